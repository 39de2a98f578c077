/// A text to be looked up in a table; here it stands for itself.
public struct LocalizedStringKey: Sendable, Equatable, ExpressibleByStringInterpolation {
  let text: String
  /// Makes a key.
  public init(_ value: String) { text = value }
  /// Makes a key.
  public init(stringLiteral value: String) { text = value }
}

/// A font, of which the layout needs the size alone.
public struct Font: Sendable, Hashable {
  let size: CGFloat

  /// The weights of a font.
  public enum Weight: Sendable, Hashable {
    /// Thin strokes.
    case ultraLight, thin, light
    /// Usual strokes.
    case regular, medium
    /// Thick strokes.
    case semibold, bold, heavy, black
  }

  /// The designs of a font.
  public enum Design: Sendable, Hashable {
    /// The usual design.
    case `default`
    /// Other designs.
    case serif, rounded, monospaced
  }

  /// A text of the system's font in `size` points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(size: size) }
  /// A font by name in `size` points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { self }
  /// The font in bold.
  public func bold() -> Font { self }
  /// The font in italics.
  public func italic() -> Font { self }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { self }

  /// Text of 34 points.
  public static let largeTitle = Font(size: 34)
  /// Text of 28 points.
  public static let title = Font(size: 28)
  /// Text of 22 points.
  public static let title2 = Font(size: 22)
  /// Text of 20 points.
  public static let title3 = Font(size: 20)
  /// Text of 17 points.
  public static let headline = Font(size: 17)
  /// Text of 15 points.
  public static let subheadline = Font(size: 15)
  /// Text of 17 points.
  public static let body = Font(size: 17)
  /// Text of 16 points.
  public static let callout = Font(size: 16)
  /// Text of 13 points.
  public static let footnote = Font(size: 13)
  /// Text of 12 points.
  public static let caption = Font(size: 12)
  /// Text of 11 points.
  public static let caption2 = Font(size: 11)
}
