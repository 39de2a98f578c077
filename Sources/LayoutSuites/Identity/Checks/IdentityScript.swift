package import SnapshotDiffing

/// What the calls of a case lead to by the plain form of the rules, marks included.
package struct IdentityScript: Sendable {
  /// The state in the end.
  package private(set) var after: [IdentityCase.Section]
  /// Why each call is refused, `nil` for one that is not.
  package private(set) var refusals: [SnapshotFault.Reason?] = []
  /// Items marked for reload.
  package private(set) var reloaded: Set<IdentityItem> = []
  /// Items marked for reconfiguration.
  package private(set) var reconfigured: Set<IdentityItem> = []
  /// Sections marked for reload.
  package private(set) var reloadedSections: Set<String> = []

  /// Makes the calls one after the other; a refused one changes nothing.
  package init(_ problem: IdentityCase) {
    after = problem.after
    guard !problem.operations.isEmpty else { return }
    var plain = PlainSnapshot<String, IdentityItem>(problem.before)
    for operation in problem.operations {
      do throws(PlainRefusal) {
        try apply(operation, to: &plain)
        refusals.append(nil)
      } catch {
        refusals.append(error.reason)
      }
      guard !(reconfigured.isEmpty && reloadedSections.isEmpty) else { continue }
      // What was deleted has lost its mark, should it come back.
      reconfigured.formIntersection(plain.items)
      reloadedSections.formIntersection(plain.sections.map(\.section))
    }
    after = plain.sections
    reloaded = plain.reloaded
  }

  private mutating func apply(
    _ operation: IdentityOperation,
    to plain: inout PlainSnapshot<String, IdentityItem>
  ) throws(PlainRefusal) {
    if let operation = operation.operation {
      try plain.apply(operation)
    } else if operation.call == .reconfigureItems {
      // The plain form knows one mark; it refuses what is unknown in the same way.
      var other = plain
      try other.apply(.reloadItems(operation.items))
      reconfigured.formUnion(operation.items)
    } else {
      let names = plain.sections.map(\.section)
      for name in operation.sections where !names.contains(name) {
        // A move of an unknown section is refused as a mark of one is.
        var other = plain
        try other.apply(.moveSection(name, .after(name)))
      }
      reloadedSections.formUnion(operation.sections)
    }
  }
}

extension IdentityCase {
  /// Why snapshots have to be refused: repeated identifiers or marks of unknown ones (D1, D3, D5).
  package var refusal: String? {
    isLists ? nil : refusal(leadingTo: operations.isEmpty ? after : IdentityScript(self).after)
  }

  /// Why snapshots have to be refused when their calls lead to `end`.
  func refusal(leadingTo end: [Section]) -> String? {
    guard !isLists else { return nil }
    if let repeated = Self.repeated(in: before) { return "before: \(repeated)" }
    if operations.isEmpty, let repeated = Self.repeated(in: after) { return "after: \(repeated)" }
    guard !(reloads.isEmpty && reconfigures.isEmpty && reloadedSections.isEmpty) else { return nil }
    let items = Set(end.flatMap(\.items))
    if let unknown = (reloads + reconfigures).first(where: { !items.contains($0) }) {
      return "a mark of the unknown item \(unknown)"
    }
    let names = Set(end.map(\.section))
    return reloadedSections.first { !names.contains($0) }
      .map { "a mark of the unknown section \($0)" }
  }

  /// Identifiers repeated in a snapshot; the check is only asked where there are any.
  private static func repeated(in sections: [Section]) -> IdentityViolation? {
    var items: Set<IdentityItem> = []
    var names: Set<String> = []
    let isUnique = sections.allSatisfy { section in
      names.insert(section.section).inserted
        && section.items.allSatisfy { items.insert($0).inserted }
    }
    return isUnique ? nil : IdentityChecks.repeated(in: sections).first
  }
}
