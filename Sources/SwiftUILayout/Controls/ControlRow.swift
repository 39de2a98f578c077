/// A label, room, and a control of a stated size.
struct ControlRow<Label: View>: View {
  let label: Label
  let size: CGSize

  var body: some View {
    HStack {
      label
      Spacer()
      Image(size: size)
    }
  }
}

extension View {
  /// Leaves the labels of controls out; here they keep the width that they have beside a control.
  @available(*, unavailable, message: "how controls are laid out without labels is the system's")
  public nonisolated func labelsHidden() -> some View { self }
}
