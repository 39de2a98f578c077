/// Shows that something goes on: 20 by 20 points without a value, as wide as offered and 4 high
/// with one; a label is above it, 8 points away.
public struct ProgressView<Label, CurrentValueLabel> {
  let isLinear: Bool
  let labels: [any View]
}

extension ProgressView: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let indicator = ProgressIndicator(
      isLinear: place.environment.progressIsLinear ?? isLinear
    )
    if labels.isEmpty { return indicator.lower(lowering, place) }
    var views = labels
    views.insert(indicator, at: min(1, views.count))
    return lowering.lower(VStack { TupleView((), views) }, place)
  }
}

private struct ProgressIndicator: View, PrimitiveView {
  let isLinear: Bool

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.leaf(place) { seat in
      guard isLinear else { return RigidNode(seat, Extent(width: 20, height: 20)) }
      return MeasuredLeafNode(seat) { Extent(width: max($0.width.or(10), 0), height: 4) }
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes an indicator without end.
  public nonisolated init() { self.init(isLinear: false, labels: []) }
  /// Makes an indicator of a part.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(isLinear: value != nil, labels: [])
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// Makes an indicator without end, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(isLinear: false, labels: [label()])
  }
  /// Makes an indicator of a part, with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isLinear: value != nil, labels: [label()])
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  /// Makes an indicator of a part, with a label above and one below.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(isLinear: value != nil, labels: [label(), currentValueLabel()])
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes an indicator without end, with a title.
  public nonisolated init(_ title: LocalizedStringKey) {
    self.init(isLinear: false, labels: [Text(title)])
  }
  /// Makes an indicator without end, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init(isLinear: false, labels: [Text(title)])
  }
  /// Makes an indicator of a part, with a title.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringKey,
    value: V?,
    total: V = 1
  ) {
    self.init(isLinear: value != nil, labels: [Text(title)])
  }
}

/// The look of an indicator.
public struct ProgressLook: Sendable {
  let isLinear: Bool?
  /// As usual.
  public static let automatic = ProgressLook(isLinear: nil)
  /// A line: as wide as offered and 4 points high.
  public static let linear = ProgressLook(isLinear: true)
  /// A circle: 20 by 20 points.
  public static let circular = ProgressLook(isLinear: false)
}

extension View {
  /// Sets the look of indicators.
  public nonisolated func progressViewStyle(_ style: ProgressLook) -> some View {
    environment(\.progressIsLinear, style.isLinear)
  }
}

private enum ProgressKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension EnvironmentValues {
  /// Whether indicators are lines, if a view above said so.
  var progressIsLinear: Bool? {
    get { self[ProgressKey.self] }
    set { self[ProgressKey.self] = newValue }
  }
}
