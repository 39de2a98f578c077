package import LayoutCore

/// A header, footer or side piece of a section or of the whole layout (B6 to B12).
package struct BoundaryItem: Sendable, Hashable {
  package var kind: String
  package var size: LayoutDimensions
  /// The edge or corner it belongs to (B7).
  package var alignment: Alignment
  /// How far it is moved afterwards, in points.
  package var offsetX: Double
  package var offsetY: Double
  /// Whether it lies outside the section, which grows for it (B8).
  package var extendsBoundary: Bool
  /// Whether it stays in sight while its section does (B12).
  package var pinsToVisibleBounds: Bool
  /// Its place in the stack, one unless given (B18).
  package var zIndex: Int

  package init(
    kind: String,
    size: LayoutDimensions,
    alignment: Alignment,
    offsetX: Double = 0,
    offsetY: Double = 0,
    extendsBoundary: Bool = true,
    pinsToVisibleBounds: Bool = false,
    zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
  }

  /// The offset along `axis`.
  package func offset(along axis: Axis) -> Double { axis == .horizontal ? offsetX : offsetY }

  /// An edge, a corner or the middle.
  package enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
    case topTrailing

    /// Where it lies along `axis`.
    package func place(along axis: Axis) -> Place {
      switch (self, axis) {
      case (.top, .vertical), (.topLeading, _), (.topTrailing, .vertical),
        (.leading, .horizontal), (.bottomLeading, .horizontal):
        .start
      case (.bottom, .vertical), (.bottomTrailing, _), (.bottomLeading, .vertical),
        (.trailing, .horizontal), (.topTrailing, .horizontal):
        .end
      default: .middle
      }
    }
  }

  /// The unnamed direction of an alignment is the middle (B7).
  package enum Place: Sendable, Hashable {
    case start, middle, end
  }
}

/// A background of a section (B14).
package struct DecorationItem: Sendable, Hashable {
  package var kind: String
  package var contentInsets: Insets
  /// Its place in the stack, zero unless given (B18).
  package var zIndex: Int

  package init(kind: String, contentInsets: Insets = Insets(), zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
