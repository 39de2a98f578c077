// Choices of modifiers that make no difference to a layout.

/// How text is aligned in itself.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the start, the middle or the end.
  case leading, center, trailing
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Sendable, Equatable {
  private let name: String
  /// As usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden where that is usual.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Parts of the screen that something else covers.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// Makes a choice from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Under bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Under the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Under anything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How assistive technology treats the views inside.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  private let name: String
  /// Left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// One by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
