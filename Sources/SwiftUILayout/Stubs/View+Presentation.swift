// What is presented over a view takes no room in it, and is not laid out.

/// How high a sheet is.
public struct PresentationDetent: Sendable, Hashable {
  /// Half of the screen.
  public static let medium = PresentationDetent()
  /// All of the screen.
  public static let large = PresentationDetent()
  /// So much of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// Where a popover is.
public struct PopoverAttachmentAnchor: Sendable {
  /// At a rectangle or a point of the view.
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor()
  }
}

extension View {
  /// Presents a sheet; it takes no room in the view.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Presents a screen over all; it takes no room in the view.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Presents a screen over all; it takes no room in the view.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Presents a popover; it takes no room in the view.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Presents a popover; it takes no room in the view.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Presents an alert about something; it takes no room in the view.
  public nonisolated func alert<S: StringProtocol, T, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Presents an alert about something; it takes no room in the view.
  public nonisolated func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Presents a choice of actions; it takes no room in the view.
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Presents a choice of actions; it takes no room in the view.
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Presents a choice of actions on something; it takes no room in the view.
  public nonisolated func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Adds a menu that a long press shows; it takes no room in the view.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    self
  }
  /// Adds a menu and a picture that a long press shows; they take no room in the view.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View { self }
  /// Says how high the sheet around the view is; the view is laid out in windows of any size.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  /// Says how high the sheet around the view is; the view is laid out in windows of any size.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Shows or hides the handle of the sheet around the view.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Rounds the corners of the sheet around the view.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Draws under the sheet around the view.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Draws under the sheet around the view.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Keeps a person from ending the presentation around the view.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}
