import SnapshotDiffing

/// Cases of kind `sectionSnapshot`: calls on a tree, and what it holds afterwards.
enum TreeTruth {
  static func difference(_ truth: SnapshotTruthCase) -> String? {
    var tree = IdentityTree<String>()
    for operation in truth.ops ?? [] {
      let before = tree
      do throws(SnapshotFault) {
        if let unknown = try apply(operation, to: &tree) { return unknown }
      } catch {
        if tree != before { return "changed by a call that was refused: \(error)" }
        if error.identifiers.isEmpty { return "refused without naming an identifier: \(error)" }
        return truth.error == nil ? "refused: \(error)" : nil
      }
    }
    if let error = truth.error { return "nothing was refused, expected: \(error)" }
    let lists = [
      ("items", tree.items, truth.items),
      ("root items", tree.roots, truth.rootItems),
      ("visible items", tree.visibleItems, truth.visibleItems),
    ]
    for (what, ours, expected) in lists {
      guard let expected = expected?.map(\.text), expected != ours else { continue }
      return "\(what) are \(ours), expected \(expected)"
    }
    return nil
  }

  /// Makes a call; a sentence when the operation is not known.
  private static func apply(
    _ operation: SnapshotTruthCase.Operation,
    to tree: inout IdentityTree<String>
  ) throws(SnapshotFault) -> String? {
    let items = operation.items?.map(\.text) ?? []
    switch (operation.op, operation.before?.text, operation.after?.text) {
    case ("append", _, _): try tree.append(items, to: operation.into?.text)
    case ("insert", let item?, _): try tree.insert(items, before: item)
    case ("insert", _, let item?): try tree.insert(items, after: item)
    case ("delete", _, _): try tree.delete(items)
    case ("expand", _, _): tree.expand(items)
    case ("collapse", _, _): tree.collapse(items)
    default: return "unknown operation \(operation.op)"
    }
    return nil
  }
}
