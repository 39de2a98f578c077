/// A choice of a date: its label, and a control of 120 by 34 points at the end of all the width.
///
/// A stated size: how large the control is is the system's.
public struct DatePicker<Label> {
  let label: Label
}

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt
  /// Makes a choice from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View where Label: View {
  /// Makes a choice.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
  /// The label, room, and the control.
  public var body: some View {
    ControlRow(label: label, size: CGSize(width: 120, height: 34))
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title))
  }
  /// Makes a choice within a range, with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title))
  }
}

/// The look of choices of a date; those that show a calendar have the system's size.
public struct DatePickerLook: Sendable {
  /// As usual.
  public static let automatic = DatePickerLook()
  /// One line.
  public static let compact = DatePickerLook()
  /// A calendar.
  @available(*, unavailable, message: "the size of a calendar is the system's; use a sized view")
  public static let graphical = DatePickerLook()
  /// Wheels.
  @available(*, unavailable, message: "the size of wheels is the system's; use a sized view")
  public static let wheel = DatePickerLook()
}

extension View {
  /// Sets the look of choices of a date.
  public nonisolated func datePickerStyle(_ style: DatePickerLook) -> some View { self }
}
