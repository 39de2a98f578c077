package import LayoutCore

/// A group with everything in it placed, in exact points from its outer corner.
package struct FilledGroup: Sendable {
  /// The group's own size, insets included.
  package var size: Size
  /// Its cells in order (G11).
  package var leaves: [Leaf] = []
  /// What is anchored in it, in layout order (B17).
  package var supplementaries: [Anchored] = []
  /// Whether as many cells were placed as it can hold.
  package var isFull = false

  /// One cell of a group.
  package struct Leaf: Sendable {
    /// After its insets (S12).
    package var frame: Rect
    package var zIndex: Int = 0
    /// Which lengths a measurement can replace (E1).
    package var estimatesWidth = false
    package var estimatesHeight = false

    /// Whether the cell can be measured at all.
    package var isEstimated: Bool { estimatesWidth || estimatesHeight }
  }

  /// One supplementary of a group.
  package struct Anchored: Sendable {
    package var kind: String
    package var frame: Rect
    package var zIndex: Int
  }

  /// Moves everything inside, not the size.
  mutating func shift(by x: Double, _ y: Double) {
    for index in leaves.indices {
      leaves[index].frame.x += x
      leaves[index].frame.y += y
    }
    for index in supplementaries.indices {
      supplementaries[index].frame.x += x
      supplementaries[index].frame.y += y
    }
  }

  /// The far edge of everything anchored or placed, and the near one, along an axis.
  func reach(along axis: Axis) -> ClosedRange<Double> {
    var low = 0.0
    var high = max(0, size[axis])
    for anchored in supplementaries {
      low = min(low, anchored.frame.origin(along: axis))
      high = max(high, anchored.frame.end(along: axis))
    }
    return low...high
  }
}
