import LayoutCore
import LayoutHarness
import SnapshotDiffing

/// The invariants that are more than one check: refusals, calls, batches, the lint.
extension IdentityInvariants {
  static let refusal: Law = {
    let description = described(
      "refusal",
      "refused ⇔ an identifier is repeated in a snapshot, or an unknown one is marked (D1, D3, D5)",
      "engines that are asked what has to be refused"
    )
    return Law(
      description,
      onOutcome: { trial in
        let reason = trial.context.refusal
        switch (trial.outcome, reason) {
        case (.answer, let reason?):
          return Violation(
            description.name,
            "accepted what has to be refused: \(reason)",
            expected: "a refusal: \(reason)",
            actual: "an answer",
            aspect: "accepted"
          )
        case (.refusal(let failure), nil):
          return Violation(
            description.name,
            "refused without need: \(failure.message)",
            expected: "an answer",
            actual: "a refusal: \(failure.message)",
            aspect: "refused"
          )
        default: return nil
        }
      }
    )
  }()

  static let batches: Law = {
    let description = described(
      "batches",
      "the batches made one after the other lead from before to after, each possible",
      "engines that give batches"
    )
    return Law(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard let numbers = trial.context.numbers, let batches = answer.batches else { return nil }
        return IdentityChecks.batches(batches, in: numbers).first.map {
          violation($0, described: description)
        }
      }
    )
  }()

  /// The plain form is quadratic; larger cases are left to the six checks, which say the same.
  private static let largestReference = 64

  static let reference: Law = {
    let description = described(
      "reference",
      "deletes, inserts and the number of moves are those of the plain form",
      "engines that claim the fewest moves, up to \(largestReference) identifiers a side"
    )
    return Law(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard let numbers = trial.context.numbers, trial.engine.semantics.claims.hasMinimalMoves,
          max(numbers.before.total, numbers.after.total) <= largestReference,
          numbers.items.isUnique
        else { return nil }
        let placed = answer.changes.placed(
          from: trial.problem.before,
          to: trial.context.script.after
        )
        let plain: IdentityAnswer.Changes
        if case .sections = placed {
          plain = .sections(PlainDiff.changes(in: numbers))
        } else {
          plain = .list(PlainDiff.changes(in: numbers.items))
        }
        let (ours, theirs) = (placed.summary, plain.summary)
        guard ours != theirs else { return nil }
        return Violation(
          description.name,
          "\(ours), and the plain form \(theirs)",
          expected: theirs.description,
          actual: ours.description
        )
      }
    )
  }()

  static let calls: Law = {
    let description = described(
      "calls",
      "each call is refused for the reason of the plain form, naming identifiers (D2–D5)",
      "engines that follow calls"
    )
    return Law(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard trial.context.refusal == nil, let refusals = answer.refusals else { return nil }
        let expected = trial.context.script.refusals
        for (index, operation) in trial.problem.operations.enumerated() {
          let given = refusals.indices.contains(index) ? refusals[index] : nil
          let isNamed = given.map { !$0.identifiers.isEmpty || operation.named.isEmpty } ?? true
          if given?.reason == expected[index], isNamed { continue }
          let wanted = expected[index].map { "refused: \($0.rawValue)" } ?? "done"
          return Violation(
            description.name,
            "call \(index), \(operation.text), is \(given.map { "refused: \($0)" } ?? "done")",
            expected: wanted,
            actual: given.map { "refused: \($0)" } ?? "done",
            items: [index],
            aspect: expected[index].map { "\($0)" } ?? "done"
          )
        }
        return nil
      }
    )
  }()

  static let result: Law = {
    let description = described(
      "result",
      "the snapshot in the end is that of the plain form (D1–D5)",
      "engines that follow calls"
    )
    return Law(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard trial.context.refusal == nil, let result = answer.result,
          result != trial.context.script.after
        else { return nil }
        return Violation(
          description.name,
          "the snapshot in the end is another",
          expected: trial.context.script.after.text,
          actual: result.text
        )
      }
    )
  }()

  static let apply: Law = {
    let description = described(
      "apply",
      "applying one snapshot after another goes without a fault",
      "engines with a data source"
    )
    return Law(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        answer.applyFaults.first.map { fault in
          Violation(
            description.name,
            "the data source reports \(fault)",
            expected: "no fault",
            actual: "\(fault)"
          )
        }
      }
    )
  }()

  static let lint: Law = {
    let description = described(
      "lint",
      "models found used as identifiers = models deleted and inserted with another field",
      "engines that look for them"
    )
    return Law(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard trial.context.refusal == nil, let findings = answer.findings else { return nil }
        let expected = lostModels(trial.problem.itemsBefore, trial.context.itemsAfter)
        let found = findings.map(\.after).sorted()
        guard found != expected else { return nil }
        return Violation(
          description.name,
          "found models at \(found), and those that changed are at \(expected)",
          expected: "\(expected)",
          actual: "\(found)",
          items: expected
        )
      }
    )
  }()

  /// A lint is about the case and not about the engine: asked for by name.
  static let modelAsIdentifier: Law = {
    let description = described(
      "model-as-identifier",
      "no item is deleted and inserted because a field of it changed",
      "cases, whatever the engine; asked for by name"
    )
    return Law(
      description,
      isDefault: false,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard trial.context.refusal == nil else { return nil }
        let findings =
          answer.findings
          ?? ModelIdentifierLint.findings(
            from: trial.problem.itemsBefore,
            to: trial.context.itemsAfter
          )
        return findings.first.map { finding in
          Violation(
            description.name,
            finding.description,
            expected: "an update of \(finding.model)",
            actual: "a delete at \(finding.before) and an insert at \(finding.after)",
            items: [finding.before, finding.after].sorted(),
            aspect: finding.fields.map(\.name).joined(separator: ", ")
          )
        }
      }
    )
  }()

  /// Positions after of models that are new while one of their id is gone, ascending.
  private static func lostModels(_ before: [IdentityItem], _ after: [IdentityItem]) -> [Int] {
    let new = Set(after)
    let gone = Set(before.filter { $0.revision != nil && !new.contains($0) }.map(\.id))
    guard !gone.isEmpty else { return [] }
    let old = Set(before)
    return after.indices.filter { position in
      let item = after[position]
      return item.revision != nil && !old.contains(item) && gone.contains(item.id)
    }
  }
}

