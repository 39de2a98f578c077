import LayoutCore
import LayoutSuites
import SnapshotDiffing

/// An engine wrong on purpose, and the least case that shows it.
struct BrokenIdentity: Sendable, CustomStringConvertible {
  /// What is wrong with it.
  var fault: String
  /// The invariant that must name it.
  var cause: String
  /// Identifiers, sections, calls and marks of the least case.
  var parts: Int
  /// The least case, as a file would hold it, where it is one only.
  var least: String?
  /// Answers a case.
  var respond: @Sendable (IdentityCase) -> Outcome<IdentityAnswer>

  var description: String { fault }

  /// The engine of the package, its answer changed.
  private static func changing(
    _ change: @escaping @Sendable (inout IdentityAnswer, IdentityCase) -> Void
  ) -> @Sendable (IdentityCase) -> Outcome<IdentityAnswer> {
    { problem in
      guard case .answer(var answer) = BuiltInIdentity.respond(problem) else {
        return BuiltInIdentity.respond(problem)
      }
      change(&answer, problem)
      return .answer(answer)
    }
  }

  static let all: [BrokenIdentity] = [
    movesAfterDeletes, lostInSectionMove, acceptsDuplicates, reloadKeepsCell, lostUpdate,
    equalHashes, quadratic, needlessMoves, ignoresUnknown, sharesCells,
    prefetchesNothing,
  ]

  static let movesAfterDeletes = BrokenIdentity(
    fault: "move indices are counted after deletes",
    cause: "replay",
    parts: 5,
    least: #"{"before":["a","b","c"],"after":["c","b"]}"#,
    respond: changing { answer, _ in
      guard case .list(var changes) = answer.changes else { return }
      changes.moves = changes.moves.map { move in
        let earlier = changes.deletes.filter { $0 < move.from }.count
        return ChangeSet.Move(from: move.from - earlier, to: move.to)
      }
      answer.changes = .list(changes)
    }
  )

