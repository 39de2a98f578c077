/// Sections and items by identifier, every wrong call a thrown fault that changes nothing.
///
/// ``NSDiffableDataSourceSnapshot`` is this under the names of UIKit. Every call costs what its
/// argument holds, whatever the snapshot holds, except reading a position for the first time
/// after a change, which counts all items once (ReactiveCollectionsKit#138).
public struct IdentitySnapshot<Section: Hashable, Item: Hashable> {
  var sections = IdentifierLists<Section>()
  /// The items of a section are the list with the number of the section's slot.
  var items = IdentifierLists<Item>()
  var reloadedItems = MarkedSlots()
  var reconfiguredItems = MarkedSlots()
  var reloadedSections = MarkedSlots()
  private(set) var notes = SnapshotNotes()

  /// Makes an empty snapshot.
  public init() {}

  /// Makes a snapshot of sections with their items.
  ///
  /// - Throws: ``SnapshotFault`` when an identifier is given twice.
  public init(_ contents: [IdentitySection<Section, Item>]) throws(SnapshotFault) {
    try appendSections(contents.map { $0.section })
    var all: [Item] = []
    for section in contents { all += section.items }
    let admitted = items.admit(all)
    guard admitted.repeated.isEmpty else {
      throw SnapshotFault(.repeatedItems, in: "init", repeats(in: all))
    }
    var slots = admitted.slots[...]
    for (section, slot) in zip(contents, sections.slots(in: 0)) {
      for item in slots.prefix(section.items.count) { items.append(item, to: slot) }
      slots = slots.dropFirst(section.items.count)
    }
  }

  /// Sections with their items, in order.
  public var contents: [IdentitySection<Section, Item>] {
    sections.slots(in: 0).map { slot in
      IdentitySection(sections[slot], items.slots(in: slot).map { items[$0] })
    }
  }

  /// The same snapshot without reload and reconfigure marks (D6).
  public var withoutMarks: IdentitySnapshot {
    var copy = self
    copy.reloadedItems = MarkedSlots()
    copy.reconfiguredItems = MarkedSlots()
    copy.reloadedSections = MarkedSlots()
    return copy
  }

  /// Whether any reload or reconfigure mark is set.
  public var hasMarks: Bool {
    !(reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty)
  }

  /// Faults that calls without `throws` have left, the first being what UIKit had raised.
  var faults: [SnapshotFault] { notes.faults }

  mutating func record(_ fault: SnapshotFault) {
    separateNotes()
    notes.record(fault)
  }

  /// To be called by whatever changes order, so that positions are counted anew.
  mutating func orderChanged() {
    separateNotes()
    notes.forgetPositions()
  }

  private mutating func separateNotes() {
    if !isKnownUniquelyReferenced(&notes) { notes = SnapshotNotes(faults: notes.faults) }
  }
}

extension IdentitySnapshot: Sendable where Section: Sendable, Item: Sendable {}

extension IdentitySnapshot: Equatable {
  /// Whether both hold the same sections and items in the same order; marks do not count (D6).
  public static func == (left: IdentitySnapshot, right: IdentitySnapshot) -> Bool {
    left.sections.count == right.sections.count && left.items.count == right.items.count
      && left.contents == right.contents
  }
}

/// A section identifier with its item identifiers in order.
public struct IdentitySection<Section: Hashable, Item: Hashable>: Hashable {
  /// The section's identifier.
  public var section: Section
  /// Its items in order.
  public var items: [Item]

  /// Makes a section with its items.
  public init(_ section: Section, _ items: [Item] = []) {
    self.section = section
    self.items = items
  }
}

extension IdentitySection: Sendable where Section: Sendable, Item: Sendable {}

/// Slots in the order in which they were marked, each once.
struct MarkedSlots: Sendable {
  private var order: [Int32] = []
  private var members: Set<Int32> = []

  var isEmpty: Bool { members.isEmpty }
  var slots: [Int32] {
    var seen: Set<Int32> = []
    return order.filter { members.contains($0) && seen.insert($0).inserted }
  }

  func contains(_ slot: Int32) -> Bool { members.contains(slot) }
  mutating func mark(_ slot: Int32) {
    if members.insert(slot).inserted { order.append(slot) }
  }
  mutating func unmark(_ slot: Int32) { members.remove(slot) }
}

/// Elements met a second time or more often, each once, in the order of their second place.
func repeats<ID: Hashable>(in ids: [ID]) -> [ID] {
  var seen: [ID: Int] = [:]
  return ids.filter {
    seen[$0, default: 0] += 1
    return seen[$0] == 2
  }
}
