package import LayoutCore
import SnapshotDiffing

/// The plain engine: everything compared with everything, calls made on arrays.
package enum PlainIdentity {
  /// Answers a case.
  ///
  /// - Complexity: O(n²).
  package static func respond(_ problem: IdentityCase) -> Outcome<IdentityAnswer> {
    let changed = Set(problem.changed)
    if problem.isLists {
      let (before, after) = (problem.itemsBefore, problem.itemsAfter)
      var changes = PlainDiff.changes(from: before, to: after)
      let deleted = Set(changes.deletes)
      changes.updates = before.indices.filter {
        changed.contains(before[$0]) && !deleted.contains($0)
      }
      return .answer(IdentityAnswer(.list(changes)))
    }
    if let refusal = problem.refusal { return .refusal(LayoutFailure(.item, refusal)) }
    let script = IdentityScript(problem)
    var changes = PlainDiff.changes(from: problem.before, to: script.after)
    let kept = Set(script.after.flatMap(\.items))
    let marked = problem.markedItems(script)
    for (section, contents) in problem.before.enumerated() {
      for (place, item) in contents.items.enumerated()
      where kept.contains(item) && marked.contains(item) {
        changes.updates.append(ItemPosition(section: section, item: place))
      }
    }
    var answer = IdentityAnswer(.sections(changes))
    answer.result = script.after
    if !problem.operations.isEmpty {
      answer.refusals = zip(script.refusals, problem.operations).map { reason, operation in
        reason.map { SnapshotFault($0, in: operation.call.rawValue, operation.named) }
      }
    }
    return .answer(answer)
  }
}

extension IdentityCase {
  /// Items whose content changes or which are marked, by the case or by a call of it.
  func markedItems(_ script: IdentityScript) -> Set<IdentityItem> {
    script.reloaded.union(script.reconfigured).union(changed).union(reloads).union(reconfigures)
  }
}

extension IdentityOperation {
  /// Every identifier a call names, as text.
  var named: [String] {
    var names = items.map(\.description) + sections
    if let itemPlace { names.append(itemPlace.anchor.description) }
    if let sectionPlace { names.append(sectionPlace.anchor) }
    return names
  }
}
