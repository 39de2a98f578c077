/// The style of a kind of control, and the one that was set around it.
///
/// A control within the look itself has the style around, so that a style can be made of others.
final class Look<Style> {
  let style: Style
  let around: Look?

  init(_ style: Style, around: Look?) {
    self.style = style
    self.around = around
  }
}

private enum LookKey<Style>: EnvironmentKey {
  static var defaultValue: Look<Style>? { nil }
}

extension EnvironmentValues {
  /// The look of the controls whose styles are of a type, if a view above set one.
  subscript<Style>(look type: Style.Type) -> Look<Style>? {
    get { self[LookKey<Style>.self] }
    set { self[LookKey<Style>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the controls whose styles are of its type.
  nonisolated func look<Style>(_ style: Style) -> some View {
    EnvironmentModified(content: self) {
      $0[look: Style.self] = Look(style, around: $0[look: Style.self])
    }
  }

  /// What a look is made of, in which the look around it holds.
  nonisolated func within<Style>(_ look: Look<Style>?) -> some View {
    EnvironmentModified(content: self) { $0[look: Style.self] = look?.around }
  }
}

extension Lowering {
  /// A style with its dynamic properties filled in.
  func linked<S>(_ style: S, _ place: ViewPlace) -> S {
    store.link(style, place.identified(ObjectIdentifier(S.self)))
    return style
  }
}
