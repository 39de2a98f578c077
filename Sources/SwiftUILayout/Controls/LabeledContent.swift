/// A label, and content at the end of all the width there is.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Makes content with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  /// The label, room, and the content.
  public var body: some View {
    HStack {
      label
      Spacer()
      content
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes content with a title.
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
  /// Makes content with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  public nonisolated init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {
    self.init(label: Text(title), content: Text(value))
  }
  /// Makes a text with a title.
  @_disfavoredOverload
  public nonisolated init<T: StringProtocol, S: StringProtocol>(_ title: T, value: S) {
    self.init(label: Text(title), content: Text(value))
  }
  /// Makes a text of a value with a title.
  public nonisolated init<F: FormatStyle>(
    _ title: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

/// A label that shows and hides content below it, at the leading edge.
///
/// The mark beside the label takes no room here. The content is hidden unless a binding says that
/// it is shown.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let content: Content
  let isExpanded: Bool
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// Makes a group.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), isExpanded: false)
  }
  /// Makes a group whose content may be shown.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), isExpanded: isExpanded.wrappedValue)
  }
  /// The label, with the content below it where that is shown.
  public var body: some View {
    VStack(alignment: .leading) {
      label
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Makes a group with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), content: content(), isExpanded: false)
  }
  /// Makes a group with a title whose content may be shown.
  public nonisolated init(
    _ title: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), content: content(), isExpanded: isExpanded.wrappedValue)
  }
}

/// Says that there is nothing to show: takes all the room it is offered, and has a label, a
/// description and actions in its middle, 8 points apart.
public struct ContentUnavailableView<Label, Description, Actions> {
  let parts: [any View]
}

extension ContentUnavailableView: View, PrimitiveView
where Label: View, Description: View, Actions: View {
  /// Makes a view.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(parts: [label(), description(), actions()])
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.screen(place, VStack { TupleView((), parts) })
  }
}

extension ContentUnavailableView
where Label == SwiftUILayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view with a title and a symbol.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(parts: [SwiftUILayout.Label(title, systemImage: name), description])
  }
}
