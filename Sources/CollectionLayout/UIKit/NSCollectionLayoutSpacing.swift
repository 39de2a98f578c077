/// Room between two items, or outside an edge of one, in points.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  package let lowered: Spacing

  private init(_ lowered: Spacing) { self.lowered = lowered }

  /// Exactly so much.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(Double(fixedSpacing)))
  }

  /// At least so much; flexible spacings share what is left over (G6).
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(Double(flexibleSpacing)))
  }

  /// The fixed or least room.
  public var spacing: CGFloat { CGFloat(lowered.amount) }
  /// Whether it is exactly so much.
  public var isFixedSpacing: Bool { !lowered.isFlexible }
  /// Whether it shares what is left over.
  public var isFlexibleSpacing: Bool { lowered.isFlexible }
}

/// Room outside the four edges of an item (G8, G9).
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
  /// Room before the edge at which reading starts.
  public let leading: NSCollectionLayoutSpacing?
  /// Room above.
  public let top: NSCollectionLayoutSpacing?
  /// Room after the edge at which reading ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// Room below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes spacing for the edges given; the others have none.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  package var lowered: EdgeSpacing {
    EdgeSpacing(
      leading: leading?.lowered,
      top: top?.lowered,
      trailing: trailing?.lowered,
      bottom: bottom?.lowered
    )
  }
}
