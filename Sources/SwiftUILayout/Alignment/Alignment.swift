/// A guide along the horizontal axis.
public struct HorizontalAlignment: Sendable, Equatable {
  let key: GuideKey

  /// Makes a custom guide.
  public init(_ id: any AlignmentID.Type) { key = .custom(.horizontal, GuideType(type: id)) }
  init(_ key: GuideKey) { self.key = key }

  /// The edge at which reading starts.
  public static let leading = HorizontalAlignment(GuideKey.leading)
  /// The middle.
  public static let center = HorizontalAlignment(GuideKey.centerX)
  /// The edge at which reading ends.
  public static let trailing = HorizontalAlignment(GuideKey.trailing)
  /// Where the separators of list rows start.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the separators of list rows end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  /// The merged value of guides of several views, in points.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.merged(values.compactMap { $0.map(Double.init) }).map { CGFloat($0) }
  }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Sendable, Equatable {
  let key: GuideKey

  /// Makes a custom guide.
  public init(_ id: any AlignmentID.Type) { key = .custom(.vertical, GuideType(type: id)) }
  init(_ key: GuideKey) { self.key = key }

  /// The upper edge.
  public static let top = VerticalAlignment(GuideKey.top)
  /// The middle.
  public static let center = VerticalAlignment(GuideKey.centerY)
  /// The lower edge.
  public static let bottom = VerticalAlignment(GuideKey.bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(GuideKey.firstBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(GuideKey.lastBaseline)

  /// The merged value of guides of several views, in points.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.merged(values.compactMap { $0.map(Double.init) }).map { CGFloat($0) }
  }
}

/// A guide along each of the two axes.
public struct Alignment: Sendable, Equatable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The last baseline of text, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The first baseline of text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The last baseline of text, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The first baseline of text, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The last baseline of text, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}
