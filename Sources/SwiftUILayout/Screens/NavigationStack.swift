/// A stack of screens: takes all the room it is offered, and gives all of it to its root.
///
/// Bars take no room here, since how much they take is the system's: the root is laid out as in a
/// window that is smaller by the bars. Only the root is shown, whatever is on the path.
public struct NavigationStack<Data, Root> {
  let root: Root
}

/// The values on the way to a screen, of any types.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}
  /// Makes a path of `elements`.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Takes the last values away.
  ///
  /// - Precondition: There are as many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationStack: View, PrimitiveView where Root: View {
  /// Makes a stack that keeps its own path.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root())
  }
  /// Makes a stack with a path of values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(root: root())
  }
  /// Makes a stack with a path of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root: root())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.screen(place, root)
  }
}

/// A stack of screens, as it was called before: laid out like ``NavigationStack``.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View, PrimitiveView where Content: View {
  /// Makes a stack.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.screen(place, content)
  }
}

/// Columns of screens: each is given all the room, as where the size class is compact.
///
/// How wide columns are side by side is the system's; here each is laid out as if it were shown
/// alone.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let columns: [any View]
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Sendable, Hashable {
  private let name: String
  /// As usual.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

extension NavigationSplitView: View, PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  /// Makes three columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [sidebar(), content(), detail()])
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.pages(place, columns.map { column in VStack { AnyView(column) } })
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  /// Makes two columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [sidebar(), detail()])
  }
}

extension Lowering {
  /// A screen of all the room there is; several views on it form a column (P18).
  func screen<V: View>(_ place: ViewPlace, _ content: V) -> LoweredViews {
    leaf(place) { seat in
      let node = only(content, at: seat.path, place, orientation: .vertical) { seat, views in
        StackNode(
          seat,
          StackStyle(.vertical, .centerX, nil),
          views.nodes,
          isStatic: views.isStatic
        )
      }
      return RoomNode(seat, node.map { [$0] } ?? [])
    }
  }

  /// Views that are given all the room each, one over another.
  func pages(_ place: ViewPlace, _ pages: [any View]) -> LoweredViews {
    container(place, TupleView((), pages)) { seat, views in RoomNode(seat, views.nodes) }
  }
}
