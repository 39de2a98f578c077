extension View {
  /// Sets the font of texts.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the most lines a text takes.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number).environment(\.leastLines, 0)
  }
  /// Sets the most lines a text takes.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// Sets the least lines for which a text keeps room.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.leastLines, limit.lowerBound)
  }
  /// Sets the least lines for which a text keeps room, and the most it takes.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.leastLines, limit.lowerBound)
  }
  /// Sets the most lines a text takes, and whether it keeps room for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : 0)
  }
  /// Sets how far the lines of a text are apart, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Says whether controls can be used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
  /// Sets the size of text that the person chose.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Keeps the size of text that the person chose within bounds.
  public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T)
    -> some View
  {
    transformEnvironment(\.dynamicTypeSize) { size in
      let all = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = all.first, let last = all.last else { return }
      size = min(max(size, first), last)
    }
  }
  /// Says where a text that is too long is cut; it is as large.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Lets letters come nearer to one another; texts here have one width.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
  /// Shows texts in capitals or small letters; texts here have one width.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Sets how far letters are apart; texts here have one width.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }
  /// Sets how far letters are apart; texts here have one width.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
  /// Moves texts up or down.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Draws lines under texts.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }
  /// Draws lines through texts.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }
  /// Sets texts in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
  /// Sets texts in letters of one width, as they always are here.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Sets texts in digits of one width, as they always are here.
  public nonisolated func monospacedDigit() -> some View { self }
  /// Sets the design of texts.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Sets the width of letters; texts here have one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Lets a person choose texts.
  public nonisolated func textSelection(_ selectability: TextSelectability) -> some View { self }
}

/// Whether a person can choose texts.
public struct TextSelectability: Sendable {
  /// A person can.
  public static let enabled = TextSelectability()
  /// Nobody can.
  public static let disabled = TextSelectability()
}

private enum LeastLinesKey: EnvironmentKey { static let defaultValue = 0 }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue = CGFloat(0) }

extension EnvironmentValues {
  /// The least lines for which a text keeps room.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }
  /// How far the lines of a text are apart, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
}
