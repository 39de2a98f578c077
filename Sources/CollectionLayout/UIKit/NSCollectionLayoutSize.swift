import LayoutCore

/// One length of an item: a fraction of what it lies in, so many points, or an estimate.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  package let lowered: LayoutDimension

  private init(_ lowered: LayoutDimension) { self.lowered = lowered }

  /// A fraction of the container's width (S1, S3).
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(Double(fractionalWidth)))
  }

  /// A fraction of the container's height (S1, S3).
  public static func fractionalHeight(
    _ fractionalHeight: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(Double(fractionalHeight)))
  }

  /// So many points (S7).
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(Double(absoluteDimension)))
  }

  /// So many points until the element is measured (S7, E1).
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(Double(estimatedDimension)))
  }

  /// An estimate that grows to the largest estimated sibling once measured (E8).
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(Double(estimate)))
  }

  /// Whether it is a fraction of the width.
  public var isFractionalWidth: Bool { lowered.isFraction(of: .horizontal) }
  /// Whether it is a fraction of the height.
  public var isFractionalHeight: Bool { lowered.isFraction(of: .vertical) }
  /// Whether it is so many points.
  public var isAbsolute: Bool {
    if case .absolute = lowered { true } else { false }
  }
  /// Whether it is an estimate.
  public var isEstimated: Bool {
    if case .estimated = lowered { true } else { false }
  }
  /// Whether it grows to the largest estimated sibling.
  public var isUniformAcrossSiblings: Bool { lowered.isUniform }
  /// The fraction, or the points.
  public var dimension: CGFloat { CGFloat(lowered.value) }
}

/// A width and a height of an item.
public final class NSCollectionLayoutSize: NSObject, Sendable {
  /// The length across.
  public let widthDimension: NSCollectionLayoutDimension
  /// The length down.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size of two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  package var lowered: LayoutDimensions {
    LayoutDimensions(width: widthDimension.lowered, height: heightDimension.lowered)
  }
}
