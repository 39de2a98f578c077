import CollectionLayout
import LayoutCore
package import LayoutHarness

extension CollectionDomain {
  /// The domain `collection` of the engine protocol: cells and the size of the content.
  package static let wire: WireForm<CollectionDomain>? = WireForm(
    read: { line in CollectionAnswer.outcome(ofLine: line) },
    semantics: { (names) throws(CaseError) in
      try CollectionSemantics(understanding: names ?? ["all"])
    },
    narrowed: { own, oracle in
      var narrowed = own
      narrowed.isPlain = own.isPlain || oracle.isPlain
      narrowed.understands.formIntersection(oracle.understands)
      narrowed.tellsCellsOnly = own.tellsCellsOnly || oracle.tellsCellsOnly
      return narrowed
    },
    difference: { _, pair in
      CollectionInvariants.difference(
        Suite<CollectionDomain>.oracleInvariant,
        pair.expected,
        pair.actual.cells,
        forgiving: pair.forgiven ?? 0.001
      )
    },
    demand: { problem in
      CollectionNonsense.reason(in: problem.description) == nil
        ? .frames(problem.description.itemCounts.reduce(0, +)) : .refusal
    }
  )
}

extension CollectionFeatures {
  /// What every engine of the domain has to cope with.
  static let always: CollectionFeatures = [.thirds, .emptySections]

  /// What is not told of cells, and what is no part of the protocol.
  static let unspoken: CollectionFeatures = [
    .boundary, .sideItems, .offsets, .insideItems, .pinned, .layoutItems, .decorations,
    .supplementaries, .sizes, .changes, .queries, .scrolled, .outside,
  ]

  /// The parts by the names they have in flags, in bit order.
  static let named = WireParts<CollectionFeatures>([
    ("horizontal", .horizontal), ("orthogonal", .orthogonal), ("nested", .nested),
    ("custom", .custom), ("counted", .counted), ("spacing", .spacing),
    ("flexible", [.spacing, .flexible]), ("edges", .edges), ("insets", .insets),
    ("sectionInsets", .sectionInsets), ("guides", .guides), ("estimated", .estimated),
    ("legacy", .legacy), ("squares", .squares), ("plain", [.spacing, .sectionInsets]),
    ("all", .all.subtracting(.unspoken)),
  ])
}

extension CollectionSemantics {
  /// Declares an engine outside this program that understands the named parts.
  ///
  /// - Throws: ``CaseError`` naming the parts there are.
  init(understanding names: [String]) throws(CaseError) {
    let parts = try CollectionFeatures.named.parts(names)
    self.init(isPlain: true, understands: parts.union(.always))
    tellsCellsOnly = true
  }
}

extension CollectionAnswer {
  /// The answer without what is told of no cell.
  fileprivate var cells: CollectionAnswer {
    var copy = self
    copy.elements.removeAll { $0.id.category != .cell }
    return copy
  }

  /// Reads an answer of the engine protocol: a size, and section, item and frame of each cell.
  static func outcome(ofLine line: [UInt8]) -> Outcome<CollectionAnswer> {
    typealias Mismatch = WireScanner.Mismatch
    return WireLine.outcome(
      line,
      filling: CollectionAnswer(),
      size: \.contentSize,
      frame: { (answer, scanner) throws(Mismatch) in
        var place = [0, 0]
        let frame = try scanner.frame("section, item and four lengths", after: 2) {
          (index, scanner) throws(Mismatch) in
          place[index] = try scanner.whole("a whole number")
        }
        answer.elements.append(
          CollectionElement(
            id: ElementID(.cell, section: place[0], item: place[1]),
            frame: frame,
            zIndex: 0
          )
        )
      },
      other: { (key, answer, scanner) throws(Mismatch) in
        if key == "work" { answer.work = try scanner.work() }
      }
    )
    .sorted
  }
}

extension Outcome<CollectionAnswer> {
  /// The same with cells in the order of identifiers, in which frames need not come.
  fileprivate var sorted: Outcome {
    guard case .answer(var answer) = self else { return self }
    answer.elements.sort { $0.id < $1.id }
    return .answer(answer)
  }
}
