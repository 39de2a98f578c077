import CollectionLayout
import LayoutCore

/// A collection solver as recorded cases ask it.
protocol CollectionTruthSubject {
  var contentSize: Size { get }
  /// How many cells it shows.
  var cellCount: Int { get }

  /// Measures what is in sight, and answers what was asked, in that order.
  mutating func measure(
    viewing: inout Viewing,
    preferred: (ElementID, Size) -> PreferredSize?
  ) throws(CollectionFault) -> [ElementID]

  func element(_ id: ElementID, viewing: Viewing) -> CollectionElement?
  func shown(in rect: Rect, viewing: Viewing) -> [CollectionElement]
  func restOffset(section: Int, asked: Double) -> Double?
}

extension CollectionSession: CollectionTruthSubject {
  var contentSize: Size { solution.contentSize }

  var cellCount: Int {
    solution.sections.reduce(0) { $0 + ($1.row == nil ? 0 : $1.itemCount) }
  }

  mutating func measure(
    viewing: inout Viewing,
    preferred: (ElementID, Size) -> PreferredSize?
  ) throws(CollectionFault) -> [ElementID] {
    try settle(viewing: &viewing, preferred: preferred).measured
  }

  func element(_ id: ElementID, viewing: Viewing) -> CollectionElement? {
    guard id.category == .supplementary else { return element(id) }
    return solution.supplementary(
      kind: id.kind,
      section: id.section,
      item: id.item,
      viewing: viewing
    )
  }

  func shown(in rect: Rect, viewing: Viewing) -> [CollectionElement] {
    solution.elements(in: rect, viewing: viewing).elements
  }

  func restOffset(section: Int, asked: Double) -> Double? {
    solution.restOffset(section: section, asked: asked)
  }
}

extension PlainSession: CollectionTruthSubject {
  var contentSize: Size { solution.contentSize }

  var cellCount: Int { solution.sections.reduce(0) { $0 + $1.cells.count } }

  mutating func measure(
    viewing: inout Viewing,
    preferred: (ElementID, Size) -> PreferredSize?
  ) throws(CollectionFault) -> [ElementID] {
    settle(viewing: viewing, preferred: preferred)
  }

  func element(_ id: ElementID, viewing: Viewing) -> CollectionElement? {
    solution.elements(viewing: viewing).first { $0.element.id == id }?.element
  }

  func shown(in rect: Rect, viewing: Viewing) -> [CollectionElement] {
    solution.elements(in: rect, viewing: viewing)
  }

  func restOffset(section: Int, asked: Double) -> Double? {
    solution.sections[section].row?.restOffset(asked: asked)
  }
}
