import LayoutCore
import SnapshotDiffing

extension IdentityAnswer {
  /// A number equal for equal answers, in any process.
  var digest: UInt64 {
    var digest = Digest()
    switch changes {
    case .list(let changes): digest.add(changes)
    case .counted(let changes, let sections):
      digest.add(sections)
      digest.add(changes)
    case .sections(let changes):
      digest.add(changes.sections)
      digest.add(changes.deletes.flatMap { [$0.section, $0.item] })
      digest.add(changes.inserts.flatMap { [$0.section, $0.item] })
      digest.add(
        changes.moves.flatMap { [$0.from.section, $0.from.item, $0.to.section, $0.to.item] }
      )
      digest.add(changes.updates.flatMap { [$0.section, $0.item] })
    }
    for section in result ?? [] {
      digest.add(section.section)
      for item in section.items { digest.add(item.description) }
    }
    for refusal in refusals ?? [] { digest.add(refusal?.description ?? "") }
    for step in steps ?? [] {
      for request in step.requests {
        digest.add([request.place.section, request.place.item, request.cell ?? -1])
      }
      digest.add(step.state.shown.flatMap { [$0.position, $0.cell] })
      digest.add(step.state.prefetched)
    }
    if let work { digest.add([work.lookups, work.comparisons, work.searches]) }
    return digest.value
  }
}

extension Digest {
  fileprivate mutating func add(_ changes: ChangeSet) {
    add(changes.deletes)
    add(changes.inserts)
    add(changes.moves.flatMap { [$0.from, $0.to] })
    add(changes.updates)
  }

  fileprivate mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    add(UInt64(text.utf8.count))
  }
}
