/// A point of a rectangle, named by its edges and moved by an offset (B16).
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
  /// The edges the point lies on.
  public let edges: NSDirectionalRectEdge
  /// How far the point is moved, in points or in sizes of the anchored element.
  public let offset: CGPoint
  /// Whether the offset is in sizes of the anchored element.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Makes an anchor on edges.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractionalOffset = false
  }

  /// Makes an anchor on edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Makes an anchor on edges, moved by fractions of the anchored element's own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  package var lowered: Anchor {
    let (x, y) = (Double(offset.x), Double(offset.y))
    return Anchor(
      edges: edges.lowered,
      offset: isFractionalOffset ? .fractional(x: x, y: y) : .absolute(x: x, y: y)
    )
  }
}

/// An element anchored to an item or a group (B15).
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which its view is registered.
  public let elementKind: String
  /// Where on the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Where on the element; the container anchor's edges unless given.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Its place in the stack, one unless set (B18).
  public var zIndex = 1

  /// Makes an element anchored with the same edges on both sides.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an element anchored by a point of its own.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  package var anchored: AnchoredItem {
    AnchoredItem(
      kind: elementKind,
      size: layoutSize.lowered,
      containerAnchor: containerAnchor.lowered,
      itemAnchor: itemAnchor?.lowered,
      zIndex: zIndex
    )
  }
}

/// A header, footer or side piece of a section or of the whole layout (B6 to B12).
public final class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  /// Whether it lies outside the section, which then grows for it (B8).
  public var extendsBoundary = true
  /// Whether it stays in sight while its section does (B12).
  public var pinToVisibleBounds = false
  /// The edge or corner it belongs to (B7).
  public let alignment: NSRectAlignment
  /// How far it is moved afterwards, in points.
  public let offset: CGPoint

  /// Makes an item at an edge or corner, moved by an offset.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [])
    )
  }

  package var boundary: BoundaryItem {
    BoundaryItem(
      kind: elementKind,
      size: layoutSize.lowered,
      alignment: alignment.lowered,
      offsetX: Double(offset.x),
      offsetY: Double(offset.y),
      extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds,
      zIndex: zIndex
    )
  }
}

/// A background of a section (B14).
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which its view is registered with the layout.
  public let elementKind: String
  /// Its place in the stack, zero unless set (B18).
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: []
    )
  }

  /// Makes a background that covers the whole section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  package var decoration: DecorationItem {
    DecorationItem(kind: elementKind, contentInsets: contentInsets.lowered, zIndex: zIndex)
  }
}
