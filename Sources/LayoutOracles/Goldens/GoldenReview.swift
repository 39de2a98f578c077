package import LayoutCore

/// A recorded answer that waits beside its golden.
package struct PendingGolden: Sendable, Hashable {
  /// Which golden it is for; the hash is that of the case it answers.
  package var key: GoldenKey
  /// The golden in force, where there is one that can be read.
  package var before: Golden?
  /// The answer that waits, or why it cannot be read.
  package var after: Result<Golden, CaseError>
  /// What makes it differ.
  package var cause: GoldenCause
  /// The differences, where there are two goldens to compare.
  package var diff: GoldenDiff?
}

/// Which waiting answers a verdict is about.
package enum GoldenSelection: Sendable, Hashable {
  /// All of them.
  case all
  /// The one with this `engine/name`.
  case id(String)
  /// Those of one engine.
  case engine(String)
  /// Those with one kind of cause.
  case cause(GoldenCause.Kind)

  /// Whether it means this one.
  package func contains(_ pending: PendingGolden) -> Bool {
    switch self {
    case .all: true
    case .id(let id): pending.key.id == id
    case .engine(let engine): pending.key.engine == engine
    case .cause(let kind): pending.cause.kind == kind
    }
  }
}

extension GoldenBook {
  /// What waits for review, sorted bytewise by path; whatever no verdict names is skipped.
  package func pending() throws(CaseError) -> [PendingGolden] {
    let shelf = try GoldenShelf(folder)
    return shelf.pendingPaths.compactMap { Self.pending($0, shelf) }
  }

  /// Puts the selected answers in their goldens' places.
  ///
  /// An answer that cannot be read, that no key asks for, or that answers an older form of its case
  /// stays where it is.
  ///
  /// - Parameter keys: every golden there should be.
  /// - Returns: the ids accepted, and why others of the selection were not.
  package func accept(
    _ selection: GoldenSelection,
    keys: [GoldenKey]
  ) throws(CaseError) -> (accepted: [String], refused: [CaseError]) {
    var shelf = try GoldenShelf(folder)
    let known = try Self.byPath(keys)
    var accepted: [GoldenKey] = []
    var refused: [CaseError] = []
    for path in shelf.pendingPaths {
      guard let pending = Self.pending(path, shelf), selection.contains(pending) else { continue }
      do throws(CaseError) {
        let golden = try pending.after.get()
        let file = shelf.place(ofPending: path)
        guard let key = known[path] else {
          throw CaseError("no case and engine have this golden any more", file: file)
        }
        guard golden.caseHash == key.caseHash, golden.engine == key.engine else {
          let message = "expected an answer of \(key.engine) to case \(key.caseHash), found one of "
          throw CaseError(message + "\(golden.engine) to \(golden.caseHash)", file: file)
        }
        accepted.append(key)
      } catch {
        refused.append(error)
        continue
      }
      if let key = accepted.last { try shelf.replace(key, with: try pending.after.get()) }
    }
    // Only once the manifest knows the new goldens may what waited go: a death in between is healed
    // by accepting again.
    try shelf.saveManifest()
    for key in accepted { try shelf.removePending(key.path) }
    return (accepted.map(\.id), refused)
  }

  /// Removes the selected answers that wait; the goldens in force stay.
  ///
  /// - Returns: the ids rejected.
  package func reject(_ selection: GoldenSelection) throws(CaseError) -> [String] {
    var shelf = try GoldenShelf(folder)
    var rejected: [String] = []
    for path in shelf.pendingPaths {
      guard let pending = Self.pending(path, shelf), selection.contains(pending) else { continue }
      try shelf.removePending(path)
      rejected.append(pending.key.id)
    }
    return rejected
  }

  private static func pending(_ path: String, _ shelf: GoldenShelf) -> PendingGolden? {
    func attempt(_ read: () throws(CaseError) -> Golden) -> Result<Golden, CaseError> {
      do throws(CaseError) { return .success(try read()) } catch { return .failure(error) }
    }
    let after = attempt { () throws(CaseError) in try shelf.readPending(path) }
    let old =
      shelf.hasGolden(path) ? attempt { () throws(CaseError) in try shelf.read(path) } : nil
    let new = try? after.get()
    guard let key = GoldenKey(path: path, caseHash: new?.caseHash ?? "") else { return nil }
    let before = try? old?.get()
    let diff = before.flatMap { before in new.map { GoldenDiff(before: before, after: $0) } }
    let cause: GoldenCause =
      switch (after, old) {
      case (.failure(let error), _): GoldenCause(.unreadable, error.description)
      case (_, .failure(let error)): GoldenCause(.unreadable, error.description)
      case (.success(let golden), nil):
        GoldenCause(.new, "a new golden: \(GoldenDiff.summary(golden.answer))")
      case (.success, .success): diff?.cause ?? GoldenCause(.none, "nothing changed")
      }
    return PendingGolden(key: key, before: before, after: after, cause: cause, diff: diff)
  }
}
