import LayoutCore
import SwiftUILayout

/// The axis of a stack; named apart because an engine has an axis type of its own.
typealias PlainAxis = LayoutCore.Axis

/// One view or modifier of the plain oracle: what the rules of layout speak of, and nothing else.
///
/// The oracle is written from the rules alone, slowly and without any cache, so that it shares no
/// mistake with an engine that is written for speed. It measures the same subtree again whenever
/// a rule asks for it; its cost grows with a power of the depth.
struct PlainBox {
  /// What the box is.
  var part: Part
  /// Child indices from the root, `@k` after the k-th modifier, `@k!` its content.
  var path: String
  /// The views inside, or the one a modifier is around.
  var inside: [PlainBox] = []
  /// The content of an overlay or background.
  var secondary: [PlainBox] = []
  /// The lines of a grid.
  var lines: [PlainGridLine] = []
  /// The axis of the nearest container that has one (P13).
  var orientation: PlainAxis?
  /// Whether the box reads right to left (P19).
  var isMirrored: Bool
  /// Whether the box has a frame of its own; an implied stack has none (P18).
  var isShown = true
  /// The size of the geometry reader around the box, for lengths over `W` and `H`.
  var reader = Size.zero
  /// Whether a guide is set anywhere inside, so that looking for one is worth the while.
  var hasGuides = false
  /// The rule that is bent on purpose, if one is.
  var bend: PlainBend?

  /// A view or a modifier.
  enum Part {
    case view(ViewDescription)
    case modifier(ViewDescription.Modifier)
  }

  /// One line of a grid: a row, or a view that spans all columns.
  struct PlainGridLine {
    var cells: [PlainBox]
    var isRow: Bool
  }

  /// Where a box inside goes, in points from the leading top corner, and what it is offered there.
  struct Place {
    var box: PlainBox
    var x: Double
    var y: Double
    var offer: ProposedSize
  }

  /// The kind of the view, or `nil` for a modifier.
  var kind: ViewDescription.Kind? {
    if case .view(let view) = part { view.kind } else { nil }
  }

  /// A length in points.
  func points(_ length: Length?) -> Double? {
    length?.value(width: reader.width, height: reader.height)
  }
}

extension PlainBox {
  /// The boxes of a view tree, or `nil` for a tree without a view.
  static func tree(
    _ view: ViewDescription,
    isMirrored: Bool,
    bend: PlainBend? = nil
  ) -> PlainBox? {
    let root = PlainBox(part: .view(view), path: "/", isMirrored: isMirrored, bend: bend)
    let kind: ViewDescription.Kind =
      bend == .impliedRow ? .hStack(spacing: nil) : .vStack(spacing: nil)
    return implied(view, around: root, kind)
  }

  /// One view as it is; several as the children of a stack that nobody wrote (P18).
  private static func implied(
    _ view: ViewDescription,
    around seat: PlainBox,
    _ kind: ViewDescription.Kind
  ) -> PlainBox? {
    let views = flattened(view)
    if views.count == 1 { return built(views[0], seat, path: seat.path) }
    guard !views.isEmpty else { return nil }
    var stack = seat
    stack.part = .view(ViewDescription(kind))
    stack.isShown = false
    // The views of an implied stack see the orientation around it, not one of its own.
    stack.inside = children(views, of: seat, orientation: seat.orientation)
    stack.hasGuides = stack.inside.contains { $0.hasGuides }
    return stack
  }

  /// The views that `view` stands for: an absent one has none (S14), a group is its children,
  /// each with the group's modifiers after its own.
  static func flattened(_ view: ViewDescription) -> [ViewDescription] {
    switch view.kind {
    case .emptyView: return []
    case .group:
      return view.children.flatMap { flattened($0) }.map { child in
        var child = child
        child.modifiers += view.modifiers
        return child
      }
    default: return [view]
    }
  }

