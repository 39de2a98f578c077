/// What was seen while one snapshot was applied, as a value that can be judged.
package struct ApplyRecord<Item: Hashable> {
  /// Items of the new snapshot across sections.
  package var items: [Item]
  /// Items of each section of the new snapshot.
  package var counts: SectionCounts
  /// Items marked for reload, those of marked sections included.
  package var reloaded: Set<Item>
  /// Items marked for reconfiguration.
  package var reconfigured: Set<Item>
  /// What the cell provider was asked for.
  package var requests: [CellRequest<Item>]
  /// Cells by item before and after.
  package var cellsBefore: [Item: Int]
  package var cellsAfter: [Item: Int]
  /// Whether everything was reloaded, as the first snapshot is.
  package var isLoad: Bool

  package init(
    items: [Item],
    counts: SectionCounts,
    reloaded: Set<Item> = [],
    reconfigured: Set<Item> = [],
    requests: [CellRequest<Item>],
    cellsBefore: [Item: Int],
    cellsAfter: [Item: Int],
    isLoad: Bool = false
  ) {
    self.items = items
    self.counts = counts
    self.reloaded = reloaded
    self.reconfigured = reconfigured
    self.requests = requests
    self.cellsBefore = cellsBefore
    self.cellsAfter = cellsAfter
    self.isLoad = isLoad
  }

  /// How often the provider must be asked for an item that has a cell in the end (D8, D9).
  func expectedRequests(for item: Item) -> Int {
    if isLoad { return 1 }
    let arrives = cellsBefore[item] == nil ? 1 : 0
    return arrives + (reloaded.contains(item) || reconfigured.contains(item) ? 1 : 0)
  }
}

extension IdentityChecks {
  /// The provider is asked for exactly the cells that come into sight or are marked (D8, D9).
  package static func requests<Item>(_ record: ApplyRecord<Item>) -> [IdentityViolation] {
    var given: [CellRequest<Item>: Int] = [:]
    for request in record.requests {
      let key = CellRequest(place: request.place, item: request.item, cell: nil)
      given[key, default: 0] += 1
    }
    var result: [IdentityViolation] = []
    for (position, item) in record.items.enumerated() where record.cellsAfter[item] != nil {
      let key = CellRequest(place: record.counts.place(position), item: item, cell: nil)
      let (asked, expected) = (
        given.removeValue(forKey: key) ?? 0, record.expectedRequests(for: item)
      )
      if asked != expected {
        result.append(
          IdentityViolation(
            .requests,
            "asked \(asked) times for item \(position), \(expected) expected",
            identifiers: [String(describing: item)],
            indices: [position]
          )
        )
      }
    }
    let others = given.sorted { ($0.key.place, $0.value) < ($1.key.place, $1.value) }
    return result
      + others.map { request, count in
        IdentityViolation(
          .requests,
          "asked \(count) times for \(request.place.section).\(request.place.item), 0 expected",
          identifiers: [String(describing: request.item)]
        )
      }
  }

  /// Reload replaces the cell; reconfigure, moves and everything else keep it (D9, D10).
  package static func replacement<Item>(_ record: ApplyRecord<Item>) -> [IdentityViolation] {
    guard !record.isLoad else { return [] }
    return record.items.enumerated().compactMap { position, item in
      guard let before = record.cellsBefore[item], let after = record.cellsAfter[item] else {
        return nil
      }
      let mustReplace = record.reloaded.contains(item)
      guard mustReplace != (before != after) else { return nil }
      return IdentityViolation(
        .replacement,
        mustReplace ? "reload kept cell \(before)" : "cell \(before) became \(after)",
        identifiers: [String(describing: item)],
        indices: [position]
      )
    }
  }
}
