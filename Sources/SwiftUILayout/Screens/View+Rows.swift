// The insets and separators of rows take no room here, so that saying them makes no difference.

/// How a list looks; the room that a look gives to rows is the system's, and none here.
public struct ListLook: Sendable {
  /// As usual.
  public static let automatic = ListLook()
  /// From edge to edge.
  public static let plain = ListLook()
  /// In groups.
  public static let grouped = ListLook()
  /// In groups within the edges.
  public static let insetGrouped = ListLook()
  /// Within the edges.
  public static let inset = ListLook()
  /// As beside other screens.
  public static let sidebar = ListLook()
}

/// How a form looks; the room that a look gives to rows is the system's, and none here.
public struct FormLook: Sendable {
  /// As usual.
  public static let automatic = FormLook()
  /// In groups.
  public static let grouped = FormLook()
  /// In columns.
  public static let columns = FormLook()
}

/// How far the sections of a list are apart; they are not here.
public struct ListSectionSpacing: Sendable {
  /// As usual.
  public static let `default` = ListSectionSpacing()
  /// Nearer than usual.
  public static let compact = ListSectionSpacing()
  /// So far.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

extension View {
  /// Sets the look of lists.
  public nonisolated func listStyle(_ style: ListLook) -> some View { self }
  /// Sets the look of forms.
  public nonisolated func formStyle(_ style: FormLook) -> some View { self }
  /// Says how far a row is from the edges; rows have no such room here.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Draws under a row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Shows or hides lines between rows.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Colours lines between rows.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Shows or hides lines between sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Says how far rows are apart; they are not here.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Says how far sections are apart; they are not here.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Says how far sections are apart; they are not here.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Makes headers stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Adds what a swipe over a row does; nobody swipes here.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { self }
  /// Says whether a row can be taken away.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Says whether a row can be moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Says whether a row can be chosen.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// How much something stands out.
public enum Prominence: Sendable, Hashable {
  /// As usual, or more.
  case standard, increased
}

extension VerticalEdge {
  /// Several vertical edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Rows whose order and number a person can change.
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data of the rows.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Says what taking rows away does; nobody does it here.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  /// Says what moving rows does; nobody does it here.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
