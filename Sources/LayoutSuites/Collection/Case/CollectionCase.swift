package import CollectionLayout
package import LayoutCore

/// A collection problem: what is described, what cells answer, what changes and what is asked.
///
/// The JSON of the engine protocol, domain `collection`; all but the description may be left out.
package struct CollectionCase: Sendable, Hashable {
  /// What is laid out.
  package var description: CollectionDescription
  /// Sizes that arrive after the first solve, in their order.
  package var sizes: [CellSize] = []
  /// What happens after that.
  package var changes: [CollectionStep] = []
  /// The content offset at which it is looked at.
  package var offsetX = 0.0
  package var offsetY = 0.0
  /// Rectangles asked about.
  package var queries: [Rect] = []
  /// Offsets asked of every section that scrolls across the layout, ascending.
  package var asked: [Double] = []

  package init(_ description: CollectionDescription) { self.description = description }

  /// Where it is looked at.
  package var viewing: Viewing { Viewing(offsetX: offsetX, offsetY: offsetY) }
}

/// What one cell answers when it is measured.
package struct CellSize: Sendable, Hashable {
  package var section: Int
  package var item: Int
  package var size: PreferredSize

  package init(section: Int, item: Int, size: PreferredSize) {
    self.section = section
    self.item = item
    self.size = size
  }

  /// The cell's name.
  package var id: ElementID { ElementID(.cell, section: section, item: item) }
}

/// Something that happens to a collection that is laid out.
package enum CollectionStep: Sendable, Hashable {
  /// The same description is provided again, which changes nothing.
  case reprovide
  /// The view has new bounds; measured sizes go with the length across (E4).
  case bounds(Size)
  /// A cell is reloaded, so what it answered counts no more.
  case reload(section: Int, item: Int)
}

/// What a collection engine says to a case.
package struct CollectionAnswer: Sendable, Hashable {
  /// Every element, in the order of identifiers.
  package var elements: [CollectionElement] = []
  package var contentSize = Size.zero
  /// The frame of each cell's group beside `elements`; where an engine does not tell, empty.
  package var groups: [Rect?] = []
  /// The elements that meet each queried rectangle, where the engine answers queries.
  package var hits: [[ElementID]]?
  /// By section that scrolls: where it rests for each asked offset.
  package var rests: [Int: [Double]] = [:]
  /// Sections about which the engine said something.
  package var notices: [CollectionNotice] = []
  /// The content's length before and after sizes arrived.
  package var delta: (before: Double, after: Double)? {
    get { lengths.count == 2 ? (lengths[0], lengths[1]) : nil }
    set { lengths = newValue.map { [$0.before, $0.after] } ?? [] }
  }
  private var lengths: [Double] = []
  /// How often what is in sight was gone through until it was settled.
  package var passes: Int?
  package var work = WorkCounters()

  package init() {}

  package static func == (left: Self, right: Self) -> Bool {
    left.elements == right.elements && left.contentSize == right.contentSize
      && left.groups == right.groups && left.hits == right.hits && left.rests == right.rests
      && left.notices == right.notices
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
