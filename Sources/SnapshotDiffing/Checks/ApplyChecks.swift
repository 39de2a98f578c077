/// What was seen while one snapshot was applied, as a value that can be judged.
///
/// Inlinable with its checks as ``NumberedPair`` is: there is one for every step of every case.
package struct ApplyRecord<Item: Hashable> {
  /// Items of the new snapshot across sections.
  @usableFromInline package var items: [Item]
  /// Items of each section of the new snapshot.
  @usableFromInline package var counts: SectionCounts
  /// Items marked for reload, those of marked sections included.
  @usableFromInline package var reloaded: Set<Item>
  /// Items marked for reconfiguration.
  @usableFromInline package var reconfigured: Set<Item>
  /// What the cell provider was asked for.
  @usableFromInline package var requests: [CellRequest<Item>]
  /// Cells by item before and after.
  @usableFromInline package var cellsBefore: [Item: Int]
  @usableFromInline package var cellsAfter: [Item: Int]
  /// Whether everything was reloaded, as the first snapshot is.
  @usableFromInline package var isLoad: Bool

  @inlinable package init(
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
  @inlinable
  func expectedRequests(for item: Item) -> Int {
    if isLoad { return 1 }
    let arrives = cellsBefore[item] == nil ? 1 : 0
    return arrives + (reloaded.contains(item) || reconfigured.contains(item) ? 1 : 0)
  }
}

extension IdentityChecks {
  /// The provider is asked for exactly the cells that come into sight or are marked (D8, D9).
  @inlinable
  package static func requests<Item>(_ record: ApplyRecord<Item>) -> [IdentityViolation] {
    var asked = [Int](repeating: 0, count: record.items.count)
    var others: [CellRequest<Item>: Int] = [:]
    for request in record.requests {
      if let position = record.counts.position(request.place),
        record.items[position] == request.item, record.cellsAfter[request.item] != nil
      {
        asked[position] += 1
      } else {
        others[CellRequest(place: request.place, item: request.item, cell: nil), default: 0] += 1
      }
    }
    var result: [IdentityViolation] = []
    for (position, item) in record.items.enumerated() where record.cellsAfter[item] != nil {
      let expected = record.expectedRequests(for: item)
      guard asked[position] != expected else { continue }
      result.append(
        IdentityViolation(
          .requests,
          "asked \(asked[position]) times for item \(position), \(expected) expected",
          identifiers: [String(describing: item)],
          indices: [position]
        )
      )
    }
    guard !others.isEmpty else { return result }
    let sorted = others.sorted { ($0.key.place, $0.value) < ($1.key.place, $1.value) }
    return result
      + sorted.map { request, count in
        IdentityViolation(
          .requests,
          "asked \(count) times for \(request.place.section).\(request.place.item), 0 expected",
          identifiers: [String(describing: request.item)]
        )
      }
  }

  /// Reload replaces the cell; reconfigure, moves and everything else keep it (D9, D10).
  @inlinable
  package static func replacement<Item>(_ record: ApplyRecord<Item>) -> [IdentityViolation] {
    guard !record.isLoad else { return [] }
    var result: [IdentityViolation] = []
    for (position, item) in record.items.enumerated() {
      guard let before = record.cellsBefore[item], let after = record.cellsAfter[item] else {
        continue
      }
      let mustReplace = record.reloaded.contains(item)
      guard mustReplace != (before != after) else { continue }
      result.append(
        IdentityViolation(
          .replacement,
          mustReplace ? "reload kept cell \(before)" : "cell \(before) became \(after)",
          identifiers: [String(describing: item)],
          indices: [position]
        )
      )
    }
    return result
  }
}
