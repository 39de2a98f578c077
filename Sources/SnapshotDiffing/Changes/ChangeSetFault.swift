/// A change set that does not fit the sections it is to be applied to.
public struct ChangeSetFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// Positions of sections that do not exist.
  public var sections: [Int]
  /// Places of items that do not exist.
  public var places: [ItemPosition]

  package init(sections: [Int], places: [ItemPosition]) {
    self.sections = sections
    self.places = places
  }

  /// One sentence for a person.
  public var description: String {
    let items = places.map { "\($0.section).\($0.item)" }
    return "the change set names places that do not exist: sections \(sections), items \(items)"
  }
}

extension SectionedChangeSet {
  /// Makes sure that every position and every place exists.
  func validate(_ before: [Int], _ after: [Int]) throws(ChangeSetFault) {
    // A section cannot hold fewer than no items, so nothing exists in one that claims to.
    let old = SectionCounts(before.map { max(0, $0) })
    let new = SectionCounts(after.map { max(0, $0) })
    let moved = sections.moves
    let wrong =
      (sections.deletes + sections.updates + moved.map(\.from))
      .filter { !before.indices.contains($0) }
      + (sections.inserts + moved.map(\.to)).filter { !after.indices.contains($0) }
      + before.indices.filter { before[$0] < 0 } + after.indices.filter { after[$0] < 0 }
    let places =
      (deletes + updates + moves.map(\.from)).filter { old.position($0) == nil }
      + (inserts + moves.map(\.to)).filter { new.position($0) == nil }
    guard wrong.isEmpty, places.isEmpty else {
      throw ChangeSetFault(sections: wrong, places: places)
    }
  }
}
