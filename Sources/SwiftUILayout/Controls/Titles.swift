// Titles that are texts and no keys: as sources give them that have their titles from elsewhere.

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text of a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Makes a group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
  /// Makes a group with a title whose content may be shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Stepper where Label == Text {
  /// Makes a number with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1
  ) { self.init(value: value, step: step) { Text(title) } }
  /// Makes a number within bounds, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}

extension DatePicker where Label == Text {
  /// Makes a choice with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}

extension ColorPicker where Label == Text {
  /// Makes a choice with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}

extension ContentUnavailableView
where Label == SwiftUILayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUILayout.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(shown: FieldText(text, prompt: prompt ?? Text(title), wraps: axis == .vertical))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes an indicator of a part, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1
  ) { self.init(value: value, total: total) { Text(title) } }
}

extension Toggle where Label == SwiftUILayout.Label<Text, Image> {
  /// Makes a switch with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUILayout.Label(title, systemImage: systemImage) }
  }
}
