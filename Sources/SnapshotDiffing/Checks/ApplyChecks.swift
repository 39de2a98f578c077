/// What was seen while one snapshot was applied, by the positions of the new one.
package struct ApplyRecord {
  /// Items of each section of the new snapshot.
  package var counts: SectionCounts
  /// Whether each item is marked for reload, itself or by its section.
  package var isReloaded: [Bool]
  /// Whether each item is marked for reconfiguration.
  package var isReconfigured: [Bool]
  /// How often the cell provider was asked for each item at its own place.
  package private(set) var asked: [Int]
  /// What else it was asked for: places, and the items named there.
  package private(set) var strays: [Stray] = []
  /// The cell each item had before, `nil` for none.
  package var cellsBefore: [Int?]
  /// The cell each item has now, `nil` for none.
  package var cellsAfter: [Int?]
  /// Whether everything was reloaded, as the first snapshot is.
  package var isLoad: Bool
  /// The item at a position as text.
  package var name: (Int) -> String

  /// A request for what is not at that place.
  package struct Stray: Hashable {
    var place: ItemPosition
    var item: String
  }

  /// A record of a snapshot without marks, in which nothing was asked for and nothing has a cell.
  package init(counts: SectionCounts, isLoad: Bool = false, name: @escaping (Int) -> String) {
    self.counts = counts
    self.isLoad = isLoad
    self.name = name
    isReloaded = [Bool](repeating: false, count: counts.total)
    isReconfigured = isReloaded
    asked = [Int](repeating: 0, count: counts.total)
    cellsBefore = [Int?](repeating: nil, count: counts.total)
    cellsAfter = cellsBefore
  }

  /// A record by items.
  package init<Item>(
    items: [Item],
    counts: SectionCounts,
    reloaded: Set<Item> = [],
    reconfigured: Set<Item> = [],
    requests: [CellRequest<Item>],
    cellsBefore: [Item: Int],
    cellsAfter: [Item: Int],
    isLoad: Bool = false
  ) {
    self.init(counts: counts, isLoad: isLoad) { String(describing: items[$0]) }
    isReloaded = items.map(reloaded.contains)
    isReconfigured = items.map(reconfigured.contains)
    self.cellsBefore = items.map { cellsBefore[$0] }
    self.cellsAfter = items.map { cellsAfter[$0] }
    for request in requests {
      note(request.place, String(describing: request.item)) { items[$0] == request.item }
    }
  }

  /// Notes a request; `isItem` tells whether it was for the item at a position.
  package mutating func note(
    _ place: ItemPosition,
    _ item: @autoclosure () -> String,
    _ isItem: (Int) -> Bool
  ) {
    if let position = counts.position(place), isItem(position), cellsAfter[position] != nil {
      asked[position] += 1
    } else {
      strays.append(Stray(place: place, item: item()))
    }
  }

  /// How often the provider must be asked for an item that has a cell in the end (D8, D9).
  func expectedRequests(_ position: Int) -> Int {
    if isLoad { return 1 }
    let arrives = cellsBefore[position] == nil ? 1 : 0
    return arrives + (isReloaded[position] || isReconfigured[position] ? 1 : 0)
  }
}

extension IdentityChecks {
  /// The provider is asked for exactly the cells that come into sight or are marked (D8, D9).
  package static func requests(_ record: ApplyRecord) -> [IdentityViolation] {
    var result: [IdentityViolation] = []
    for position in record.asked.indices where record.cellsAfter[position] != nil {
      let expected = record.expectedRequests(position)
      guard record.asked[position] != expected else { continue }
      result.append(
        IdentityViolation(
          .requests,
          "asked \(record.asked[position]) times for item \(position), \(expected) expected",
          identifiers: [record.name(position)],
          indices: [position]
        )
      )
    }
    guard !record.strays.isEmpty else { return result }
    let others = record.strays.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let sorted = others.sorted { ($0.key.place, $0.key.item) < ($1.key.place, $1.key.item) }
    return result
      + sorted.map { stray, count in
        IdentityViolation(
          .requests,
          "asked \(count) times for \(stray.place.section).\(stray.place.item), 0 expected",
          identifiers: [stray.item]
        )
      }
  }

  /// Reload replaces the cell; reconfigure, moves and everything else keep it (D9, D10).
  package static func replacement(_ record: ApplyRecord) -> [IdentityViolation] {
    guard !record.isLoad else { return [] }
    var result: [IdentityViolation] = []
    for position in record.cellsAfter.indices {
      guard let before = record.cellsBefore[position], let after = record.cellsAfter[position]
      else { continue }
      let mustReplace = record.isReloaded[position]
      guard mustReplace != (before != after) else { continue }
      result.append(
        IdentityViolation(
          .replacement,
          mustReplace ? "reload kept cell \(before)" : "cell \(before) became \(after)",
          identifiers: [record.name(position)],
          indices: [position]
        )
      )
    }
    return result
  }
}
