// How far and how a person scrolls makes no difference to where views are laid out.

/// Where scrolling stops.
public struct ScrollTargetLook: Sendable {
  /// At whole screens.
  public static let paging = ScrollTargetLook()
  /// At views.
  public static let viewAligned = ScrollTargetLook()
}

/// Whether content that fits can be pulled.
public struct ScrollBounceBehavior: Sendable {
  /// As usual.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Only what does not fit.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Scrolls to a view; nothing scrolls here.
public struct ScrollViewProxy: Sendable {
  nonisolated init() {}
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Views that can be scrolled to; no container of their own.
public struct ScrollViewReader<Content> {
  let content: Content
}

extension ScrollViewReader: View, PrimitiveView where Content: View {
  /// Makes the views.
  public nonisolated init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.init(content: content(ScrollViewProxy()))
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.lower(content, place)
  }
}

extension View {
  /// Says where scrolling stops.
  public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetLook) -> some View { self }
  /// Says whether content that fits can be pulled.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = .vertical
  ) -> some View { self }
  /// Draws or does not draw under what scrolls.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Lets what scrolls be drawn beyond the edges.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Links a view with how far is scrolled.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Says where scrolling begins.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Shows the handles of scrolling for a moment.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
