package import LayoutCore

/// The goldens of a folder: what is recorded, and how it stands against what is asked for.
package struct GoldenBook: Sendable {
  let folder: GoldenFolder

  /// Opens a folder.
  package init(_ folder: GoldenFolder) {
    self.folder = folder
  }

  /// Holds the recorded answers against new ones, and puts up for review what the mode allows.
  ///
  /// Only selected goldens are asked for; which are missing, stale or orphaned is known of all. A
  /// golden is never replaced here: a new answer goes beside it and waits. An answer equal to the
  /// recorded one rewrites nothing, and takes away what waited there from an earlier run.
  ///
  /// - Parameters:
  ///   - keys: every golden there should be, selected or not; no two with the same path.
  ///   - mode: what may be put up for review; ``GoldenRecordMode/never`` only verifies.
  ///   - isSelected: whether a golden is to be looked at; orphans are asked about, too.
  ///   - answer: the engine's answer, or `nil` when it gave none.
  /// - Throws: ``CaseError`` when the manifest cannot be read or a file cannot be written.
  package func check(
    _ keys: [GoldenKey],
    mode: GoldenRecordMode = .never,
    isSelected: (GoldenKey) -> Bool = { _ in true },
    answer: (GoldenKey) throws(CaseError) -> Golden.Answer?
  ) throws(CaseError) -> GoldenReport {
    var shelf = try GoldenShelf(folder)
    let known = try Self.byPath(keys)
    var entries: [GoldenReport.Entry] = []
    for path in sortedBytewise(Set(known.keys).union(shelf.ourPaths)) {
      guard let key = known[path] else {
        guard let orphan = shelf.orphan(path) else { continue }
        entries.append(
          GoldenReport.Entry(
            key: orphan,
            standing: .orphaned,
            isSelected: isSelected(orphan),
            isPending: shelf.isPending(path)
          )
        )
        continue
      }
      let isAsked = isSelected(key)
      let standing =
        isAsked ? try stand(key, &shelf, mode, try answer(key)) : shelf.standingUnasked(key)
      entries.append(
        GoldenReport.Entry(
          key: key,
          standing: standing,
          isSelected: isAsked,
          isPending: shelf.isPending(path)
        )
      )
    }
    try shelf.saveManifest()
    return GoldenReport(entries: entries, foreign: shelf.foreign)
  }

  /// Removes goldens that no key has, with what waits beside them; files that are not ours stay.
  ///
  /// - Returns: the paths removed.
  package func removeOrphans(of keys: [GoldenKey]) throws(CaseError) -> [String] {
    var shelf = try GoldenShelf(folder)
    let known = try Self.byPath(keys)
    var removed: [String] = []
    for path in sortedBytewise(shelf.ourPaths) where known[path] == nil {
      guard shelf.orphan(path) != nil else { continue }
      try shelf.remove(path)
      removed.append(path)
    }
    try shelf.saveManifest()
    return removed
  }

  static func byPath(_ keys: [GoldenKey]) throws(CaseError) -> [String: GoldenKey] {
    var known: [String: GoldenKey] = [:]
    for key in keys {
      if known.updateValue(key, forKey: key.path) != nil {
        throw CaseError("expected each golden once, found \(key.id) twice")
      }
      guard isGoldenWord(key.caseHash) else {
        throw CaseError("golden \(key.id): expected a hash of one word, found \"\(key.caseHash)\"")
      }
    }
    return known
  }

  private func stand(
    _ key: GoldenKey,
    _ shelf: inout GoldenShelf,
    _ mode: GoldenRecordMode,
    _ answer: Golden.Answer?
  ) throws(CaseError) -> GoldenStanding {
    guard let answer else { return .unanswered }
    let golden = Golden(engine: key.engine, caseHash: key.caseHash, answer: answer)
    let standing = shelf.standing(key, against: golden)
    if mode.records(standing) {
      try shelf.writePending(golden, key.path)
    } else if mode != .never, standing == .held || standing == .unlisted {
      try shelf.removePending(key.path)
      shelf.list(key)
      return .held
    }
    return standing
  }
}

func sortedBytewise(_ paths: some Sequence<String>) -> [String] {
  paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
