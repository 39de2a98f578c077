/// What cells, headers and footers answered when they were measured.
package struct Measurements: Sendable, Hashable {
  /// By section, then by item.
  package private(set) var cells: [Int: [Int: PreferredSize]] = [:]
  /// By section, then by kind; the layout's own items belong to section minus one.
  package private(set) var boundary: [Int: [String: PreferredSize]] = [:]

  package init() {}

  /// The section under which the layout's own boundary items are kept.
  static let layout = -1

  package func hasAny(in section: Int) -> Bool {
    cells[section]?.isEmpty == false || boundary[section]?.isEmpty == false
  }

  /// What an element answered.
  package subscript(id: ElementID) -> PreferredSize? {
    switch id.category {
    case .cell: cells[id.section]?[id.item]
    case .supplementary: boundary[Self.key(id)]?[id.kind]
    case .decoration: nil
    }
  }

  /// Keeps what an element answered, unless it is of no use.
  ///
  /// - Returns: Whether that is news.
  package mutating func store(_ size: PreferredSize, for id: ElementID) -> Bool {
    guard self[id] != size, size.isUsable else { return false }
    switch id.category {
    case .cell: cells[id.section, default: [:]][id.item] = size
    case .supplementary: boundary[Self.key(id), default: [:]][id.kind] = size
    case .decoration: return false
    }
    return true
  }

  /// Forgets what an element answered.
  ///
  /// - Returns: Whether there was anything to forget.
  package mutating func remove(_ id: ElementID) -> Bool {
    switch id.category {
    case .cell: cells[id.section]?.removeValue(forKey: id.item) != nil
    case .supplementary: boundary[Self.key(id)]?.removeValue(forKey: id.kind) != nil
    case .decoration: false
    }
  }

  /// How many sizes are kept.
  package var count: Int {
    cells.values.reduce(0) { $0 + $1.count } + boundary.values.reduce(0) { $0 + $1.count }
  }

  /// Forgets everything.
  ///
  /// - Returns: How much that was.
  package mutating func removeAll() -> Int {
    defer { self = Measurements() }
    return count
  }

  /// Forgets all but some sections, and items that are no longer there.
  ///
  /// - Returns: How many sizes were forgotten.
  package mutating func keep(
    sections: Set<Int>,
    itemCounts: [Int],
    layoutItems: Bool
  ) -> Int {
    let before = count
    cells = cells.filter { sections.contains($0.key) }
    for section in cells.keys {
      cells[section] = cells[section]?.filter { $0.key < itemCounts[section] }
    }
    boundary = boundary.filter {
      $0.key == Self.layout ? layoutItems : sections.contains($0.key)
    }
    return before - count
  }

  private static func key(_ id: ElementID) -> Int {
    id.item == Int.max ? layout : id.section
  }
}

extension PreferredSize {
  /// Whether both lengths are ones a cell can have; others count as no wish.
  package var isUsable: Bool {
    let range = 0.0...1e9
    return range.contains(width ?? 0) && range.contains(height ?? 0)
  }
}
