import LayoutCore
import LayoutHarness
import SnapshotDiffing

/// The invariants of refusals, batches, and snapshots that are made by calls.
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
}

extension [IdentityCase.Section] {
  /// Sections with their items on one line.
  fileprivate var text: String {
    map { "\($0.section): \($0.items.map(\.description).joined(separator: " "))" }
      .joined(separator: " | ")
  }
}
