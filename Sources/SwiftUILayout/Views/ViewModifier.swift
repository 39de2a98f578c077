/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view to change.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier> {
  let view: any View
}

extension _ViewModifier_Content: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.lower(view, place)
  }
}

/// A view with a modifier, or two modifiers one after the other.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the first modifier.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Makes a modified view.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let place = place.identified(ObjectIdentifier(Modifier.self))
    lowering.store.link(modifier, place)
    return lowering.lower(
      modifier.body(content: _ViewModifier_Content<Modifier>(view: content)),
      place
    )
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view changed by both modifiers.
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Makes a modifier that changes nothing.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// This modifier followed by another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// The view changed by `modifier`.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
