/// Screens behind tabs: takes all the room it is offered, and gives all of it to every screen.
///
/// The bar of tabs takes no room here, since how much it takes is the system's. Every screen is
/// laid out as if its tab were the chosen one.
public struct TabView<SelectionValue, Content> {
  let content: Content
}

extension TabView: View, PrimitiveView where SelectionValue: Hashable, Content: View {
  /// Makes tabs of which one is chosen.
  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, content) { seat, views in RoomNode(seat, views.nodes) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Makes tabs.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

/// What a tab is for.
public struct TabRole: Sendable, Hashable {
  private let name: String
  /// Searching.
  public static let search = TabRole(name: "search")
}

/// One screen behind a tab, and what is written on the tab.
public struct Tab<Value, Content, Label> {
  let content: Content
}

extension Tab: View where Content: View {
  /// The screen.
  public var body: some View { VStack { content } }
}

extension Tab where Content: View {
  /// Makes a tab for a value.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(content: content())
  }
  /// Makes a tab.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == Never {
    self.init(content: content())
  }
}

/// A title and a symbol on a tab.
public struct DefaultTabLabel: Sendable {}

/// The look of tabs; the room that a bar of them takes is the system's, and none here.
public struct TabLook: Sendable {
  /// Whether dots show which screen is chosen.
  public struct IndexDisplayMode: Sendable {
    /// As usual.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }
  /// As usual.
  public static let automatic = TabLook()
  /// Screens side by side.
  public static let page = TabLook()
  /// Screens side by side.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabLook { TabLook() }
  /// A sidebar where there is room for one.
  public static let sidebarAdaptable = TabLook()
}

/// The look of the dots that show which screen is chosen.
public struct IndexLook: Sendable {
  /// How what is under the dots is drawn.
  public typealias BackgroundDisplayMode = TabLook.IndexDisplayMode
  /// Dots.
  public static let page = IndexLook()
  /// Dots.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> IndexLook { IndexLook() }
}

extension View {
  /// Sets the look of tabs.
  public nonisolated func tabViewStyle(_ style: TabLook) -> some View { self }
  /// Sets the look of the dots that show which screen is chosen.
  public nonisolated func indexViewStyle(_ style: IndexLook) -> some View { self }
}
