/// A node made from a view, with what a further modifier of the view needs to know.
struct LoweredView {
  var node: LayoutNode
  /// The path of the view without its modifiers.
  var base: Int32
  /// How many boxes of modifiers there are around the view.
  var modifiers = 0
  /// The cells of a row, which its grid takes in place of the node.
  var row: Row?

  struct Row {
    var cells: [LoweredView]
    var guide: GuideKey?
  }

  /// The view with `change` made to it, or to each of its cells: modifying a row modifies those.
  func modified(_ change: (inout LoweredView) -> Void) -> LoweredView {
    var modified = self
    if let row {
      modified.row?.cells = row.cells.map { $0.modified(change) }
    } else {
      change(&modified)
    }
    return modified
  }
}

/// The views a view stands for: one, or as many as a group has.
struct LoweredViews {
  var views: [LoweredView]
  /// Whether the source alone says how many they are (P17).
  var isStatic = true

  static var none: LoweredViews { LoweredViews(views: []) }
  var nodes: [LayoutNode] { views.map(\.node) }
}

/// Where a view sits while it is turned into nodes.
struct ViewPlace {
  /// Counts the views of a container, and gives each its path.
  final class Counter {
    let parent: Int32
    var next = 0
    init(_ parent: Int32) { self.parent = parent }
  }

  var counter: Counter
  var environment: EnvironmentValues
  var orientation: Axis?
  /// Whether the nearest container is a grid, which takes rows.
  var takesRows = false
  var identity: ViewIdentity
  var depth = 0

  func inside(_ path: Int32, orientation: Axis? = nil) -> ViewPlace {
    var place = self
    place.counter = Counter(path)
    place.orientation = orientation
    place.takesRows = false
    return place
  }

  func identified(_ step: AnyHashable) -> ViewPlace {
    var place = self
    place.identity = ViewIdentity(parent: identity, step: step)
    return place
  }
}

/// Turns views into nodes: asks composite views for their bodies, down to what knows its nodes.
@MainActor
final class Lowering {
  let context: LayoutContext
  let store: StateStore
  /// How deep views may nest: each level takes some of the caller's stack.
  static let deepest = 400

  init(_ context: LayoutContext, _ store: StateStore) {
    self.context = context
    self.store = store
  }

  func lower<V: View>(_ view: V, _ place: ViewPlace) -> LoweredViews {
    var place = place
    place.depth += 1
    guard place.depth <= min(Self.deepest, context.limits.depth) else {
      context.complain(
        .nestingTooDeep,
        at: place.counter.parent,
        "views nested deeper than \(min(Self.deepest, context.limits.depth)) levels are left out"
      )
      return .none
    }
    if let primitive = view as? any PrimitiveView { return primitive.lower(self, place) }
    store.link(view, place)
    return lower(view.body, place.identified(ObjectIdentifier(V.self)))
  }

  func seat(_ path: Int32, _ place: ViewPlace) -> Seat {
    Seat(
      context: context,
      path: path,
      isRightToLeft: place.environment.layoutDirection == .rightToLeft,
      orientation: place.orientation
    )
  }

  /// A single node at the next place of its container.
  func leaf(_ place: ViewPlace, _ node: (Seat) -> LayoutNode) -> LoweredViews {
    let path = context.paths.child(place.counter.next, of: place.counter.parent)
    place.counter.next += 1
    return LoweredViews(views: [LoweredView(node: node(seat(path, place)), base: path)])
  }

  /// A container at the next place, its children made from `content`.
  func container<V: View>(
    _ place: ViewPlace,
    _ content: V,
    orientation: Axis? = nil,
    _ node: (Seat, LoweredViews) -> LayoutNode
  ) -> LoweredViews {
    leaf(place) { seat in
      node(seat, lower(content, place.inside(seat.path, orientation: orientation)))
    }
  }

  /// One node for all the views of `content`, which several of them share by `several` (P18).
  func only<V: View>(
    _ content: V,
    at path: Int32,
    _ place: ViewPlace,
    orientation: Axis? = nil,
    several: (Seat, LoweredViews) -> LayoutNode
  ) -> LayoutNode? {
    let views = lower(content, place.inside(path, orientation: orientation))
    guard let first = views.views.first else { return nil }
    if views.views.count == 1 {
      context.paths.collapse(first.base)
      return first.node
    }
    let node = several(seat(path, place), views)
    node.isBox = false
    return node
  }

  /// The views of `content`, each with a further box around it.
  func wrap<V: View>(
    _ content: V,
    _ place: ViewPlace,
    _ wrap: (Seat, LayoutNode) -> LayoutNode
  ) -> LoweredViews {
    var views = lower(content, place)
    views.views = views.views.map { view in
      view.modified { view in
        view.modifiers += 1
        let path = context.paths.modifier(view.modifiers, of: view.base)
        view.node = wrap(seat(path, place), view.node)
      }
    }
    return views
  }

  /// The views of `content`, each in a node that is no box of its own.
  func annotate<V: View>(
    _ content: V,
    _ place: ViewPlace,
    _ note: (Seat, LayoutNode) -> LayoutNode
  ) -> LoweredViews {
    var views = lower(content, place)
    views.views = views.views.map { view in
      view.modified { view in
        view.node = note(seat(view.base, place), view.node)
        view.node.isBox = false
      }
    }
    return views
  }
}
