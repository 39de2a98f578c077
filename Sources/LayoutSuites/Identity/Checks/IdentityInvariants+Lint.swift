import LayoutCore
import LayoutHarness
import SnapshotDiffing

/// What is said of models that are used as identifiers.
extension IdentityInvariants {
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
