package import LayoutCore
import SnapshotDiffing

/// The engine of the package: snapshots, change sets, and a data source that applies them.
package enum BuiltInIdentity {
  /// Answers a case.
  package static func respond(_ problem: IdentityCase) -> Outcome<IdentityAnswer> {
    if problem.isLists { return .answer(lists(problem)) }
    do throws(SnapshotFault) {
      return .answer(try snapshots(problem))
    } catch {
      return .refusal(LayoutFailure(.item, error.description))
    }
  }

  private static func lists(_ problem: IdentityCase) -> IdentityAnswer {
    let (before, after) = (problem.before[0].items, problem.after[0].items)
    guard problem.changed.isEmpty else {
      let changed = Set(problem.changed)
      return IdentityAnswer(
        .list(
          ChangeSet(
            from: before,
            to: after,
            identity: { $0 },
            isSameContent: { item, _ in !changed.contains(item) }
          )
        )
      )
    }
    var work = DiffWork()
    let changes = ChangeSet(from: before, to: after, work: &work)
    return IdentityAnswer(.list(changes), work: work)
  }

  private static func snapshots(_ problem: IdentityCase) throws(SnapshotFault) -> IdentityAnswer {
    let before = try IdentitySnapshot(problem.before)
    var after: IdentitySnapshot<String, IdentityItem>
    var refusals: [SnapshotFault?]?
    if problem.operations.isEmpty {
      after = try IdentitySnapshot(problem.after)
    } else {
      after = before
      refusals = problem.operations.map { operation in
        do throws(SnapshotFault) {
          try operation.apply(to: &after)
          return nil
        } catch {
          return error
        }
      }
    }
    try after.reloadItems(problem.reloads)
    try after.reconfigureItems(problem.reconfigures)
    try after.reloadSections(problem.reloadedSections)
    // What changed its content is configured again, as far as it is there.
    let changed = problem.changed.filter { after.index(of: $0) != nil }
    if !changed.isEmpty { try after.reconfigureItems(changed) }

    var work = DiffWork()
    let changes = SectionedChangeSet(from: before, to: after, work: &work)
    var answer = IdentityAnswer(.sections(changes), work: work)
    answer.batches = try? changes.batches(
      countsBefore: before.itemCounts,
      countsAfter: after.itemCounts
    )
    answer.result = after.contents
    answer.refusals = refusals
    let source = DataSourceRun(problem)
    source.run(from: before, to: after)
    answer.steps = source.steps
    answer.applyFaults = source.machine.faults
    answer.findings = source.machine.findings
    return answer
  }
}
