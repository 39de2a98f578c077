extension View {
  /// How eagerly the view is served when a stack shares its length (S1).
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    LayoutModified(self) { seat, child in TraitNode(seat, around: child, priority: value) }
  }

  /// Carries a value for the layout around the view (P11); no box of its own.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> some View {
    Annotated(self) { seat, child in TraitNode(seat, around: child, key: key, value: value) }
  }

  /// Sets a horizontal guide of the view, in points (F13).
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModified(self) { seat, child in
      GuideNode(seat, around: child, key: g.key, value: computeValue)
    }
  }

  /// Sets a vertical guide of the view, in points (F13).
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModified(self) { seat, child in
      GuideNode(seat, around: child, key: g.key, value: computeValue)
    }
  }

  /// Puts the centre of the view at a point of all the room there is (F15).
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Puts the centre of the view at a point of all the room there is (F15).
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    LayoutModified(self) { seat, child in
      PositionNode(seat, around: child, x: Double(x), y: Double(y))
    }
  }

  /// Draws the view elsewhere than it is laid out (F15).
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view elsewhere than it is laid out (F15).
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    LayoutModified(self) { seat, child in
      OffsetNode(seat, around: child, x: Double(x), y: Double(y))
    }
  }

  /// Lays `overlay` over the view (F12).
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    SecondaryModified(self, content(), alignment)
  }

  /// Lays `overlay` over the view (F12).
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    SecondaryModified(self, overlay, alignment)
  }

  /// Fills the room over the view (F12).
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    SecondaryModified(self, Color.clear, .center)
  }

  /// Fills a shape over the view (F12).
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    SecondaryModified(self, shape, .center)
  }

  /// Lays `background` under the view (F12).
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    SecondaryModified(self, content(), alignment)
  }

  /// Lays `background` under the view (F12).
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    SecondaryModified(self, background, alignment)
  }

  /// Fills the room under the view (F12).
  public nonisolated func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    SecondaryModified(self, Color.clear, .center)
  }

  /// Fills a shape under the view (F12).
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    SecondaryModified(self, shape, .center)
  }

  /// Fills a shape under the view (F12).
  public nonisolated func background<T: Shape>(
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    SecondaryModified(self, shape, .center)
  }

  /// A view laid over this one, made from a preference of the views in this one.
  @available(
    *,
    unavailable,
    message: "preferences are known after the layout here; use onPreferenceChange and @State"
  )
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { self }

  /// A view laid under this one, made from a preference of the views in this one.
  @available(
    *,
    unavailable,
    message: "preferences are known after the layout here; use onPreferenceChange and @State"
  )
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { self }
}

/// A view in a node that is no box of its own.
nonisolated struct Annotated<Content: View>: View, PrimitiveView {
  let content: Content
  let note: (Seat, LayoutNode) -> LayoutNode

  init(_ content: Content, _ note: @escaping (Seat, LayoutNode) -> LayoutNode) {
    self.content = content
    self.note = note
  }

  @MainActor func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.annotate(content, place, note)
  }
}
