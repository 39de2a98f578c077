/// A field for a line of text: as wide as offered and as high as a ``Text`` of one line.
///
/// Where the width is open it is as wide as what it shows, the prompt where its text is empty. A
/// field along the vertical axis wraps what it shows, as a text does.
public struct TextField<Label> {
  let shown: FieldText
}

/// What a field shows.
struct FieldText {
  var text: Binding<String>
  var prompt: String
  var wraps = false

  init(_ text: Binding<String>, prompt: Text, wraps: Bool = false) {
    self.text = text
    self.prompt = prompt.words
    self.wraps = wraps
  }
}

extension TextField: View, PrimitiveView where Label: View {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.field(shown, place)
  }
}

extension TextField where Label == Text {
  /// Makes a field.
  public nonisolated init(
    _ title: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(shown: FieldText(text, prompt: prompt ?? Text(title)))
  }
  /// Makes a field.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(shown: FieldText(text, prompt: prompt ?? Text(title)))
  }
  /// Makes a field that grows along an axis.
  public nonisolated init(
    _ title: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(
      shown: FieldText(text, prompt: prompt ?? Text(title), wraps: axis == .vertical)
    )
  }
  /// Makes a field for a value.
  public nonisolated init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { format.locale(Locale(identifier: "en_US_POSIX")).format(value.wrappedValue) },
      set: { _ in }
    )
    self.init(shown: FieldText(text, prompt: prompt ?? Text(title)))
  }
}

/// A field for a secret: laid out like a ``TextField``.
public struct SecureField<Label> {
  let shown: FieldText
}

extension SecureField: View, PrimitiveView where Label: View {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.field(shown, place)
  }
}

extension SecureField where Label == Text {
  /// Makes a field.
  public nonisolated init(
    _ title: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(shown: FieldText(text, prompt: prompt ?? Text(title)))
  }
  /// Makes a field.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(shown: FieldText(text, prompt: prompt ?? Text(title)))
  }
}

/// A field for much text: takes all the room it is offered (P2).
public struct TextEditor: GreedyView, View {
  /// Makes a field.
  public nonisolated init(text: Binding<String>) {}
}

extension Lowering {
  fileprivate func field(_ field: FieldText, _ place: ViewPlace) -> LoweredViews {
    let text = field.text.wrappedValue
    var metrics = Text(verbatim: text.isEmpty ? field.prompt : text).metrics(place.environment)
    if !field.wraps { metrics.limit = 1 }
    metrics.least = max(metrics.least, 1)
    let inset = place.environment.fieldInset
    return leaf(place) { seat in
      MeasuredLeafNode(seat, baselines: nil) { offer in
        let inside = Offer(
          width: offer.width.less(inset.width * 2),
          height: offer.height.less(inset.height * 2)
        ).floored
        let size = metrics.size(inside)
        return Extent(
          width: max(offer.width.or(size.width + inset.width * 2), 0),
          height: size.height + inset.height * 2
        )
      }
    }
  }
}

/// The look of fields.
public struct TextFieldLook: Sendable {
  let inset: CGSize
  /// As usual: the text alone.
  public static let automatic = TextFieldLook(inset: .zero)
  /// The text alone.
  public static let plain = TextFieldLook(inset: .zero)
  /// The text within a border: 7 points around it, a stated size.
  public static let roundedBorder = TextFieldLook(inset: CGSize(width: 7, height: 7))
}

extension View {
  /// Sets the look of fields.
  public nonisolated func textFieldStyle(_ style: TextFieldLook) -> some View {
    environment(\.fieldInset, style.inset)
  }
}

private enum FieldInsetKey: EnvironmentKey { static let defaultValue = CGSize.zero }

extension EnvironmentValues {
  /// The room around the text of a field, in points.
  var fieldInset: CGSize {
    get { self[FieldInsetKey.self] }
    set { self[FieldInsetKey.self] = newValue }
  }
}
