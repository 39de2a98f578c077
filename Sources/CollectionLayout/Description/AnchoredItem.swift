/// A set of edges of a rectangle.
package struct Edges: OptionSet, Sendable, Hashable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let top = Edges(rawValue: 1)
  package static let leading = Edges(rawValue: 2)
  package static let bottom = Edges(rawValue: 4)
  package static let trailing = Edges(rawValue: 8)

  /// The edges with their names in the case form, in a fixed order.
  package static let named: [(Edges, String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]
}

/// A point of a rectangle, named by edges and moved by an offset (B16).
package struct Anchor: Sendable, Hashable {
  /// The edges the point lies on; the middle where none or both of a direction are named.
  package var edges: Edges
  /// How far the point is moved.
  package var offset: Offset

  package init(edges: Edges, offset: Offset = .absolute(x: 0, y: 0)) {
    self.edges = edges
    self.offset = offset
  }

  /// How far an anchor is moved.
  package enum Offset: Sendable, Hashable {
    /// In points.
    case absolute(x: Double, y: Double)
    /// In sizes of the anchored element.
    case fractional(x: Double, y: Double)
  }
}

/// A supplementary element anchored to an item or a group (B15).
package struct AnchoredItem: Sendable, Hashable {
  package var kind: String
  package var size: LayoutDimensions
  /// Where on the item or group.
  package var containerAnchor: Anchor
  /// Where on the element itself; the container anchor's edges unless given (B16).
  package var itemAnchor: Anchor?
  /// Its place in the stack, one unless given (B18).
  package var zIndex: Int

  package init(
    kind: String,
    size: LayoutDimensions,
    containerAnchor: Anchor,
    itemAnchor: Anchor? = nil,
    zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}
