// Well-known parts of SwiftUI whose layout is not known here: using one fails to compile and says
// why, where leaving it out would only say that there is no such name.

/// A list of rows in the system's style.
@available(*, unavailable, message: "how List lays out its rows is the system's; use LazyVStack")
public struct List<Content>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A form in the system's style.
@available(*, unavailable, message: "how Form lays out its rows is the system's; use VStack")
public struct Form<Content>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A stack of screens with bars.
@available(
  *,
  unavailable,
  message: "the room left by navigation bars is the system's; lay out the content by itself"
)
public struct NavigationStack<Content>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a stack.
  public init(@ViewBuilder root: () -> Content) {}
}

/// A stack of screens with bars.
@available(
  *,
  unavailable,
  message: "the room left by navigation bars is the system's; lay out the content by itself"
)
public struct NavigationView<Content>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a stack.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Screens behind a bar of tabs.
@available(
  *,
  unavailable,
  message: "the room left by a tab bar is the system's; lay out the content by itself"
)
public struct TabView<Content>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes tabs.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A choice in the system's style.
@available(*, unavailable, message: "the size of a Picker is the system's; use a sized view")
public struct Picker<Content>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a choice.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A field for text in the system's style.
@available(*, unavailable, message: "the size of a TextField is the system's; use a sized view")
public struct TextField: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a field.
  public init(_ title: String, text: Binding<String>) {}
}

/// A drawing by code.
@available(*, unavailable, message: "nothing is drawn here; use Color, which takes the same room")
public struct Canvas: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes a drawing.
  public init(renderer: @escaping () -> Void) {}
}

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
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set) -> some View { self }

  /// Adds a view at an edge and makes the rest smaller.
  @available(*, unavailable, message: "safe areas are not known here; use VStack or HStack")
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Draws the view turned and lays it out so.
  @available(*, unavailable, message: "three dimensions are not known here")
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> some View { self }

  /// Adds a navigation bar's title.
  @available(
    *,
    unavailable,
    message: "the room left by navigation bars is the system's; lay out the content by itself"
  )
  public nonisolated func navigationTitle(_ title: String) -> some View { self }

  /// Adds items to bars.
  @available(
    *,
    unavailable,
    message: "the room left by toolbars is the system's; lay out the content by itself"
  )
  public nonisolated func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}
