/// A number that goes up and down: its label, and two buttons of 94 by 32 points together at the
/// end of all the width there is.
public struct Stepper<Label> {
  let label: Label
}

extension Stepper: View where Label: View {
  /// The label, room, and the buttons.
  public var body: some View {
    ControlRow(label: label, size: CGSize(width: 94, height: 32))
  }
  /// Makes a number.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
  /// Makes a number within bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension Stepper where Label == Text {
  /// Makes a number with a title.
  public nonisolated init<V: Strideable>(
    _ title: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1
  ) { self.init(label: Text(title)) }
  /// Makes a number within bounds, with a title.
  public nonisolated init<V: Strideable>(
    _ title: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) { self.init(label: Text(title)) }
  /// Makes two buttons with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) { self.init(label: Text(title)) }
}
