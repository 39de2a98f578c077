import LayoutCore
package import LayoutHarness
import SnapshotDiffing

/// What must hold of a user's snapshots.
package enum TriedSnapshotInvariants {
  package typealias Law = Invariant<TriedSnapshotDomain>

  package static let all: [Law] =
    [faults, repeatable, modelAsIdentifier] + IdentityInvariants.checks.map(law)

  /// Calls that UIKit answers by stopping the program, and what a data source complains of.
  private static let faults: Law = {
    let description = IdentityInvariants.described(
      "apply",
      "no call on a snapshot is refused, and every snapshot can be applied (D1–D5, D12)",
      "functions that are given different models"
    )
    return Law(
      description,
      onAnswer: { (answer, _) throws(EngineFault) in
        if let error = answer.error {
          return Violation(
            description.name,
            "the function throws \(error)",
            expected: "a snapshot",
            actual: error,
            aspect: "thrown"
          )
        }
        guard let fault = answer.faults.first else { return nil }
        var (text, aspect) = ("\(fault)", "applied")
        if case .snapshot(let refused) = fault {
          (text, aspect) = (refused.description, "\(refused.reason)")
        }
        return Violation(
          description.name,
          text,
          expected: "no fault",
          actual: text,
          aspect: aspect
        )
      }
    )
  }()

  private static let repeatable: Law = {
    let description = IdentityInvariants.described(
      "repeatable",
      "the same models lead to an equal snapshot (D6)",
      "every function"
    )
    return Law(
      description,
      onAnswer: { (answer, _) throws(EngineFault) in
        guard !answer.isRepeatable else { return nil }
        return Violation(
          description.name,
          "the same models lead to another snapshot the second time",
          expected: "an equal snapshot",
          actual: "another"
        )
      }
    )
  }()

  private static let modelAsIdentifier: Law = {
    let description = IdentityInvariants.described(
      "model-as-identifier",
      "no item is deleted and inserted because a field of it changed",
      "every function"
    )
    return Law(
      description,
      onAnswer: { (answer, _) throws(EngineFault) in
        guard let finding = answer.findings.first else { return nil }
        let fields = finding.fields.map { "\(answer.item).\($0.name)" }.joined(separator: ", ")
        return Violation(
          description.name,
          "\(finding.description); the identifier holds \(fields)",
          expected: "an update of \(finding.model)",
          actual: "a delete at \(finding.before) and an insert at \(finding.after)",
          items: [finding.before, finding.after].sorted(),
          aspect: fields
        )
      }
    )
  }()

  private static func law(
    _ check: IdentityViolation.Check,
    _ description: InvariantDescription
  ) -> Law {
    Law(
      description,
      onAnswer: { (answer, _) throws(EngineFault) in
        answer.violations.first { $0.check == check }
          .map { IdentityInvariants.violation($0, described: description) }
      }
    )
  }
}
