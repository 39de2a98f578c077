// What a person does, or what happens later, makes no difference to a layout.

extension View {
  /// Shows or hides scroll indicators.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Turns scrolling off.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Says where scrolling stops.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Starts work; it is not run here.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Starts work when a value changes; it is not run here.
  public nonisolated func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Loads anew when pulled; it is not run here.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
  /// Does something when the view appears; it is not done here.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Does something when the view disappears; it is not done here.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Does something on a tap; it is not done here.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { self }
  /// Does something on a long press; it is not done here.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    perform action: @escaping () -> Void
  ) -> some View { self }
  /// Does something while the pointer is over the view; it is not done here.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Does something when a value changes; it is not done here.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some View { self }
  /// Does something when a value changes; it is not done here.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { self }
  /// Does something when a value changes; it is not done here.
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  { self }
  /// Animates changes of a value; a layout is the end of the animation.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }
  /// Animates changes; a layout is the end of the animation.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Animates coming and going.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  /// Recognises a gesture; there are none here.
  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Recognises a gesture; there are none here.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Presents an alert; it takes no room in the view.
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Presents an alert; it takes no room in the view.
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Presents a sheet; it takes no room in the view.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Says whether the view can be used.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Says where the view can be touched.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  /// Names the view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
  /// Marks the view.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
  /// Names the view's coordinate space.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Links the view with others in an animation.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Lets the view reach under bars and keyboard; no part is unsafe here.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }
  /// Lets the view reach under bars; no part is unsafe here.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Says what assistive technology reads.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  /// Says what assistive technology reads.
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Says what the view is to assistive technology.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { self }
  /// Names the view in the preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
}
