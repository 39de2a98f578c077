import LayoutCases
package import LayoutCore
import SnapshotDiffing

/// The answer of the engine protocol, domain `identity`.
///
/// Positions count across sections. An engine that moves sections by themselves says so under
/// `sections`, an optional key beside those of items and of the same form,
/// `"sections":{"deletes":[…],"inserts":[…],"moves":[[from,to],…],"updates":[…]}`, in which
/// positions are those of sections. Without it all items are read as one list, in which an item
/// that a section takes along has moved.
package struct IdentityReply: Sendable, Codable, Hashable {
  /// Positions of one change set.
  package struct Positions: Sendable, Codable, Hashable {
    package var deletes: [Int]?
    package var inserts: [Int]?
    package var moves: [[Int]]?
    package var updates: [Int]?
  }

  package var deletes: [Int]?
  package var inserts: [Int]?
  package var moves: [[Int]]?
  package var updates: [Int]?
  /// Changes in the list of sections, where the engine tells them apart from those of items.
  package var sections: Positions?
  /// Why the engine refuses the case.
  package var error: String?

  /// What the reply comes to; a move that is not two positions breaks the protocol.
  package var outcome: Outcome<IdentityAnswer> {
    if let error { return .refusal(LayoutFailure(.unsupported, error)) }
    let items = Positions(deletes: deletes, inserts: inserts, moves: moves, updates: updates)
    do throws(EngineFault) {
      let flat = try Self.changes(items)
      guard let sections else { return .answer(IdentityAnswer(.list(flat))) }
      return .answer(IdentityAnswer(.counted(flat, sections: try Self.changes(sections))))
    } catch {
      return .fault(error)
    }
  }

  private static func changes(_ positions: Positions) throws(EngineFault) -> ChangeSet {
    var changes = ChangeSet(
      deletes: positions.deletes ?? [],
      inserts: positions.inserts ?? [],
      updates: positions.updates ?? []
    )
    for move in positions.moves ?? [] {
      guard move.count == 2 else {
        throw EngineFault(.protocolBreach, "a move of \(move.count) positions, not of two")
      }
      changes.moves.append(ChangeSet.Move(from: move[0], to: move[1]))
    }
    return changes
  }
}

extension IdentityReply {
  /// The reply an engine of this process would send, for engines that are asked through a pipe.
  package init(_ answer: IdentityAnswer, to problem: IdentityCase) {
    let flat = answer.changes.flat(from: problem.before, to: answer.result ?? problem.after)
    deletes = flat.deletes
    inserts = flat.inserts
    moves = flat.moves.map { [$0.from, $0.to] }
    updates = flat.updates
    if case .sections(let changes) = answer.changes {
      sections = Positions(
        deletes: changes.sections.deletes,
        inserts: changes.sections.inserts,
        moves: changes.sections.moves.map { [$0.from, $0.to] },
        updates: changes.sections.updates
      )
    }
  }
}
