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

/// Whether something is shown.
public enum Visibility: Sendable, Hashable, CaseIterable {
  /// As usual, shown or hidden.
  case automatic, visible, hidden
}

/// The size of controls; every stated size of a control here is that of the regular one.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  /// From small to large.
  case mini, small, regular, large, extraLarge
}

extension Text {
  /// Where a text that is too long is cut.
  public enum TruncationMode: Sendable, Hashable {
    /// At the start, the end or in the middle.
    case head, tail, middle
  }

  /// In which letters a text is shown.
  public enum Case: Sendable, Hashable {
    /// In capitals or small letters.
    case uppercase, lowercase
  }
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Sendable {
  /// In one colour.
  public static let monochrome = SymbolRenderingMode()
  /// In their own colours.
  public static let multicolor = SymbolRenderingMode()
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// In several styles.
  public static let palette = SymbolRenderingMode()
}

/// Which form of a symbol is shown; all are as large.
public struct SymbolVariants: Sendable, Hashable {
  /// The form as named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants()
  /// In a square.
  public static let square = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants()
  /// Crossed out.
  public static let slash = SymbolVariants()
  /// Filled as well.
  public var fill: SymbolVariants { self }
  /// In a circle as well.
  public var circle: SymbolVariants { self }
}

/// How a change of content moves.
public struct ContentTransition: Sendable, Equatable {
  /// At once.
  public static let identity = ContentTransition()
  /// By opacity.
  public static let opacity = ContentTransition()
  /// By form.
  public static let interpolate = ContentTransition()
  /// By digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// By digits, up or down.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// By an effect of symbols.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition {
    ContentTransition()
  }
  /// By an effect of symbols.
  public static var symbolEffect: ContentTransition { ContentTransition() }
}

/// How a symbol moves.
public struct SymbolEffect: Sendable {
  /// It jumps.
  public static let bounce = SymbolEffect()
  /// It comes and goes.
  public static let pulse = SymbolEffect()
  /// Its parts change colour.
  public static let variableColor = SymbolEffect()
  /// Another comes in its place.
  public static let replace = SymbolEffect()
  /// It grows.
  public static let scale = SymbolEffect()
  /// It shakes.
  public static let wiggle = SymbolEffect()
  /// It turns.
  public static let rotate = SymbolEffect()
}
