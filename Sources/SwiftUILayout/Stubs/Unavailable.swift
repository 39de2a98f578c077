// Well-known parts of SwiftUI whose layout is not known here: using one fails to compile and says
// why, where leaving it out would only say that there is no such name.

/// A box with a title in the system's style.
@available(*, unavailable, message: "the room in a GroupBox is the system's; use padding")
public struct GroupBox<Label, Content>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a box.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {}
  /// Makes a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Makes a box.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
}

/// A value between bounds in the system's style.
@available(*, unavailable, message: "the size of a Gauge is the system's; use a sized view")
public struct Gauge<Label>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {}
}

/// Rows and columns in the system's style.
@available(*, unavailable, message: "how Table lays out its columns is the system's; use Grid")
public struct Table<Content>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a table.
  public init<Data>(_ data: Data, @ViewBuilder columns: () -> Content) {}
}

/// A view of UIKit's.
@available(
  *,
  unavailable,
  message: "the size of a UIKit view is UIKit's; use a sized view in its place"
)
public protocol UIViewRepresentable: View {}

/// A screen of UIKit's.
@available(
  *,
  unavailable,
  message: "the size of a UIKit view is UIKit's; use a sized view in its place"
)
public protocol UIViewControllerRepresentable: View {}

/// A view of AppKit's.
@available(
  *,
  unavailable,
  message: "the size of an AppKit view is AppKit's; use a sized view in its place"
)
public protocol NSViewRepresentable: View {}

/// A grid as a layout.
@available(*, unavailable, message: "a grid needs to see its rows; use Grid and GridRow")
public struct GridLayout {
  /// Makes a grid.
  public init() {}
}

extension View {
  /// Lets a cell take several columns of a grid.
  @available(
    *,
    unavailable,
    message: "how a grid sizes columns under spanning cells is not public"
  )
  public nonisolated func gridCellColumns(_ count: Int) -> some View { self }

  /// Keeps a cell from asking for room in a grid.
  @available(*, unavailable, message: "how a grid sizes flexible cells is not public")
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets the alignment of a cell in a grid.
  @available(*, unavailable, message: "use the alignment of the Grid or a frame in the cell")
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Sets the alignment of a column of a grid.
  @available(*, unavailable, message: "use the alignment of the Grid or a frame in the cell")
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Sizes the view by the container around it.
  @available(
    *,
    unavailable,
    message: "which container counts is not public; use GeometryReader"
  )
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Sizes the view by the container around it.
  @available(
    *,
    unavailable,
    message: "which container counts is not public; use GeometryReader"
  )
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Sizes the view by the container around it.
  @available(
    *,
    unavailable,
    message: "which container counts is not public; use GeometryReader"
  )
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }

  /// Adds a view at an edge and makes the rest smaller.
  @available(*, unavailable, message: "safe areas are not known here; use VStack or HStack")
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Adds a view at an edge and makes the rest smaller.
  @available(*, unavailable, message: "safe areas are not known here; use VStack or HStack")
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Adds room that views may reach under.
  @available(*, unavailable, message: "safe areas are not known here; use padding")
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View { self }

  /// Adds room that views may reach under.
  @available(*, unavailable, message: "safe areas are not known here; use padding")
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { self }

  /// Adds room around what scrolls.
  @available(*, unavailable, message: "margins of what scrolls are the system's; use padding in it")
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}

/// Around what margins are.
public struct ContentMarginPlacement: Sendable {
  /// As usual.
  public static let automatic = ContentMarginPlacement()
  /// Around what scrolls.
  public static let scrollContent = ContentMarginPlacement()
  /// Around the handles of scrolling.
  public static let scrollIndicators = ContentMarginPlacement()
}
