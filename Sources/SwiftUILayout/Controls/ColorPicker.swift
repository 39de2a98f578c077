/// A choice of a colour: its label, and a control of 28 by 28 points at the end of all the width.
public struct ColorPicker<Label> {
  let label: Label
}

extension ColorPicker: View where Label: View {
  /// Makes a choice.
  public nonisolated init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
  /// The label, room, and the control.
  public var body: some View {
    ControlRow(label: label, size: CGSize(width: 28, height: 28))
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(label: Text(title))
  }
}
