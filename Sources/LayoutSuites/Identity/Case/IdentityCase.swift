package import SnapshotDiffing

/// Two states of a collection by identifiers, or one state and the calls that lead to the other.
///
/// The JSON of the engine protocol, domain `identity`, and more than it asks of an engine.
package struct IdentityCase: Sendable, Hashable {
  package typealias Section = IdentitySection<String, IdentityItem>

  /// Whether the states are plain lists, in which identifiers may be repeated, or snapshots.
  package var isLists: Bool
  /// The first state; of lists one section without a name.
  package var before: [Section]
  /// The second state; empty where operations lead to it.
  package var after: [Section]
  /// Calls on a snapshot of the first state, one after the other.
  package var operations: [IdentityOperation]
  /// Identifiers whose content changes.
  package var changed: [IdentityItem]
  /// Items marked for reload in the second state (D10).
  package var reloads: [IdentityItem]
  /// Items marked for reconfiguration in the second state (D10).
  package var reconfigures: [IdentityItem]
  /// Sections marked for reload in the second state.
  package var reloadedSections: [String]
  /// How many different hashes the identifiers have, zero for ordinary ones.
  package private(set) var collisions: Int
  /// What a reader does meanwhile; without one every item is in sight.
  package var scrolling: Scrolling?

  /// Two snapshots.
  package init(from before: [Section], to after: [Section]) {
    isLists = false
    self.before = before
    self.after = after
    operations = []
    changed = []
    reloads = []
    reconfigures = []
    reloadedSections = []
    collisions = 0
  }

  /// Two plain lists.
  package init(from before: [IdentityItem], to after: [IdentityItem]) {
    self.init(from: [Section("", before)], to: [Section("", after)])
    isLists = true
    settle()
  }

  /// Two empty lists are two empty snapshots, since nothing tells them apart.
  mutating func settle() {
    guard isLists, before[0].items.isEmpty, after[0].items.isEmpty else { return }
    isLists = false
    before = []
    after = []
  }

  /// A snapshot and calls on it.
  package init(from before: [Section], by operations: [IdentityOperation]) {
    self.init(from: before, to: [])
    self.operations = operations
  }

  /// A reader who scrolls over rows ten points high.
  package struct Scrolling: Sendable, Hashable {
    /// What the reader sees, one place after the other.
    package var viewports: [Viewport]
    /// How far ahead of him items are prefetched, in points.
    package var prefetch: Double

    /// A part of the content along the scroll axis, in points.
    package struct Viewport: Sendable, Hashable {
      package var offset: Double
      package var length: Double

      package init(offset: Double, length: Double) {
        self.offset = offset
        self.length = length
      }
    }

    package init(viewports: [Viewport], prefetch: Double = 0) {
      self.viewports = viewports
      self.prefetch = prefetch
    }
  }

  /// Items before, across sections.
  package var itemsBefore: [IdentityItem] {
    isLists ? before[0].items : before.flatMap(\.items)
  }

  /// Items after, across sections.
  package var itemsAfter: [IdentityItem] { isLists ? after[0].items : after.flatMap(\.items) }

  /// Gives all identifiers one of `count` hashes, or their ordinary ones back for zero.
  package mutating func collide(into count: Int) {
    collisions = max(0, min(count, 1_000_000))
    let buckets = Int32(collisions)
    visitItems { $0.buckets = buckets }
  }

  /// The same with ``collide(into:)`` done.
  package func colliding(into count: Int) -> IdentityCase {
    var copy = self
    copy.collide(into: count)
    return copy
  }

  /// Lets `visit` read and change every item identifier, always in the same order.
  package mutating func visitItems(_ visit: (inout IdentityItem) -> Void) {
    for section in before.indices {
      for item in before[section].items.indices { visit(&before[section].items[item]) }
    }
    for section in after.indices {
      for item in after[section].items.indices { visit(&after[section].items[item]) }
    }
    for index in operations.indices { operations[index].visitItems(visit) }
    for index in changed.indices { visit(&changed[index]) }
    for index in reloads.indices { visit(&reloads[index]) }
    for index in reconfigures.indices { visit(&reconfigures[index]) }
  }

  /// Lets `visit` read and change every section identifier, always in the same order.
  package mutating func visitSections(_ visit: (inout String) -> Void) {
    guard !isLists else { return }
    for section in before.indices { visit(&before[section].section) }
    for section in after.indices { visit(&after[section].section) }
    for index in operations.indices { operations[index].visitSections(visit) }
    for index in reloadedSections.indices { visit(&reloadedSections[index]) }
  }
}
