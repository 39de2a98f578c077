package import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryCase: Reducible {
  package var partCount: Int { masonry.items.count + edits.count + queries.count }

  package var complexity: Complexity {
    var copy = self
    var numbers = 0.0
    copy.visitNumbers { numbers += Complexity.cost(of: $0) }
    return Complexity(parts: partCount, settings: settings, numbers: numbers)
  }

  /// Keeps the marked items, edits and queries, in that order of parts.
  ///
  /// Edits are kept by what they mean: one whose item is gone goes too, and the others have their
  /// positions counted anew among the items that are there without the edits left out.
  ///
  /// - Complexity: The number of items for each edit.
  package func keeping(_ keep: [Bool]) -> MasonryCase? {
    let itemCount = masonry.items.count
    var kept = MasonryCase(masonry)
    kept.masonry.items = masonry.items.indices.filter { keep[$0] }.map { masonry.items[$0] }
    kept.queries = queries.indices
      .filter { keep[itemCount + edits.count + $0] }.map { queries[$0] }
    guard !edits.isEmpty else { return kept }
    // The items as they stand after each edit, by number: as it was, and with only what is kept.
    var whole = Array(0..<itemCount)
    var reduced = whole.filter { keep[$0] }
    func place(before index: Int) -> Int {
      for number in whole[index...] {
        if let place = reduced.firstIndex(of: number) { return place }
      }
      return reduced.count
    }
    for (offset, edit) in edits.enumerated() {
      let isKept = keep[itemCount + offset]
      switch edit {
      case .insert(let item, let at):
        if isKept {
          let place = place(before: at)
          kept.edits.append(.insert(item, at: place))
          reduced.insert(itemCount + offset, at: place)
        }
        whole.insert(itemCount + offset, at: at)
      case .remove(let at):
        let number = whole.remove(at: at)
        if isKept, let place = reduced.firstIndex(of: number) {
          kept.edits.append(.remove(at: place))
          reduced.remove(at: place)
        }
      case .move(let from, let to):
        let number = whole.remove(at: from)
        if isKept, let source = reduced.firstIndex(of: number) {
          reduced.remove(at: source)
          let target = place(before: to)
          kept.edits.append(.move(from: source, to: target))
          reduced.insert(number, at: target)
        }
        whole.insert(number, at: to)
      case .resize(let item, let at):
        if isKept, let place = reduced.firstIndex(of: whole[at]) {
          kept.edits.append(.resize(item, at: place))
        }
      case .container, .lanes:
        if isKept { kept.edits.append(edit) }
      }
    }
    return kept
  }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    Self.visit(&masonry.lanes, visit)
    visit(&masonry.laneSpacing)
    visit(&masonry.itemSpacing)
    visit(&masonry.insets.top)
    visit(&masonry.insets.leading)
    visit(&masonry.insets.bottom)
    visit(&masonry.insets.trailing)
    Self.visit(&masonry.container, visit)
    if case .gridLanes(var tolerance) = masonry.placement {
      visit(&tolerance)
      masonry.placement = .gridLanes(tolerance: tolerance)
    }
    for index in masonry.items.indices { Self.visit(&masonry.items[index], visit) }
    for index in edits.indices {
      switch edits[index] {
      case .insert(var item, let at):
        Self.visit(&item, visit)
        edits[index] = .insert(item, at: at)
      case .resize(var item, let at):
        Self.visit(&item, visit)
        edits[index] = .resize(item, at: at)
      case .container(var size):
        Self.visit(&size, visit)
        edits[index] = .container(size)
      case .lanes(var count):
        Self.visit(&count, visit)
        edits[index] = .lanes(count)
      case .remove, .move: break
      }
    }
    for index in queries.indices {
      visit(&queries[index].x)
      visit(&queries[index].y)
      visit(&queries[index].width)
      visit(&queries[index].height)
    }
  }

  private static func visit(_ item: inout MasonryItem, _ visit: (inout Double) -> Void) {
    visit(&item.width)
    visit(&item.height)
    if var bound = item.minimum {
      visit(&bound)
      item.minimum = bound
    }
    if var bound = item.maximum {
      visit(&bound)
      item.maximum = bound
    }
    if item.span != 1 {
      var span = item.span
      Self.visit(&span, visit)
      item.span = span
    }
  }

  private static func visit(_ size: inout ProposedSize, _ visit: (inout Double) -> Void) {
    if var length = size.width {
      visit(&length)
      size.width = length
    }
    if var length = size.height {
      visit(&length)
      size.height = length
    }
  }

  /// Visits a whole number; only whole numbers are taken back.
  private static func visit(_ count: inout Int, _ visit: (inout Double) -> Void) {
    var number = Double(count)
    visit(&number)
    if let whole = Int(exactly: number) { count = whole }
  }
}
