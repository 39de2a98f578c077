package import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryCase: Reducible {
  package var partCount: Int { masonry.items.count + edits.count + queries.count }

  package var complexity: Complexity {
    var copy = self
    var complexity = Complexity(parts: partCount, settings: settings)
    copy.visitNumbers { complexity.add($0) }
    return complexity
  }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    Self.visit(&masonry.lanes, visit)
    visit(&masonry.laneSpacing)
    visit(&masonry.itemSpacing)
    visit(&masonry.insets.top)
    visit(&masonry.insets.leading)
    visit(&masonry.insets.bottom)
    visit(&masonry.insets.trailing)
    masonry.container.visitNumbers(visit)
    if case .gridLanes(var tolerance) = masonry.placement {
      visit(&tolerance)
      masonry.placement = .gridLanes(tolerance: tolerance)
    }
    for index in masonry.items.indices { Self.visit(&masonry.items[index], visit) }
    for index in edits.indices {
      switch edits[index] {
      case .insert(var item, var at):
        Self.visit(&item, visit)
        Self.visit(&at, visit)
        edits[index] = .insert(item, at: at)
      case .resize(var item, var at):
        Self.visit(&item, visit)
        Self.visit(&at, visit)
        edits[index] = .resize(item, at: at)
      case .remove(var at):
        Self.visit(&at, visit)
        edits[index] = .remove(at: at)
      case .move(var from, var to):
        Self.visit(&from, visit)
        Self.visit(&to, visit)
        edits[index] = .move(from: from, to: to)
      case .container(var size):
        size.visitNumbers(visit)
        edits[index] = .container(size)
      case .lanes(var count):
        Self.visit(&count, visit)
        edits[index] = .lanes(count)
      }
    }
    for index in queries.indices { queries[index].visitNumbers(visit) }
  }

  private static func visit(_ item: inout MasonryItem, _ visit: (inout Double) -> Void) {
    visit(&item.width)
    visit(&item.height)
    item.minimum.visit(visit)
    item.maximum.visit(visit)
    if item.span != 1 {
      var span = item.span
      Self.visit(&span, visit)
      item.span = span
    }
  }

  /// Visits a whole number; only whole numbers are taken back.
  private static func visit(_ count: inout Int, _ visit: (inout Double) -> Void) {
    var number = Double(count)
    visit(&number)
    if let whole = Int(exactly: number) { count = whole }
  }
}
