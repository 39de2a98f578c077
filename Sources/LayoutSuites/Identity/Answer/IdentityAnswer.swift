import LayoutCore
package import SnapshotDiffing

/// What an identity engine says to a case.
package struct IdentityAnswer: Sendable, Equatable {
  /// What turns the first state into the second.
  package var changes: Changes
  /// The changes in an order in which a view can make them, where the engine tells.
  package var batches: [ChangeBatch]?
  /// The second state, where the engine follows calls.
  package var result: [IdentityCase.Section]?
  /// Why each call was refused, `nil` for one that was not, where the engine follows calls.
  package var refusals: [SnapshotFault?]?
  /// What was seen of a data source to which both states were applied, where there is one.
  package var steps: [IdentityStep]?
  /// What went wrong with the data source.
  package var applyFaults: [ApplyFault]
  /// Whole models the engine found used as identifiers, where it looks for them.
  package var findings: [ModelIdentifierLint.Finding]?
  /// What the change set cost, where the engine counts.
  package var work: DiffWork?

  /// Changes of one list, or of sections with items.
  package enum Changes: Sendable, Hashable {
    /// Positions count across sections; every change of order is a move.
    case list(ChangeSet)
    /// Sections change by themselves; items move with theirs.
    case sections(SectionedChangeSet)
    /// The same as it comes over a wire: positions of items count across sections.
    case counted(ChangeSet, sections: ChangeSet)
  }

  /// An answer of a change set, and whatever else the engine tells.
  package init(_ changes: Changes, work: DiffWork? = nil) {
    self.changes = changes
    self.work = work
    applyFaults = []
  }
}

/// What a data source did in one step.
package struct IdentityStep: Sendable, Hashable {
  /// What was done to it.
  package var kind: Kind
  /// What the cell provider was asked for meanwhile.
  package var requests: [CellRequest<IdentityItem>]
  /// What it shows afterwards.
  package var state: StageState

  package init(_ kind: Kind, requests: [CellRequest<IdentityItem>], state: StageState) {
    self.kind = kind
    self.requests = requests
    self.state = state
  }

  /// What can be done to a data source.
  package enum Kind: String, Sendable, Hashable {
    /// The first state was applied.
    case load
    /// The reader went on, the first state being shown.
    case scrollBefore
    /// The second state was applied.
    case apply
    /// The reader went on, the second state being shown.
    case scrollAfter
    /// The second state was applied again, without marks.
    case again
  }
}

extension IdentityAnswer {
  /// The answer in lines for a person.
  func lines(for problem: IdentityCase) -> [String] {
    switch changes.placed(from: problem.before, to: result ?? problem.after) {
    case .list(let changes), .counted(let changes, _):
      return Self.lines(changes, problem.itemsBefore, (result ?? problem.after).flatMap(\.items))
    case .sections(let changes):
      let (before, after) = (problem.before, result ?? problem.after)
      func name(_ place: ItemPosition, _ sections: [IdentityCase.Section]) -> String {
        let items = sections.indices.contains(place.section) ? sections[place.section].items : []
        let item = items.indices.contains(place.item) ? " \(items[place.item])" : ""
        return "\(place.section).\(place.item)\(item)"
      }
      return Self.lines(changes.sections, before.map(\.section), after.map(\.section))
        .map { "sections \($0)" }
        + Self.lines(
          [
            ("deletes", changes.deletes.map { name($0, before) }),
            ("inserts", changes.inserts.map { name($0, after) }),
            (
              "moves",
              changes.moves.map { "\(name($0.from, before)) to \($0.to.section).\($0.to.item)" }
            ),
            ("updates", changes.updates.map { name($0, before) }),
          ]
        )
    }
  }

  private static func lines<ID>(_ changes: ChangeSet, _ before: [ID], _ after: [ID]) -> [String] {
    func name(_ position: Int, _ list: [ID]) -> String {
      list.indices.contains(position) ? "\(position) \(list[position])" : "\(position)"
    }
    return lines(
      [
        ("deletes", changes.deletes.map { name($0, before) }),
        ("inserts", changes.inserts.map { name($0, after) }),
        ("moves", changes.moves.map { "\(name($0.from, before)) to \($0.to)" }),
        ("updates", changes.updates.map { name($0, before) }),
      ]
    )
  }

  private static func lines(_ changes: [(word: String, names: [String])]) -> [String] {
    changes.filter { !$0.names.isEmpty }.map { word, names in
      let rest = names.count > 24 ? " and \(names.count - 24) more" : ""
      return "\(word)  \(names.prefix(24).joined(separator: ", "))\(rest)"
    }
  }
}
