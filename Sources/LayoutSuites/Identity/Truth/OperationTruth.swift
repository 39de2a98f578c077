import SnapshotDiffing

/// Cases of kind `ops`: calls on a snapshot, and what it is afterwards or why one is refused.
enum OperationTruth {
  private typealias Snapshot = IdentitySnapshot<String, String>

  static func difference(_ truth: SnapshotTruthCase) -> String? {
    var snapshot: Snapshot
    do { snapshot = try Snapshot(truth.before?.sections ?? []) } catch {
      return "the snapshot before is refused: \(error)"
    }
    for operation in truth.ops ?? [] {
      let before = snapshot
      do throws(SnapshotFault) {
        let answer = try apply(operation, to: &snapshot)
        if let expected = truth.result, answer != expected.text {
          return "answered \(answer ?? "nothing"), expected \(expected.text)"
        }
      } catch {
        if snapshot != before { return "changed by a call that was refused: \(error)" }
        return judge(error, truth.error)
      }
    }
    if let error = truth.error { return "nothing was refused, expected: \(error)" }
    let expected = truth.after?.sections ?? []
    return snapshot.contents == expected
      ? nil : "snapshot is \(text(snapshot.contents)), expected \(text(expected))"
  }

  /// Words of the recorded messages and the reasons they stand for.
  private static let reasons: [(words: String, reason: SnapshotFault.Reason)] = [
    ("no sections to append to", .noSection),
    ("insertion identifier list", .destinationAmongInserted),
    ("section identifiers are not unique", .repeatedSections),
    ("section identifier already exists", .existingSections),
    ("destination section not found", .unknownSection),
    ("source and destination are the same", .destinationIsSource),
    ("destination item not found", .unknownItem),
    ("reload an item that is not in", .unknownItem),
    ("reload a section that is not in", .unknownSection),
    ("item is not in the snapshot", .unknownItem),
    ("section not found", .unknownSection),
  ]

  private static func judge(_ fault: SnapshotFault, _ expected: String?) -> String? {
    guard let expected else { return "refused: \(fault)" }
    if fault.identifiers.isEmpty { return "refused without naming an identifier: \(fault)" }
    let reason = reasons.first { expected.contains($0.words) }?.reason
    return reason == nil || reason == fault.reason ? nil : "refused: \(fault), not: \(expected)"
  }

  /// Makes a call; the answer of a reading one as text.
  private static func apply(
    _ operation: SnapshotTruthCase.Operation,
    to snapshot: inout Snapshot
  ) throws(SnapshotFault) -> String? {
    let items = operation.items?.map(\.text) ?? []
    let sections = operation.sections?.map(\.text) ?? []
    let item = operation.item?.text ?? ""
    let section = operation.section?.text ?? ""
    let place = (before: operation.before?.text, after: operation.after?.text)
    let beside = place.before.map { Beside.before($0) } ?? Beside.after(place.after ?? "")
    switch operation.op {
    case "appendItems": try snapshot.appendItems(items, to: operation.into?.text)
    case "insertItems": try snapshot.apply(.insertItems(items, beside))
    case "deleteItems": snapshot.deleteItems(items)
    case "deleteAllItems": snapshot.deleteAll()
    case "moveItem": try snapshot.apply(.moveItem(item, beside))
    case "reloadItems": try snapshot.reloadItems(items)
    case "reconfigureItems": try snapshot.reconfigureItems(items)
    case "appendSections": try snapshot.appendSections(sections)
    case "insertSections": try snapshot.apply(.insertSections(sections, beside))
    case "deleteSections": snapshot.deleteSections(sections)
    case "moveSection": try snapshot.apply(.moveSection(section, beside))
    case "reloadSections": try snapshot.reloadSections(sections)
    case "itemIdentifiers": _ = try snapshot.items(in: operation.inSection?.text ?? "")
    case "indexOfItem": return snapshot.index(of: item).map(String.init) ?? "notFound"
    case "sectionContaining": return snapshot.section(containing: item)
    default: return "unknown operation \(operation.op)"
    }
    return nil
  }

  static func text(_ sections: [IdentitySection<String, String>]) -> String {
    sections.map { "\($0.section): \($0.items.joined(separator: " "))" }
      .joined(separator: " | ")
  }
}
