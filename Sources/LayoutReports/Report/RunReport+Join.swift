import LayoutCore
import LayoutTiming

/// Why shard reports do not make up one run.
package enum JoinFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no report, or one is no shard.
  case notShards(String)
  /// The reports are not of the same run: what differs, and its first two values.
  case mixed(what: String, String, String)
  /// A shard that was interrupted before its end, counted from 1.
  case interrupted(Int, of: Int)
  /// Shards that are not there, counted from 1.
  case missing([Int], of: Int)
  /// A shard that is there more than once, or that lies outside the run.
  case unexpected(Int, of: Int)

  /// What is wrong, one line.
  package var description: String {
    switch self {
    case .notShards(let why): why
    case .mixed(let what, let one, let other):
      "shards of different runs: \(what) is \(one) in one and \(other) in another"
    case .interrupted(let index, let of):
      "shard \(index) of \(of) was interrupted; --resume finishes it"
    case .missing(let indices, let of):
      "of \(of) shards these are missing: \(indices.map(String.init).joined(separator: ", "))"
    case .unexpected(let index, let of): "shard \(index) of \(of) is there twice or out of range"
    }
  }
}

extension RunReport {
  /// Joins the reports of all shards of one run; their order does not matter.
  ///
  /// Counts are added, findings of one cause become one, seconds are added and the elapsed time is
  /// that of the slowest shard. Series timed in more than one shard keep the first.
  /// - Throws: ``JoinFailure`` when a shard is missing, double or of another run.
  package static func join(_ reports: [RunReport]) throws(JoinFailure) -> RunReport {
    let shards = try ordered(reports)
    let first = shards[0]
    var times = Times(
      date: shards.map(\.times.date).min() ?? "",
      elapsed: shards.map(\.times.elapsed).max() ?? 0,
      workers: shards.map(\.times.workers).reduce(0, sum)
    )
    times.parts = merged(shards.flatMap(\.times.parts), by: \.name) { $0.seconds += $1.seconds }
    times.minimising = merged(shards.flatMap(\.times.minimising), by: \.name) {
      $0.seconds += $1.seconds
    }
    return RunReport(
      command: first.command,
      seed: first.seed,
      revision: first.revision,
      build: first.build,
      strict: first.strict,
      parts: merged(shards.flatMap(named), by: \.name, join),
      engines: merged(shards.flatMap(\.engines), by: { [$0.domain, $0.name, $0.version] }) {
        $0.cases = sum($0.cases, $1.cases)
        $0.refused = sum($0.refused, $1.refused)
        $0.faults = sum($0.faults, $1.faults)
      },
      invariants: merged(shards.flatMap(\.invariants), by: { [$0.domain, $0.engine, $0.name] }) {
        $0.checked = sum($0.checked, $1.checked)
      },
      labels: merged(shards.flatMap(\.labels), by: { [$0.domain, $0.label] }) {
        $0.cases = sum($0.cases, $1.cases)
      },
      findings: merged(shards.flatMap(\.findings), by: { [$0.domain, $0.fingerprint] }, join),
      known: merged(shards.flatMap(\.known), by: { [$0.domain, $0.engine, $0.file] }) { _, _ in },
      goldens: merged(shards.flatMap(\.goldens), by: { [$0.domain, $0.engine, $0.name] }) { _, _ in
      },
      series: merged(shards.flatMap(\.series), by: \.key) { _, _ in },
      comparisons: merged(shards.flatMap(\.verdicts), by: \.key) { _, _ in },
      times: times
    )
  }

  /// A sum that stops at the largest number, because a file may claim any count.
  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (result, overflow) = one.addingReportingOverflow(other)
    return overflow ? (one < 0 ? .min : .max) : result
  }

  private static func ordered(_ reports: [RunReport]) throws(JoinFailure) -> [RunReport] {
    guard let first = reports.first else { throw .notShards("there is no report to join") }
    var places: [Int: RunReport] = [:]
    let of = first.shard?.of ?? 0
    for report in reports {
      guard let shard = report.shard else {
        throw .notShards("a report is of a whole run, not of a shard")
      }
      try same("command", first.command, report.command)
      try same("revision", first.revision, report.revision)
      try same("seed", String(first.seed), String(report.seed))
      try same("number of shards", String(of), String(shard.of))
      try same("strictness", String(first.strict), String(report.strict))
      try same("schema", String(first.schema), String(report.schema))
      try same("toolchain", first.build.toolchain, report.build.toolchain)
      try same("architecture", first.build.architecture, report.build.architecture)
      try same("flags", first.build.flags, report.build.flags)
      let (plan, other) = (first.shard?.plan ?? [:], shard.plan ?? [:])
      for name in Set(plan.keys).union(other.keys).sorted() {
        try same(name, plan[name] ?? "not given", other[name] ?? "not given")
      }
      if report.interrupted == true { throw .interrupted(shard.index, of: of) }
      guard shard.index >= 1, shard.index <= of, places[shard.index] == nil else {
        throw .unexpected(shard.index, of: of)
      }
      places[shard.index] = report
    }
    guard places.count == of else {
      // Named up to a limit, because a file may claim any number of shards.
      let missing = (1...of).lazy.filter { places[$0] == nil }.prefix(20)
      throw .missing(Array(missing), of: of)
    }
    return places.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func same(_ what: String, _ one: String, _ other: String) throws(JoinFailure) {
    if one != other { throw .mixed(what: what, one, other) }
  }

  /// The parts of a shard; what did not hold says in which shard.
  private static func named(_ report: RunReport) -> [Part] {
    report.parts.map { part in
      var part = part
      if part.outcome != .held, let shard = report.shard {
        part.detail = "shard \(shard.index): \(part.detail)"
      }
      return part
    }
  }

  private static func join(_ part: inout Part, _ other: Part) {
    part.count = sum(part.count, other.count)
    if other.outcome != .held, part.outcome != .held {
      part.detail += "; \(other.detail)"
    } else if other.outcome != .held {
      part.detail = other.detail
    }
    part.outcome = max(part.outcome, other.outcome)
  }

  private static func join(_ finding: inout Finding, _ other: Finding) {
    let seen = sum(finding.seen, other.seen)
    if other.minimised.size < finding.minimised.size { finding = other }
    finding.seen = seen
  }

  /// Values with equal keys made one, in the order in which each key was first met.
  private static func merged<Value, Key: Hashable>(
    _ values: [Value],
    by key: (Value) -> Key,
    _ join: (inout Value, Value) -> Void
  ) -> [Value] {
    var result: [Value] = []
    var places: [Key: Int] = [:]
    for value in values {
      if let place = places[key(value)] {
        join(&result[place], value)
      } else {
        places[key(value)] = result.count
        result.append(value)
      }
    }
    return result
  }
}
