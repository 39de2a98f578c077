// Bars take no room here, so that what is said of them makes no difference to a layout.

/// How titles are shown in a bar.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As usual, in the bar or in a bar of its own.
    case automatic, inline, large
  }
}

/// Where a field for searching is.
public struct SearchFieldPlacement: Sendable {
  /// Where a field for searching is in an upper bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As usual.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always shown.
    public static let always = NavigationBarDrawerDisplayMode()
  }
  /// As usual.
  public static let automatic = SearchFieldPlacement()
  /// In the bar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the upper bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the upper bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  /// Names the screen in a bar, which takes no room here.
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  /// Names the screen in a bar, which takes no room here.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Names the screen in a bar, which takes no room here.
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }
  /// Names the screen in a bar, which takes no room here.
  public nonisolated func navigationBarTitle(
    _ title: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }
  /// Says how the title is shown; bars take no room here.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Says how the title is shown; bars take no room here.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }
  /// Hides the way back.
  public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  /// Hides the bar, which takes no room here.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Adds items to the bar, which takes no room here.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View { self }
  /// Adds items to the bar, which takes no room here.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
  /// Adds items to the bar, which takes no room here.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
  /// Adds items to bars, which take no room here.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  /// Adds items to bars, which take no room here.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
  /// Shows or hides bars, which take no room here.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Draws under bars, which take no room here.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Draws under bars, which take no room here.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Chooses light or dark for bars, which take no room here.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Says which screen a value leads to; it is not laid out.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Says which screen follows; it is not laid out.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View { self }
  /// Says which screen a value leads to; it is not laid out.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Says how wide a column is; columns are laid out alone here.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Says how wide a column is; columns are laid out alone here.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
  /// Adds a field for searching to a bar, which takes no room here.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }
  /// Adds a field for searching to a bar, which takes no room here.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }
  /// Adds a field for searching to a bar, which takes no room here.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }
  /// Suggests what to search for.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { self }
  /// Says what a tab shows; the bar of tabs takes no room here.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  /// Adds a number to a tab or a row; a row's takes no room here.
  public nonisolated func badge(_ count: Int) -> some View { self }
  /// Adds a text to a tab or a row; a row's takes no room here.
  public nonisolated func badge(_ label: Text?) -> some View { self }
  /// Adds a text to a tab or a row; a row's takes no room here.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some View { self }
  /// Shows or hides the bar of the system.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Shows or hides what the system lays over a screen.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
