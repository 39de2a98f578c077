/// A choice: its label, and a control of 100 by 34 points at the end of all the width there is.
///
/// A stated size: how large the control is is the system's. As segments it is as wide as offered
/// and 32 points high, as a wheel as wide as offered and 216 high, both without the label.
public struct Picker<Label, SelectionValue, Content> {
  let label: Label
}

extension Picker: View, PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
  /// Makes a choice.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
  /// Makes a choice.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: label)
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    if let height = place.environment.pickerHeight {
      return lowering.lower(Color.clear.frame(height: height), place)
    }
    return lowering.lower(
      ControlRow(label: label, size: CGSize(width: 100, height: 34)),
      place
    )
  }
}

extension Picker where Label == Text, SelectionValue: Hashable, Content: View {
  /// Makes a choice with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title))
  }
  /// Makes a choice with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title))
  }
}

extension Picker
where Label == SwiftUILayout.Label<Text, Image>, SelectionValue: Hashable, Content: View {
  /// Makes a choice with a title and a symbol.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUILayout.Label(title, systemImage: systemImage))
  }
}

/// The look of choices.
public struct PickerLook: Sendable {
  let height: CGFloat?
  /// As usual.
  public static let automatic = PickerLook(height: nil)
  /// A menu.
  public static let menu = PickerLook(height: nil)
  /// A screen of its own.
  public static let navigationLink = PickerLook(height: nil)
  /// Segments side by side.
  public static let segmented = PickerLook(height: 32)
  /// A wheel.
  public static let wheel = PickerLook(height: 216)
  /// Rows, one a value.
  @available(
    *,
    unavailable,
    message: "how the rows of an inline Picker are laid out is the system's"
  )
  public static let inline = PickerLook(height: nil)
}

extension View {
  /// Sets the look of choices.
  public nonisolated func pickerStyle(_ style: PickerLook) -> some View {
    environment(\.pickerHeight, style.height)
  }
}

private enum PickerHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  /// The height of choices without labels, if a view above said that they have none.
  var pickerHeight: CGFloat? {
    get { self[PickerHeightKey.self] }
    set { self[PickerHeightKey.self] = newValue }
  }
}
