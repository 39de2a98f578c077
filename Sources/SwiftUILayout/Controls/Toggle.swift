/// A switch beside its label: 51 by 31 points at the end of all the width there is.
public struct Toggle<Label> {
  let label: Label
  let isOn: Binding<Bool>
}

extension Toggle: View, PrimitiveView where Label: View {
  /// Makes a switch.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn)
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: AnyView(label)),
      isOn: isOn
    )
    let look = place.environment[look: (any ToggleStyle).self]
    func body<S: ToggleStyle>(_ style: S) -> AnyView {
      AnyView(lowering.linked(style, place).makeBody(configuration: configuration))
    }
    let style: any ToggleStyle = look?.style ?? SwitchToggleStyle()
    return lowering.lower(body(style).within(look), place)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public nonisolated init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn)
  }
  /// Makes a switch with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn)
  }
}

extension Toggle where Label == SwiftUILayout.Label<Text, Image> {
  /// Makes a switch with a title and a symbol.
  public nonisolated init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(label: SwiftUILayout.Label(title, systemImage: systemImage), isOn: isOn)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a switch of what a style is given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(label: configuration.label, isOn: configuration.$isOn)
  }
}

/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a switch is made of.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of a switch.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a switch is made of.
public struct ToggleStyleConfiguration {
  /// The label of a switch.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it is neither on nor off; it never is here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The label, room, and a switch of 51 by 31 points.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// Makes a style.
  public nonisolated init() {}
  /// Makes a style with a colour.
  public nonisolated init(tint: Color) {}
  /// The label, room, and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(size: CGSize(width: 51, height: 31))
    }
  }
}

/// A button that stays pressed: as large as its label.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes a style.
  public nonisolated init() {}
  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// As usual: a switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the look of switches.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    look(style as any ToggleStyle)
  }
}
