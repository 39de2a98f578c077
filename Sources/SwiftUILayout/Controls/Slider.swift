/// A slider: as wide as offered, 31 points high; labels of its ends stand beside it.
public struct Slider<Label, ValueLabel> {
  let ends: [any View]
}

extension Slider: View {
  /// A leaf of the slider's size, between the labels of its ends.
  public var body: some View {
    let track = Color.clear.frame(height: 31)
    if let first = ends.first, let last = ends.last {
      return AnyView(
        HStack {
          AnyView(first)
          track
          AnyView(last)
        }
      )
    }
    return AnyView(track)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(ends: []) }
  /// Makes a slider with steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(ends: []) }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// Makes a slider with a label, which is read aloud and not shown.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(ends: []) }
  /// Makes a slider with steps and a label, which is read aloud and not shown.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(ends: []) }
}

extension Slider where Label: View, ValueLabel: View {
  /// Makes a slider with labels of its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(ends: [minimumValueLabel(), maximumValueLabel()])
  }
  /// Makes a slider with steps and labels of its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(ends: [minimumValueLabel(), maximumValueLabel()])
  }
}
