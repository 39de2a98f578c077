import LayoutCore
import SwiftUILayout

extension StackCase {
  /// Whether the rules say what comes of the case.
  ///
  /// Not asked is what sources disagree on (S15, C2) and what no source tells: the size of flexible
  /// grid cells (C6).
  var isSettled: Bool {
    PlainBox.tree(view, isMirrored: false)?.isSettled ?? true
  }
}

extension PlainBox {
  /// Whether the rules say how the box and all inside it are laid out.
  var isSettled: Bool {
    guard prioritiesAreSettled, guidesAreSettled, gridIsSettled else { return false }
    if case .view(let view) = part, case .geometryReader = view.kind {
      var seat = self
      seat.reader = Size(width: 100, height: 100)
      let content = Self.children(view.children, of: seat, orientation: nil)
      return content.allSatisfy(\.isSettled)
    }
    return inside.allSatisfy(\.isSettled) && secondary.allSatisfy(\.isSettled)
      && lines.allSatisfy { $0.cells.allSatisfy(\.isSettled) }
  }

  private var prioritiesAreSettled: Bool {
    switch kind {
    case .vStack, .hStack, .zStack, .gridRow:
      inside.count < 2 || inside.allSatisfy(\.hasSettledPriority)
    default: true
    }
  }

  /// C2: what layers do with guides that views set is not settled; of lazy stacks nothing is
  /// said.
  private var guidesAreSettled: Bool {
    switch kind {
    case .lazyVStack, .lazyHStack: return !inside.contains { $0.sets(crossGuide) }
    default: break
    }
    guard case .zStack(let alignment) = kind, inside.count > 1 else { return true }
    return !inside.contains { $0.sets(alignment.horizontal) || $0.sets(alignment.vertical) }
  }

  /// Whether a guide of the box may be set by a view inside.
  private func sets(_ guide: ViewDescription.GuideName) -> Bool {
    guard hasGuides else { return false }
    switch part {
    case .modifier(.alignmentGuide(guide, _)): return true
    case .modifier: return inside[0].sets(guide)
    case .view:
      if isIdentity { return inside[0].sets(guide) }
      switch (kind, guide) {
      case (.viewThatFits, _), (_, .firstTextBaseline), (_, .lastTextBaseline):
        return inside.contains { $0.sets(guide) }
      default: return false
      }
    }
  }

  private var gridIsSettled: Bool {
    guard case .grid = kind else { return true }
    guard lines.allSatisfy({ $0.cells.allSatisfy { $0.isRigid && !$0.hasGuides } }) else {
      return false
    }
    // How a view that spans all columns widens them is not told.
    let width = grid().size.width
    return lines.allSatisfy { line in
      line.isRow
        || line.cells.allSatisfy { $0.size(ProposedSize(width: nil, height: nil)).width <= width }
    }
  }

  /// Whether the size of the box does not depend on what it is offered.
  private var isRigid: Bool {
    switch part {
    case .view: return false
    case .modifier(.frame(let width, let height, _)):
      let isWhole = [width, height].allSatisfy { length in
        points(length).map { $0 >= 0 && $0.isFinite } ?? false
      }
      return isWhole || inside[0].isRigid
    case .modifier(.flexFrame), .modifier(.position): return false
    case .modifier: return inside[0].isRigid
    }
  }

  /// About how many measurements laying the box out plainly takes.
  var effort: Double {
    let (measuring, putting) = efforts
    return measuring + putting
  }

  private var efforts: (measuring: Double, putting: Double) {
    if case .view(let view) = part, case .geometryReader = view.kind {
      var seat = self
      seat.reader = Size(width: 100, height: 100)
      let content = Self.children(view.children, of: seat, orientation: nil).map(\.efforts)
      return (1, content.reduce(1) { $0 + 3 * $1.measuring + $1.putting })
    }
    let boxes = inside + lines.flatMap(\.cells)
    let parts = boxes.map(\.efforts)
    let below = parts.map(\.measuring).reduce(0, +)
    let times: Double =
      switch kind {
      case .vStack, .hStack, .gridRow: isIdentity ? 1 : 6
      case .lazyVGrid, .lazyHGrid, .grid, .customLayout, .lazyVStack, .lazyHStack: 4
      case nil: hasGuides ? 3 : 1
      default: 2
      }
    let measuring = 1 + times * below
    var putting = 1 + 4 * measuring + parts.map(\.putting).reduce(0, +)
    for content in secondary.map(\.efforts) { putting += 4 * content.measuring + content.putting }
    return (measuring, putting)
  }
}
