import LayoutCases
import LayoutCore
import MasonryLayout

/// Steps of simplification that link several pieces of a masonry case, the largest first.
///
/// Each is a step that the general passes cannot take one piece at a time: an item fewer needs a
/// lane fewer and a narrower container; a fault that needs a sum has to see its terms raised
/// before there can be fewer of them.
enum MasonryPasses {
  static let all: [Pass<MasonryCase>] = [
    foldEdits, keepConcerned, .deleteChunks, hoistInserts, hoistSettings, dropLane, fitContainer,
    plainItems,
    mergeItems, reorderItems, raiseThenCut, otherSettings, smallCases,
  ]

  /// The most items for passes whose steps grow with the square of the items.
  static let few = 16
}

extension MasonryCase {
  /// The lanes of a case whose container leaves each of them `length` points.
  mutating func fit(_ length: Double) {
    let lanes = Double(masonry.lanes)
    masonry.container[masonry.crossAxis] =
      lanes * length + max(0, lanes - 1) * masonry.laneSpacing
      + masonry.insets.total(along: masonry.crossAxis)
  }

  /// Where items stand: among the items of the masonry, or behind them in an edit.
  var itemPlaces: [Int] {
    let count = masonry.items.count
    let inserted = edits.indices.filter { index in
      switch edits[index] {
      case .insert, .resize: true
      case .remove, .move, .container, .lanes: false
      }
    }
    return Array(0..<count) + inserted.map { count + $0 }
  }

  /// Changes the item at one of ``itemPlaces``.
  mutating func changeItem(at place: Int, _ change: (inout MasonryItem) -> Void) {
    let count = masonry.items.count
    if place < count {
      change(&masonry.items[place])
    } else if place - count < edits.count {
      edits[place - count] = edits[place - count].changingItem(change)
    }
  }
}
