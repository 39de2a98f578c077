/// A way to another screen, which is not laid out: as large as its label.
public struct NavigationLink<Label, Destination> {
  let label: Label
}

extension NavigationLink: View, PrimitiveView where Label: View, Destination: View {
  /// Makes a link to a screen.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
  /// Makes a link to a screen.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
  /// Makes a link to a screen that may be open.
  public nonisolated init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.labelled(place, label)
  }
}

extension NavigationLink where Destination == Never, Label: View {
  /// Makes a link to the screen of a value.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Makes a link with a title to the screen of a value.
  public nonisolated init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {
    self.init(label: Text(title))
  }
  /// Makes a link with a title to the screen of a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title))
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Makes a link with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title))
  }
  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title))
  }
  /// Makes a link with a title.
  public nonisolated init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(title))
  }
  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title))
  }
}

extension Lowering {
  /// One box with a control's label inside.
  func labelled<V: View>(_ place: ViewPlace, _ label: V) -> LoweredViews {
    container(place, label, orientation: .horizontal) { seat, views in
      StackNode(seat, StackStyle(.horizontal, .centerY, nil), views.nodes, isStatic: true)
    }
  }
}