  /// The boxes of `views` as children of `parent`.
  static func children(
    _ views: [ViewDescription],
    of parent: PlainBox,
    orientation: PlainAxis?
  ) -> [PlainBox] {
    var seat = parent
    seat.orientation = orientation
    return views.flatMap { flattened($0) }.enumerated().map { index, view in
      built(view, seat, path: parent.path == "/" ? "/\(index)" : "\(parent.path)/\(index)")
    }
  }

  private static func built(
    _ view: ViewDescription,
    _ seat: PlainBox,
    path: String
  ) -> PlainBox {
    // A direction reaches inwards from where it is set: read the modifiers from the outside in.
    var isMirrored = seat.isMirrored
    var directions: [Bool] = []
    for modifier in view.modifiers.reversed() {
      directions.insert(isMirrored, at: 0)
      if case .layoutDirection(let rightToLeft) = modifier { isMirrored = rightToLeft }
    }
    var box = PlainBox(
      part: .view(view),
      path: path,
      orientation: seat.orientation,
      isMirrored: isMirrored,
      reader: seat.reader,
      bend: seat.bend
    )
    box.fill(view)
    for (index, modifier) in view.modifiers.enumerated() {
      let around = path == "/" ? "/@\(index + 1)" : "\(path)@\(index + 1)"
      box = PlainBox(
        part: .modifier(modifier),
        path: around,
        inside: [box],
        orientation: seat.orientation,
        isMirrored: directions[index],
        reader: seat.reader,
        hasGuides: box.hasGuides,
        bend: seat.bend
      )
      if case .alignmentGuide = modifier { box.hasGuides = true }
      box.fillSecondary(modifier)
    }
    return box
  }

  private mutating func fill(_ view: ViewDescription) {
    switch view.kind {
    case .color, .emptyView, .group, .spacer, .divider: break
    // What is inside a reader depends on its size; it is built when that is known.
    case .geometryReader: break
    case .vStack, .lazyVStack:
      inside = Self.children(view.children, of: self, orientation: .vertical)
    case .hStack, .lazyHStack, .gridRow:
      inside = Self.children(view.children, of: self, orientation: .horizontal)
    case .zStack, .viewThatFits, .lazyVGrid, .lazyHGrid, .customLayout:
      inside = Self.children(view.children, of: self, orientation: nil)
    case .scrollView:
      let views = Self.children(view.children, of: self, orientation: .vertical)
      if views.count == 1 {
        inside = views
      } else {
        var column = self
        column.part = .view(ViewDescription(.vStack(spacing: nil)))
        column.isShown = false
        column.inside = views
        column.hasGuides = views.contains { $0.hasGuides }
        inside = [column]
      }
    case .grid:
      lines = view.children.enumerated().map { row, line in
        var seat = self
        if case .gridRow = line.kind {
          seat.path = path == "/" ? "/\(row)" : "\(path)/\(row)"
          return PlainGridLine(
            cells: Self.children(line.children, of: seat, orientation: nil),
            isRow: true
          )
        }
        seat.orientation = nil
        return PlainGridLine(
          cells: Self.flattened(line).prefix(1).map {
            Self.built($0, seat, path: path == "/" ? "/\(row)" : "\(path)/\(row)")
          },
          isRow: false
        )
      }
    }
    hasGuides = inside.contains { $0.hasGuides }
  }

  private mutating func fillSecondary(_ modifier: ViewDescription.Modifier) {
    guard case .overlay(let view, let alignment) = modifier else {
      guard case .background(let view, let alignment) = modifier else { return }
      return fillSecondary(view, alignment)
    }
    fillSecondary(view, alignment)
  }

  private mutating func fillSecondary(
    _ view: ViewDescription,
    _ alignment: ViewDescription.AlignmentName
  ) {
    var seat = self
    seat.path = "\(path)!"
    seat.orientation = nil
    seat.inside = []
    if let content = Self.implied(view, around: seat, .zStack(alignment: alignment)) {
      secondary = [content]
    }
  }
}
