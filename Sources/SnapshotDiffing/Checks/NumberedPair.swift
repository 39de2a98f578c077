/// The identifiers of two sides as small numbers, equal ones for equal identifiers.
///
/// The checks work on numbers alone, so they are compiled once and not for each type: a generic
/// function called across a module border takes several times as long. Whoever checks many small
/// lists of one type numbers them where that type is known.
package struct NumberedPair {
  /// The number of each identifier before.
  package let before: [Int]
  /// The number of each identifier after.
  package let after: [Int]
  /// How often each number occurs before.
  let countsBefore: [Int]
  /// How often each number occurs after.
  let countsAfter: [Int]
  private let text: (Int) -> String

  /// Numbers the identifiers of two lists.
  ///
  /// - Complexity: O(n) for identifiers whose hashes differ.
  package init<ID: Hashable>(_ before: [ID], _ after: [ID]) {
    var identifiers: [ID] = []
    var known: [ID: Int] = [:]
    known.reserveCapacity(max(before.count, after.count))
    var numbers: [Int] = []
    numbers.reserveCapacity(before.count + after.count)
    for list in [before, after] {
      for identifier in list {
        if let number = known[identifier] {
          numbers.append(number)
        } else {
          known[identifier] = identifiers.count
          numbers.append(identifiers.count)
          identifiers.append(identifier)
        }
      }
    }
    self.init(numbers, before: before.count, kinds: identifiers.count) { [identifiers] in
      String(describing: identifiers[$0])
    }
  }

  /// Takes the numbers of both lists one behind the other.
  ///
  /// - Parameters:
  ///   - numbers: from zero on, in the order in which identifiers are met.
  ///   - before: how many are of the list before.
  ///   - kinds: how many different ones there are.
  ///   - text: the identifier of a number as text.
  package init(_ numbers: [Int], before: Int, kinds: Int, text: @escaping (Int) -> String) {
    self.before = Array(numbers[..<before])
    after = Array(numbers[before...])
    var counts = [Int](repeating: 0, count: kinds)
    for number in self.before { counts[number] += 1 }
    countsBefore = counts
    counts = [Int](repeating: 0, count: kinds)
    for number in after { counts[number] += 1 }
    countsAfter = counts
    self.text = text
  }

  /// How many different identifiers there are.
  package var kinds: Int { countsBefore.count }

  /// Whether no identifier occurs twice on a side.
  package var isUnique: Bool {
    !countsBefore.contains { $0 > 1 } && !countsAfter.contains { $0 > 1 }
  }

  /// The identifier of a number as text.
  func name(_ number: Int) -> String { text(number) }

  /// The identifier at a position before as text; nothing where there is none.
  func nameBefore(_ position: Int) -> [String] { name(before, position) }

  /// The identifier at a position after as text; nothing where there is none.
  func nameAfter(_ position: Int) -> [String] { name(after, position) }

  private func name(_ list: [Int], _ position: Int) -> [String] {
    list.indices.contains(position) ? [text(list[position])] : []
  }
}

/// The identifiers of two snapshots as numbers, those of sections and those of items apart.
package struct NumberedSections {
  /// The section identifiers.
  package let sections: NumberedPair
  /// The item identifiers, across sections.
  package let items: NumberedPair
  /// Items in each section before.
  package let before: SectionCounts
  /// Items in each section after.
  package let after: SectionCounts

  /// Numbers the identifiers of two snapshots.
  package init<Section: Hashable, Item: Hashable>(
    _ before: [IdentitySection<Section, Item>],
    _ after: [IdentitySection<Section, Item>]
  ) {
    var items: (before: [Item], after: [Item]) = ([], [])
    for section in before { items.before += section.items }
    for section in after { items.after += section.items }
    self.init(
      sections: NumberedPair(before.map { $0.section }, after.map { $0.section }),
      items: NumberedPair(items.before, items.after),
      before: before.map { $0.items.count },
      after: after.map { $0.items.count }
    )
  }

  /// Puts numbered identifiers together with the items of each section.
  package init(sections: NumberedPair, items: NumberedPair, before: [Int], after: [Int]) {
    self.sections = sections
    self.items = items
    self.before = SectionCounts(before)
    self.after = SectionCounts(after)
  }
}
