public import LayoutCore

/// A masonry as a magazine article printed it, its faults kept, to be caught by others.
///
/// It knows lanes, one spacing and a container; insets, spans, bounds, starts, obstacles,
/// direction and other placements are unknown to it. It checks nothing: lanes get a negative
/// length when the spacing is larger than the container, an item of fixed size sticks out of its
/// lane, a scaled item without cross length is not a number long, and without lanes it traps at
/// the first item.
public struct ArticleMasonry: Sendable, Hashable {
  /// The scroll axis.
  public var axis: Axis
  /// How many lanes lie beside each other.
  public var lanes: Int
  /// Points between lanes, and between the items of a lane.
  public var spacing: Double

  /// Makes the article's masonry with the article's own defaults.
  public init(lanes: Int = 3, spacing: Double = 10, axis: Axis = .vertical) {
    self.lanes = lanes
    self.spacing = spacing
    self.axis = axis
  }

  /// Takes from a masonry what the article knows; both spacings become the lane spacing.
  public init(_ masonry: Masonry) {
    self.init(lanes: masonry.lanes, spacing: masonry.laneSpacing, axis: masonry.axis)
  }

  /// Lays the masonry's items out as the article would.
  ///
  /// - Complexity: O(items × lanes). Traps when there are items but no lanes, or fewer than none.
  public static func arranged(_ masonry: Masonry) -> MasonryArrangement {
    ArticleMasonry(masonry).arranged(masonry.items, in: masonry.container)
  }

  /// Lays items out in a container; a length left open counts as 10 points (P2).
  ///
  /// - Complexity: O(items × lanes). Traps when there are items but no lanes, or fewer than none.
  public func arranged(_ items: [MasonryItem], in container: ProposedSize) -> MasonryArrangement {
    let crossLength = container[axis.crossed] ?? 10
    let laneLength = (crossLength - spacing * Double(lanes - 1)) / Double(lanes)
    let pitch = laneLength + spacing
    var ends = [Double](repeating: 0, count: lanes)
    var frames: [Rect] = []
    var chosen: [Int] = []
    for item in items {
      var lane = 0
      var lowest = Double.greatestFiniteMagnitude
      for (candidate, end) in ends.enumerated() where end < lowest {
        lane = candidate
        lowest = end
      }
      let size = answer(of: item, to: laneLength)
      let position = ends[lane]
      let offset = Double(lane) * pitch
      frames.append(
        axis == .vertical
          ? Rect(x: offset, y: position, width: size.width, height: size.height)
          : Rect(x: position, y: offset, width: size.width, height: size.height)
      )
      chosen.append(lane)
      ends[lane] += size[axis] + spacing
    }
    var size = Size.zero
    size[axis] = farthest(of: frames)
    size[axis.crossed] = crossLength
    let work = WorkCounters(
      measures: items.count,
      placements: items.count,
      comparisons: items.count * lanes,
      passes: 1
    )
    return MasonryArrangement(frames: frames, size: size, lanes: chosen, work: work)
  }

  /// What the item's view would answer when it is offered the lane's length across and nothing
  /// along the scroll axis.
  private func answer(of item: MasonryItem, to laneLength: Double) -> Size {
    let own = Size(width: item.width, height: item.height)
    var size = own
    switch item.sizing {
    case .fixed: break
    case .scale:
      size[axis.crossed] = laneLength
      size[axis] = laneLength * own[axis] / own[axis.crossed]
    case .stretch: size[axis.crossed] = laneLength
    }
    return size
  }

  /// The far edge that no other is beyond, 0 without frames.
  private func farthest(of frames: [Rect]) -> Double {
    guard var farthest = frames.first?.end(along: axis) else { return 0 }
    for frame in frames where farthest < frame.end(along: axis) {
      farthest = frame.end(along: axis)
    }
    return farthest
  }
}