extension IdentityAnswer.Changes {
  /// What must agree between two right answers that move as little as possible.
  fileprivate struct Summary: Hashable, CustomStringConvertible {
    var deletes: [ItemPosition]
    var inserts: [ItemPosition]
    var moves: Int
    var sectionDeletes: [Int] = []
    var sectionInserts: [Int] = []
    var sectionMoves = 0

    var description: String {
      "deletes \(deletes.count), inserts \(inserts.count), moves \(moves) and of sections deletes "
        + "\(sectionDeletes.count), inserts \(sectionInserts.count), moves \(sectionMoves)"
    }
  }

  fileprivate var summary: Summary {
    switch self {
    case .list(let changes), .counted(let changes, _):
      return Summary(
        deletes: changes.deletes.sorted().map { ItemPosition(section: 0, item: $0) },
        inserts: changes.inserts.sorted().map { ItemPosition(section: 0, item: $0) },
        moves: changes.moves.count
      )
    case .sections(let changes):
      return Summary(
        deletes: changes.deletes.sorted(),
        inserts: changes.inserts.sorted(),
        moves: changes.moves.count,
        sectionDeletes: changes.sections.deletes.sorted(),
        sectionInserts: changes.sections.inserts.sorted(),
        sectionMoves: changes.sections.moves.count
      )
    }
  }
}

extension [IdentityCase.Section] {
  /// Sections with their items on one line.
  fileprivate var text: String {
    map { "\($0.section): \($0.items.map(\.description).joined(separator: " "))" }
      .joined(separator: " | ")
  }
}
