/// A button: as large as its label.
public struct Button<Label> {
  let label: Label
}

/// What a button is for.
public struct ButtonRole: Sendable, Equatable {
  private let name: String
  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Ends something.
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button: View, PrimitiveView where Label: View {
  /// Makes a button.
  public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
  /// Makes a button with a role.
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// One box for the button, with the label inside.
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, label, orientation: .horizontal) { seat, views in
      StackNode(seat, StackStyle(.horizontal, .centerY, nil), views.nodes, isStatic: true)
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(label: Text(title))
  }
  /// Makes a button with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(label: Text(title))
  }
}

/// Shows that something goes on: 20 by 20 points without a value, as wide as offered and 4 high
/// with one.
public struct ProgressView: Sendable {
  private let isLinear: Bool

  /// Makes an indicator without end.
  public init() { isLinear = false }
  /// Makes an indicator of a part.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { isLinear = value != nil }
}

extension ProgressView: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.leaf(place) { seat in
      guard isLinear else { return RigidNode(seat, Extent(width: 20, height: 20)) }
      return MeasuredLeafNode(seat) { Extent(width: max($0.width.or(10), 0), height: 4) }
    }
  }
}

/// A picture beside a title, 8 points apart.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// Makes a label.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }
  /// The two side by side.
  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and a symbol.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}

/// A switch beside its label: 51 by 31 points at the end of all the width there is.
public struct Toggle<Label> {
  let label: Label
}

extension Toggle: View where Label: View {
  /// Makes a switch.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
  /// The label, room, and the switch.
  public var body: some View {
    HStack {
      label
      Spacer()
      Image(size: CGSize(width: 51, height: 31))
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public nonisolated init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(title))
  }
}

/// A slider: as wide as offered, 31 points high.
public struct Slider: Sendable {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}

extension Slider: View {
  /// A leaf of the slider's size.
  public var body: some View { Color.clear.frame(height: 31) }
}
