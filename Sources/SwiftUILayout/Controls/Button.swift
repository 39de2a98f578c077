/// A button: as large as what its style makes of its label, by itself as the label.
public struct Button<Label> {
  let label: Label
  let role: ButtonRole?
}

/// What a button is for.
public struct ButtonRole: Sendable, Equatable {
  private let name: String
  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Ends something.
  public static let cancel = ButtonRole(name: "cancel")
  /// Does what is asked.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes something.
  public static let close = ButtonRole(name: "close")
}

extension Button: View, PrimitiveView where Label: View {
  /// Makes a button.
  public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: nil)
  }
  /// Makes a button with a role.
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: role)
  }

  /// One box for the button, with the label inside.
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    guard let look = place.environment[look: AnyButtonStyle.self] else {
      return lowering.labelled(place, label)
    }
    let configuration = ButtonStyleConfiguration(
      role: role,
      label: ButtonStyleConfiguration.Label(view: AnyView(label))
    )
    let styled = look.style.view(configuration, lowering, place)
    return lowering.labelled(place, styled.within(look))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(label: Text(title), role: role)
  }
  /// Makes a button with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(label: Text(title), role: role)
  }
}

extension Button where Label == SwiftUILayout.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(label: SwiftUILayout.Label(title, systemImage: systemImage), role: role)
  }
  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(label: SwiftUILayout.Label(title, systemImage: systemImage), role: role)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button in a style that changes how a button is used.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(label: configuration.label, role: configuration.role)
  }
}

/// Starts and ends editing: as large as the word.
public struct EditButton: View, Sendable {
  /// Makes a button.
  public nonisolated init() {}
  /// The word.
  public var body: some View { Text("Edit") }
}

/// Opens an address: as large as its label.
public struct Link<Label> {
  let label: Label
}

extension Link: View, PrimitiveView where Label: View {
  /// Makes a link.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.labelled(place, label)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public nonisolated init(_ title: LocalizedStringKey, destination: URL) {
    self.init(label: Text(title))
  }
  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(label: Text(title))
  }
}

/// Hands something to another app: as large as its label.
public struct ShareLink<Label> {
  let label: Label
}

extension ShareLink: View, PrimitiveView where Label: View {
  /// Makes a link.
  public nonisolated init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.labelled(place, label)
  }
}

extension ShareLink where Label == SwiftUILayout.Label<Text, Image> {
  /// Makes a link with the usual label.
  public nonisolated init<Item>(item: Item) {
    self.init(label: SwiftUILayout.Label("Share…", systemImage: "square.and.arrow.up"))
  }
  /// Makes a link with a title.
  public nonisolated init<Item>(_ title: LocalizedStringKey, item: Item) {
    self.init(label: SwiftUILayout.Label(title, systemImage: "square.and.arrow.up"))
  }
}

/// A choice of actions: as large as its label; the actions are not laid out.
public struct Menu<Label, Content> {
  let label: Label
}

extension Menu: View, PrimitiveView where Label: View, Content: View {
  /// Makes a menu.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
  /// Makes a menu that also does something itself.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.labelled(place, label)
  }
}

extension Menu where Label == Text, Content: View {
  /// Makes a menu with a title.
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title))
  }
  /// Makes a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title))
  }
}

extension Menu where Label == SwiftUILayout.Label<Text, Image>, Content: View {
  /// Makes a menu with a title and a symbol.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUILayout.Label(title, systemImage: systemImage))
  }
}
