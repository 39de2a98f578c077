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

extension Lowering {
  /// A style with its dynamic properties filled in.
  func linked<S>(_ style: S, _ place: ViewPlace) -> S {
    store.link(style, place.identified(ObjectIdentifier(S.self)))
    return style
  }
}
