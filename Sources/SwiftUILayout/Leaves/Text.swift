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
  /// Makes a text of `resource`, which is not translated here.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = resource.text }
  /// Makes a text of what `format` makes of a value; in the language that all texts have here.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = format.locale(Locale(identifier: "en_US_POSIX")).format(input)
  }
  /// Makes a text of a date: of as many characters as such a text has in English.
  public init(_ date: Date, style: DateStyle) { content = style.sample }
  /// Makes a text of two dates: of as many characters as such a text has in English.
  public init(_ interval: ClosedRange<Date>) { content = "Jan 10 - Feb 10, 2025" }
  /// Makes a text with markings, which take no room here.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) { content = String(attributed.characters) }
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
  /// The text in bold; no difference to a layout.
  public func bold(_ isActive: Bool) -> Text { self }
  /// The text in italics; no difference to a layout.
  public func italic() -> Text { self }
  /// The text in italics; no difference to a layout.
  public func italic(_ isActive: Bool) -> Text { self }
  /// The text with a line through it; no difference to a layout.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The text in letters of one width, as it always is here.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// The text in digits of one width, as it always is here.
  public func monospacedDigit() -> Text { self }
  /// The text with letters nearer or further apart; it has one width here.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// The text with letters nearer or further apart; it has one width here.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// The text higher or lower; no difference to a layout.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// The text in a design; no difference to a layout.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// The text in a style; no difference to a layout.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
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

  /// How a date is written.
  public struct DateStyle: Sendable, Hashable {
    fileprivate let sample: String
    /// The time of the day.
    public static let time = DateStyle(sample: "10:41 AM")
    /// The day.
    public static let date = DateStyle(sample: "January 10, 2025")
    /// The time that has passed or is left.
    public static let relative = DateStyle(sample: "10 min, 41 sec")
    /// The time that has passed or is left, with a word for which.
    public static let offset = DateStyle(sample: "-10 minutes")
    /// The time that has passed or is left, counted.
    public static let timer = DateStyle(sample: "10:41")
  }

  /// The characters of the text.
  var words: String { content }

  func metrics(_ environment: EnvironmentValues) -> TextMetrics {
    TextMetrics(
      text: content,
      fontSize: Double(fontSize ?? environment.font?.size ?? Font.body.size),
      limit: environment.lineLimit,
      least: environment.leastLines,
      gap: max(Double(environment.lineSpacing).or(0), 0)
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
