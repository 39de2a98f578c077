/// A line or several of text, measured by a simple rule that is not Apple's.
///
/// Every character advances half the font's size (17 points unless a font says otherwise); every
/// line is 1.2 times the font's size high, with its baseline 0.95 of the size from its top. Words
/// wrap where the offered width ends; a word wider than that is broken. An open width keeps every
/// paragraph on one line. A text never answers more lines than fit the offered height, but one at
/// least, and never a width beyond the offered one. Real text has other sizes.
public struct Text: Sendable, Equatable {
  private let content: String
  private var fontSize: CGFloat?
  private var lines: Int?

  /// Makes a text of `content` as it is.
  public init(verbatim content: String) { self.content = content }
  /// Makes a text of `content`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
  /// Makes a text of `key`, which is not translated here.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {
    content = key.text
  }
  /// Makes a text of an image: two characters wide.
  public init(_ image: Image) { content = "  " }

  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.fontSize = font?.size
    return text
  }
  /// The text in a weight; no difference to a layout.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// The text in bold; no difference to a layout.
  public func bold() -> Text { self }
  /// The text in italics; no difference to a layout.
  public func italic() -> Text { self }
  /// The text underlined; no difference to a layout.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The text in a colour; no difference to a layout.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Two texts together.
  public static func + (left: Text, right: Text) -> Text {
    var text = Text(verbatim: left.content + right.content)
    text.fontSize = left.fontSize ?? right.fontSize
    return text
  }

  func metrics(_ environment: EnvironmentValues) -> TextMetrics {
    TextMetrics(
      text: content,
      fontSize: Double(fontSize ?? environment.font?.size ?? Font.body.size),
      limit: environment.lineLimit
    )
  }
}

extension Text: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let metrics = metrics(place.environment)
    return lowering.leaf(place) { seat in
      MeasuredLeafNode(seat, baselines: metrics.baselines, measure: metrics.size)
    }
  }
}
