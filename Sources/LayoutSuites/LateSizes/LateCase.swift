package import LayoutCases
import LayoutCore

/// Pictures that arrive late behind a cache, in a layout that is there from the start.
package struct LateCase: Sendable, Hashable, Codable {
  package var domain = "late-sizes"
  /// What arranges the items.
  package var surface = Surface.masonry
  /// Columns of a masonry or of a collection; a list has one.
  package var columns = 2
  package var width = 300.0
  package var spacing = 10.0
  /// The height an item has until its picture is known, in points.
  package var placeholder = 50.0
  /// Each picture's height for the width of a column, by its address.
  package var pictures: [Double] = []
  /// Each item's address: several items can share one.
  package var items: [Int] = []
  /// The addresses whose pictures are in the cache from the start.
  package var cached: [Int] = []
  /// The addresses in the order in which their pictures arrive.
  package var arrivals: [Int] = []
  /// How far the reader has scrolled, in points.
  package var offset = 0.0

  package init() {}

  /// What can arrange the items.
  package enum Surface: String, Sendable, Hashable, Codable, CaseIterable {
    case masonry, list, collection
  }

  /// What the reader sees, in points down.
  package static let viewport = 200.0

  /// The height an item has once its picture is known.
  package func height(of item: Int) -> Double { pictures[items[item]] }

  /// How many columns the surface really has.
  package var columnCount: Int { surface == .list ? 1 : columns }

  /// The width of one column.
  package var columnWidth: Double {
    (width - Double(columnCount - 1) * spacing) / Double(columnCount)
  }
}

extension LateCase: Reducible {
  package var partCount: Int { items.count + arrivals.count }

  package var complexity: Complexity {
    var copy = self
    var numbers = 0.0
    copy.visitNumbers { numbers += Complexity.cost(of: $0) }
    let settings = (surface == .masonry ? 0 : 1) + cached.count + pictures.count
    return Complexity(parts: partCount, settings: settings, numbers: numbers)
  }

  package func keeping(_ keep: [Bool]) -> LateCase? {
    var kept = self
    kept.items = items.indices.filter { keep[$0] }.map { items[$0] }
    kept.arrivals = arrivals.indices.filter { keep[items.count + $0] }.map { arrivals[$0] }
    return kept
  }

  package var simplerSettings: [LateCase] {
    var found: [LateCase] = []
    func with(_ change: (inout LateCase) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { found.append(copy) }
    }
    with { $0.surface = .masonry }
    for index in cached.indices { with { $0.cached.remove(at: index) } }
    // An address nobody uses any more goes, and the others move up.
    for address in pictures.indices where !items.contains(address) {
      with { copy in
        func moved(_ list: [Int]) -> [Int] {
          list.filter { $0 != address }.map { $0 > address ? $0 - 1 : $0 }
        }
        copy.pictures.remove(at: address)
        (copy.items, copy.cached, copy.arrivals) = (
          moved(copy.items), moved(copy.cached), moved(copy.arrivals)
        )
      }
    }
    return found
  }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    var count = Double(columns)
    visit(&count)
    if let whole = Int(exactly: count) { columns = whole }
    visit(&width)
    visit(&spacing)
    visit(&placeholder)
    for index in pictures.indices { visit(&pictures[index]) }
    visit(&offset)
  }
}