  static let lostInSectionMove = BrokenIdentity(
    fault: "a section that moves loses its first item",
    cause: "membership",
    parts: 6,
    least: #"""
      {"before":[{"section":"A","items":[]},{"section":"B","items":["a"]}],
      "after":[{"section":"B","items":["a"]},{"section":"A","items":[]}]}
      """#,
    respond: changing { answer, problem in
      guard case .sections(var changes) = answer.changes else { return }
      for move in changes.sections.moves where !problem.before[move.from].items.isEmpty {
        let place = ItemPosition(section: move.from, item: 0)
        if !changes.deletes.contains(place), !changes.moves.contains(where: { $0.from == place }) {
          changes.deletes.append(place)
        }
      }
      answer.changes = .sections(changes)
    }
  )

  /// It keeps the first of each identifier and goes on.
  static let acceptsDuplicates = BrokenIdentity(
    fault: "a duplicate is accepted",
    cause: "refusal/accepted",
    parts: 3,
    least: #"{"before":[],"after":[{"section":"A","items":["a","a"]}]}"#,
    respond: { problem in
      var seen: Set<IdentityItem> = []
      var tolerant = problem
      for section in tolerant.before.indices {
        tolerant.before[section].items.removeAll { !seen.insert($0).inserted }
      }
      seen = []
      for section in tolerant.after.indices {
        tolerant.after[section].items.removeAll { !seen.insert($0).inserted }
      }
      return BuiltInIdentity.respond(problem.isLists ? problem : tolerant)
    }
  )

  static let reloadKeepsCell = BrokenIdentity(
    fault: "reload is treated as reconfigure",
    cause: "replacement",
    parts: 5,
    least: #"""
      {"before":[{"section":"A","items":["a"]}],"after":[{"section":"A","items":["a"]}],
      "reloadItems":["a"]}
      """#,
    respond: { problem in
      var other = problem
      other.reconfigures += other.reloads
      other.reloads = []
      return BuiltInIdentity.respond(other)
    }
  )

  static let lostUpdate = BrokenIdentity(
    fault: "the update of a moved item is lost",
    cause: "updates",
    parts: 5,
    least: #"{"before":["a","b"],"after":["b","a"],"changed":["b"]}"#,
    respond: changing { answer, _ in
      guard case .list(var changes) = answer.changes else { return }
      let moved = Set(changes.moves.map(\.from))
      changes.updates.removeAll(where: moved.contains)
      answer.changes = .list(changes)
    }
  )

  /// An identifier of which the hash is everything.
  private struct HashOnly: Hashable {
    var item: IdentityItem

    static func == (left: HashOnly, right: HashOnly) -> Bool {
      left.item.buckets > 0 ? left.item.bucket == right.item.bucket : left.item == right.item
    }

    func hash(into hasher: inout Hasher) { item.hash(into: &hasher) }
  }

  static let equalHashes = BrokenIdentity(
    fault: "equal hashes are taken for equal identifiers",
    cause: "membership",
    parts: 2,
    least: #"{"before":["a"],"after":["b"],"collisions":1}"#,
    respond: { problem in
      guard problem.isLists, problem.changed.isEmpty else {
        return BuiltInIdentity.respond(problem)
      }
      let changes = ChangeSet(
        from: problem.itemsBefore.map(HashOnly.init),
        to: problem.itemsAfter.map(HashOnly.init)
      )
      return .answer(IdentityAnswer(.list(changes)))
    }
  )

  /// Two that change places and n, m identifiers in all cost at most n · m − 1 comparisons, of
  /// which 4 · (n + m) + 4 are allowed: 8 and 10, or 9 and 9, are the fewest that show it.
  static let quadratic = BrokenIdentity(
    fault: "shuffles take quadratic time",
    cause: "cost",
    parts: 18,
    respond: changing { answer, problem in
      guard case .list(let changes) = answer.changes, !changes.moves.isEmpty else { return }
      var work = DiffWork()
      _ = PlainDiff.changes(from: problem.itemsBefore, to: problem.itemsAfter, work: &work)
      answer.work = work
    }
  )

  static let needlessMoves = BrokenIdentity(
    fault: "everything that is shifted is moved",
    cause: "moves",
    parts: 4,
    least: #"{"before":["a","b"],"after":["b","a"]}"#,
    respond: changing { answer, problem in
      guard case .list(var changes) = answer.changes, !changes.moves.isEmpty else { return }
      let before = problem.itemsBefore
      changes.moves = problem.itemsAfter.enumerated().compactMap { to, item in
        before.firstIndex(of: item).flatMap { from in
          from == to ? nil : ChangeSet.Move(from: from, to: to)
        }
      }
      answer.changes = .list(changes)
    }
  )

  static let ignoresUnknown = BrokenIdentity(
    fault: "an unknown item is ignored where it must be refused",
    cause: "calls/unknownItem",
    parts: 2,
    respond: changing { answer, _ in
      answer.refusals = answer.refusals?.map { $0?.reason == .unknownItem ? nil : $0 }
    }
  )

  static let sharesCells = BrokenIdentity(
    fault: "one cell serves two items",
    cause: "cells",
    parts: 3,
    least: #"{"before":[],"after":[{"section":"A","items":["a","b"]}]}"#,
    respond: changingStates { state in
      if state.shown.count > 1 { state.shown[1].cell = state.shown[0].cell }
    }
  )

  static let prefetchesNothing = BrokenIdentity(
    fault: "nothing is prefetched",
    cause: "prefetch",
    parts: 4,
    respond: changingStates { $0.prefetched = [] }
  )

  private static func changingStates(
    _ change: @escaping @Sendable (inout StageState) -> Void
  ) -> @Sendable (IdentityCase) -> Outcome<IdentityAnswer> {
    changing { answer, _ in
      answer.steps = answer.steps?.map { step in
        var step = step
        change(&step.state)
        return step
      }
    }
  }
}
