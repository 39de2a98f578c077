package import LayoutCore

/// One length of an element, before it is resolved in a box (S1, S3, S7).
package enum LayoutDimension: Sendable, Hashable {
  /// A fraction of the box's width.
  case fractionalWidth(Double)
  /// A fraction of the box's height.
  case fractionalHeight(Double)
  /// So many points.
  case absolute(Double)
  /// So many points until the element is measured.
  case estimated(Double)
  /// Estimated, and grown to the largest estimated sibling once measured (E8).
  case uniformAcrossSiblings(Double)

  /// Whether a measurement can replace the length.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether the length grows to that of its largest sibling (E8).
  package var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Whether the length is a fraction of the box's length along `axis` (G3).
  package func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// The number the dimension was made with.
  package var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }
}

/// A width and a height, before they are resolved.
package struct LayoutDimensions: Sendable, Hashable {
  /// The length across.
  package var width: LayoutDimension
  /// The length down.
  package var height: LayoutDimension

  package init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  /// Whether a measurement can replace either length.
  package var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The dimension along `axis`.
  package subscript(axis: Axis) -> LayoutDimension { axis == .horizontal ? width : height }
}
