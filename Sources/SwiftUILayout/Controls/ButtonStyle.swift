/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is pressed; it never is here.
  public var isPressed: Bool { false }
}

/// How buttons look and are used.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a button is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of, with what it does.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = ButtonStyleConfiguration.Label
  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  init(_ configuration: ButtonStyleConfiguration) {
    role = configuration.role
    label = configuration.label
  }

  /// Does what the button does; nothing here.
  public func trigger() {}
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes a style.
  public nonisolated init() {}
  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label within a border: 7 points above and below it and 12 at its sides.
///
/// A stated size: how much room a border leaves is the system's.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes a style.
  public nonisolated init() {}
  /// The label within a border.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 12).padding(.vertical, 7)
  }
}

/// The label within a filled border, as large as in a plain one.
public typealias BorderedProminentButtonStyle = BorderedButtonStyle
/// The label alone.
public typealias BorderlessButtonStyle = PlainButtonStyle
/// The label alone.
public typealias DefaultButtonStyle = PlainButtonStyle

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
  /// The label alone.
  public static var borderless: PlainButtonStyle { PlainButtonStyle() }
  /// As usual: the label alone.
  public static var automatic: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label within a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// The label within a filled border.
  public static var borderedProminent: BorderedButtonStyle { BorderedButtonStyle() }
}

/// How the corners of a border are.
public struct ButtonBorderShape: Sendable, Equatable {
  /// As usual.
  public static let automatic = ButtonBorderShape()
  /// Round ends.
  public static let capsule = ButtonBorderShape()
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape()
  /// A circle.
  public static let circle = ButtonBorderShape()
  /// Round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

extension View {
  /// Sets the look of buttons.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    look(AnyButtonStyle.looks(style))
  }
  /// Sets the look and the use of buttons.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    look(AnyButtonStyle.works(style))
  }
  /// Sets the corners of borders.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Sets the size of controls; every stated size of one here is that of the regular size.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// Says whether a button can be held to do its work again and again.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

/// Whether a button can be held to do its work again and again.
public struct ButtonRepeatBehavior: Sendable, Hashable {
  /// As usual.
  public static let automatic = ButtonRepeatBehavior()
  /// It can.
  public static let enabled = ButtonRepeatBehavior()
  /// It cannot.
  public static let disabled = ButtonRepeatBehavior()
}

/// The style of a button, of one of two kinds.
enum AnyButtonStyle {
  case looks(any ButtonStyle)
  case works(any PrimitiveButtonStyle)

  @MainActor func view(
    _ configuration: ButtonStyleConfiguration,
    _ lowering: Lowering,
    _ place: ViewPlace
  ) -> AnyView {
    func look<S: ButtonStyle>(_ style: S) -> AnyView {
      AnyView(lowering.linked(style, place).makeBody(configuration: configuration))
    }
    func work<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
      AnyView(lowering.linked(style, place).makeBody(configuration: .init(configuration)))
    }
    switch self {
    case .looks(let style): return look(style)
    case .works(let style): return work(style)
    }
  }
}
