import LayoutHarness
import LayoutReports

extension Fuzzing {
  /// What this run is to do, for the journal and for the reports of shards; the shard itself is
  /// left out.
  func plan(_ arguments: Arguments, command: String) throws(UsageError) -> RunPlan {
    let build = Revision.build
    return RunPlan([
      "command": command,
      "seed": String(seed),
      "cases": time.map { "\(cases.lowerBound) on, for \($0)" }
        ?? "\(cases.lowerBound) to \(cases.upperBound - 1)",
      "engines": suites.map { "\($0.domain) / \($0.engine) \($0.version)" }
        .joined(separator: ", "),
      "invariants": invariants?.joined(separator: ", ") ?? "the default ones",
      "revision": Revision.current,
      "build": "\(build.toolchain) \(build.architecture) \(build.flags)",
      "time limit": "\(try arguments.duration(.timeLimit) ?? CommandContext.timeLimit)",
      "memory limit": "\(try arguments.bytes(.memoryLimit) ?? CommandContext.memoryLimit) bytes",
      "workers": arguments.has(.inProcess) ? "none" : "used",
    ])
  }
}
