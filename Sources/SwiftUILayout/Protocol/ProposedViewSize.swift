/// A proposal for the size of a view: each dimension a number, infinity, or `nil` (P1).
///
/// Zero asks for the minimum, infinity for the maximum, `nil` for the ideal size.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// Points across, or `nil` where it is left open.
  public var width: CGFloat?
  /// Points down, or `nil` where it is left open.
  public var height: CGFloat?

  /// Makes a proposal from its two dimensions in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with `size` in place of what is left open; 10 by 10 points unless given (P2).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  var offer: Offer {
    Offer(
      width: width.map(Double.init) ?? Offer.open,
      height: height.map(Double.init) ?? Offer.open
    )
  }

  init(_ offer: Offer) {
    self.init(
      width: offer.width.isNaN ? nil : CGFloat(offer.width),
      height: offer.height.isNaN ? nil : CGFloat(offer.height)
    )
  }
}
