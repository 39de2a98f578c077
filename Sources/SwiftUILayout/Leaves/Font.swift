/// A text to be looked up in a table; here it stands for itself.
public struct LocalizedStringKey: Sendable, Equatable, ExpressibleByStringInterpolation {
  let text: String
  /// Makes a key.
  public init(_ value: String) { text = value }
  /// Makes a key.
  public init(stringLiteral value: String) { text = value }
}

/// A text to be looked up later; here it stands for itself.
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
  let text: String
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

  /// The styles of text, each with the size of the font of its name.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// Titles.
    case largeTitle, title, title2, title3
    /// Headings.
    case headline, subheadline
    /// Running text and what goes with it.
    case body, callout, footnote, caption, caption2

    fileprivate var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// How wide letters are.
  public enum Width: Sendable, Hashable {
    /// Narrower than usual, usual or wider.
    case compressed, condensed, standard, expanded
  }

  /// How far lines are apart.
  public enum Leading: Sendable, Hashable {
    /// As usual, nearer or wider.
    case standard, tight, loose
  }

  /// The system's font in a style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { style.font }
  /// A text of the system's font in `size` points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(size: size) }
  /// A font by name in `size` points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }
  /// A font by name in `size` points at the usual size of text.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(size: size)
  }
  /// A font by name in `fixedSize` points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { self }
  /// The font in bold.
  public func bold() -> Font { self }
  /// The font in italics.
  public func italic() -> Font { self }
  /// The font with letters of a width; texts here are as wide in all.
  public func width(_ width: Width) -> Font { self }
  /// The font with lines of a distance; texts here have one.
  public func leading(_ leading: Leading) -> Font { self }
  /// The font with letters of one width; texts here always have them.
  public func monospaced() -> Font { self }
  /// The font with small capitals.
  public func smallCaps() -> Font { self }
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
