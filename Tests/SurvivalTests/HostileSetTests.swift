import Foundation
import LayoutCore
import LayoutReports
import Testing

/// Show 1 of the workers: nothing an engine does can stop a run, and nothing found is lost.
///
/// Usually some of the engines with few cases, many of them hostile; `PLUMB_HOSTILE_CASES=50000`
/// makes it the whole set with as many cases, one in a thousand hostile.
@Suite("A set of hostile engines", .serialized)
struct HostileSetTests {
  /// Each engine of the set and the one cause it is reported for; none for one that is harmless.
  static let expected: [String: String] = [
    "trap": "trap", "unwrap-nil": "trap", "out-of-bounds": "trap",
    "stack-overflow": "segmentation-fault", "infinite-recursion": "segmentation-fault",
    "infinite-loop": "hang", "allocate": "memory", "exit": "exit", "abort": "abort",
    "close-all": "protocol", "nan": "finite/NaN", "infinity": "finite/infinite",
    "too-few-frames": "bijection", "too-many-frames": "bijection",
    "second-time": "idempotence", "process": "nondeterminism",
    "garbage-line": "protocol", "half-line": "hang", "long-line": "protocol",
    "wrong-id": "protocol", "twice": "protocol", "late": "hang", "slow-drip": "hang",
  ]

  /// Those of an ordinary day: one of each way to fail.
  static let everyDay = [
    "trap", "exit", "allocate", "infinite-loop", "close-all", "infinity", "process", "twice",
    "print",
  ]

  @Test("each kind is reported once, minimised and rightly named, as when its engine is alone")
  func wholeSet() throws {
    var program = try Program()
    let isWhole = ProcessInfo.processInfo.environment["PLUMB_HOSTILE_CASES"] != nil
    let cases = String(count("PLUMB_HOSTILE_CASES", 256))
    if isWhole { program.environment = [:] }
    let engines = isWhole ? Self.expected.keys.sorted() + ["print"] : Self.everyDay
    let flags = ["fuzz", "--cases", cases, "--no-save"]
    let run = try program.run(flags + engines.flatMap { ["--engine", $0] } + ["--report", "all"])
    #expect(run.code == 70, "\(run.errors)")
    let report = try program.report("all")
    #expect(report.engines.allSatisfy { String($0.cases) == cases })
    var found: [String: [String]] = [:]
    for finding in report.findings {
      found[finding.engine, default: []].append(finding.violation.cause)
      #expect(finding.unminimised == nil, "\(finding.engine): \(finding.unminimised ?? "")")
      #expect(finding.minimised.size == 1, "\(finding.engine)")
    }
    #expect(found == Self.expected.filter { engines.contains($0.key) }.mapValues { [$0] })

    for engine in isWhole ? engines : ["close-all"] {
      try program.run(flags + ["--engine", engine, "--report", engine])
      let own = try program.report(engine).findings
      // Which of several least cases is shown can hang on how long a busy machine lets one wait.
      let among = report.findings.filter { $0.engine == engine }
      #expect(own.map(\.fingerprint) == among.map(\.fingerprint), "\(engine)")
      #expect(own.map(\.seen) == among.map(\.seen), "\(engine)")
    }
  }
}
