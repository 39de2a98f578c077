/// Builds views from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// A view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views, as many as there are.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views)
  }
  /// A view that may be absent.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two branches.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }
  /// The second of two branches.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }
  /// A view that not every system has.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views one after the other.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let views: [any View]

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  /// Makes views from a tuple of them.
  public init(_ value: T) {
    self.init(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }
}

extension TupleView: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    var all = LoweredViews.none
    for (index, view) in views.enumerated() {
      let part = lowering.lower(view, place.identified(index))
      all.views += part.views
      all.isStatic = all.isStatic && part.isStatic
    }
    return all
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    var views =
      switch storage {
      case .first(let view): lowering.lower(view, place.identified(true))
      case .second(let view): lowering.lower(view, place.identified(false))
      }
    views.isStatic = false
    return views
  }
}

extension Optional: View where Wrapped: View {
  /// A view without one.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    var views = map { lowering.lower($0, place) } ?? .none
    views.isStatic = false
    return views
  }
}

/// A view that is not there: no child, no gap (S14).
public struct EmptyView: Sendable {
  /// Makes no view.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews { .none }
}

/// A view of any type.
public struct AnyView {
  let view: any View

  /// Wraps `view`.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  /// Wraps `view`.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    func open<V: View>(_ view: V) -> LoweredViews {
      lowering.lower(view, place.identified(ObjectIdentifier(V.self)))
    }
    var views = open(view)
    views.isStatic = false
    return views
  }
}

/// Views without a container of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Makes a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.lower(content, place)
  }
}

/// Views with a header and a footer, one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.lower(TupleView((), [header, content, footer]), place)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// Makes a section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}
