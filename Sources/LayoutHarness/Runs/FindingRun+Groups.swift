import LayoutCases
package import LayoutCore
package import LayoutFiles

extension FindingRun {
  /// Chooses of the failing cases of several shards those that one run would have minimised: the
  /// first few of each cause, with the counts of all shards.
  package static func chosen(of shards: [[FoundCase]]) -> [FoundCase] {
    struct Key: Hashable {
      var domain: String
      var engine: String
      var cause: String
    }
    func key(_ found: FoundCase) -> Key {
      Key(domain: found.finding.domain, engine: found.finding.engine, cause: found.cause)
    }
    var seen: [Key: Int] = [:]
    for shard in shards {
      // Each case of a cause carries the count of its shard.
      let counts = Dictionary(shard.map { (key($0), $0.seen) }) { one, _ in one }
      seen.merge(counts) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }
    }
    var taken: [Key: Int] = [:]
    return shards.joined().sorted { $0.index < $1.index }.compactMap { found in
      taken[key(found), default: 0] += 1
      guard taken[key(found), default: 0] <= starts(of: found.cause) else { return nil }
      var found = found
      found.seen = seen[key(found)] ?? found.seen
      found.finding.seen = found.seen
      return found
    }
  }

  /// Makes the failing cases of one cause one finding, the simplest, and saves it.
  ///
  /// What lost is removed from the corpus, but for what an interrupted run goes on with, and so is
  /// what the corpus has already as a known fault.
  /// - Throws: ``FileFailure`` when a finding cannot be saved; what was saved before stays.
  package func grouped(
    _ found: [FoundCase],
    suites: [AnySuite]
  ) throws(FileFailure) -> [Finding] {
    var groups: [String: Int] = [:]
    var findings: [Finding] = []
    let minimised = Set(
      found.filter { $0.finding.unminimised == nil }.map { [$0.finding.engine, $0.cause] }
    )
    // A fault that sensible cases show needs no showing by one that makes no sense.
    let sensible = Set(
      found.filter { $0.finding.unminimised == nil && $0.finding.minimised.nonsense == nil }
        .map { [$0.finding.engine, $0.cause] }
    )
    for one in found {
      let finding = one.finding
      let key = [finding.engine, one.cause]
      if finding.unminimised != nil, minimised.contains(key) {
        // The cause is shown by a case that is minimised.
        discard(finding)
      } else if finding.violation.fault != nil, finding.minimised.nonsense != nil,
        sensible.contains(key)
      {
        discard(finding)
      } else if let place = groups[finding.fingerprint] {
        let isSimpler = Self.isSimpler(finding, findings[place])
        discard(isSimpler ? findings[place] : finding)
        if isSimpler { findings[place] = finding }
      } else {
        groups[finding.fingerprint] = findings.count
        findings.append(finding)
      }
    }
    let known = knownFaults(of: findings, suites: suites)
    for index in findings.indices {
      guard let path = known[Self.key(findings[index])] else {
        try save(&findings[index])
        continue
      }
      discard(findings[index])
      findings[index].file = path
      findings[index].replay = "\(program) replay \(path)"
    }
    return findings
  }

  /// The files of saved cases that expect a fault of an engine, by case and engine.
  private func knownFaults(of findings: [Finding], suites: [AnySuite]) -> [[String]: String] {
    guard let store else { return [:] }
    var files: [[String]: String] = [:]
    for suite in suites {
      guard findings.contains(where: { $0.domain == suite.domain && $0.engine == suite.engine }),
        let saved = try? store.cases(of: [suite.domain])
      else { continue }
      for one in saved {
        guard let head = try? SavedCaseHead.read(one), head.expect[suite.engine] != nil,
          let exhibit = try? suite.exhibit(of: .text(one.text, file: one.path))
        else { continue }
        files[[suite.engine, exhibit.json]] = one.path
      }
    }
    return files
  }

  private static func key(_ finding: Finding) -> [String] {
    [finding.engine, finding.minimised.json]
  }

  private func save(_ finding: inout Finding) throws(FileFailure) {
    guard let store else { return }
    let paths = paths(finding, store)
    let isOpen = finding.unminimised == Self.interrupted
    let path = isOpen ? paths.original : paths.minimised
    // Another shard may have let go of the case as it was met.
    try store.save(finding.original.json, to: paths.original)
    try store.save(finding.minimised.json, to: path)
    finding.file = path
    finding.replay = "\(program) replay \(path)"
  }

  /// Removes from the corpus the failing cases of shards that do not stand for a cause in the whole
  /// run, where they lie as the shard wrote them.
  package func discard(_ found: [FoundCase], keeping findings: [Finding]) {
    guard let store else { return }
    let kept = Set(findings.map(\.original.json))
    for one in found where !kept.contains(one.finding.original.json) {
      let paths = paths(one.finding, store)
      let written = [
        (paths.original, one.finding.original.json), (paths.minimised, one.finding.minimised.json),
      ]
      for (path, text) in written where (try? readFile(path)) == Array(text.utf8) {
        try? removeFile(path)
      }
    }
  }

  private func discard(_ finding: Finding) {
    guard let store, finding.unminimised != Self.interrupted else { return }
    try? removeFile(paths(finding, store).original)
  }

  private func paths(
    _ finding: Finding,
    _ store: CaseStore
  ) -> (original: String, minimised: String) {
    store.path(
      domain: finding.domain,
      engine: finding.engine,
      invariant: finding.violation.invariant,
      original: finding.original.json
    )
  }

  /// Fewer parts first, then shorter text, then its order, so that the choice is always the same.
  private static func isSimpler(_ one: Finding, _ other: Finding) -> Bool {
    (one.minimised.size, one.minimised.json.utf8.count, one.minimised.json)
      < (other.minimised.size, other.minimised.json.utf8.count, other.minimised.json)
  }
}
