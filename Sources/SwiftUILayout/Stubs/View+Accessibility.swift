// What assistive technology is told makes no difference to a layout.

/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: Int
  /// Makes traits from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// In front of all others.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// Often changing.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// Switched on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 256)
}

/// What a person does to a view by assistive technology.
public struct AccessibilityActionKind: Sendable, Equatable {
  /// What is usual.
  public static let `default` = AccessibilityActionKind()
  /// Going back.
  public static let escape = AccessibilityActionKind()
  /// What is most likely meant.
  public static let magicTap = AccessibilityActionKind()
}

/// In which direction a value changes.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  /// Up or down.
  case increment, decrement
}

/// Which heading a view is.
public enum AccessibilityHeadingLevel: Sendable, Hashable {
  /// No level, or one of six.
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Says what the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Says what the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Says the view's value.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  /// Says the view's value.
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Says what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  /// Says what the view does.
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Says when the view is read.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Says which heading the view is.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
  /// Adds something that can be done; it is not done here.
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Adds something that can be done; it is not done here.
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Says how the value is changed; it is not changed here.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Replaces what assistive technology sees.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  /// Shows the view large when a person holds it.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Keeps the view's colours when others are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}
