/// The size classes of a window.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  /// Little room.
  case compact
  /// Ample room.
  case regular
}

/// Light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The sizes of text a person can choose.
public enum DynamicTypeSize: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A size below the usual one.
  case medium
  /// The usual size.
  case large
  /// A size above the usual one.
  case xLarge
  /// A large size.
  case xxLarge
  /// The largest size that is not for accessibility.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size of all.
  case accessibility5

  /// Whether this is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Whether the left size is the smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Ends a presentation; there is none here.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

private enum DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum ScaleKey: EnvironmentKey { static let defaultValue = CGFloat(1) }
private enum SchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum HorizontalClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US_POSIX")
}

extension EnvironmentValues {
  /// The direction in which views are read.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }
  /// Device pixels a point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  /// The length of a device pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] }
    set { self[SchemeKey.self] = newValue }
  }
  /// The size of text that the person chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// The most lines a text takes; no limit where nil.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The font of texts that have none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }
  /// How much room there is down.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }
  /// The language and region; always the same unless set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// Ends the presentation around the view.
  public var dismiss: DismissAction { DismissAction() }
}
