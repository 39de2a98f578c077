import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports
import LayoutTiming

/// The part of the gate that counts and times: counters are judged against the stored baseline,
/// times are told.
struct TimingPart {
  var suites: [AnySuite]
  var context: CommandContext

  /// Where the counters of the package's engines are kept.
  static let baseline = "Reports/baselines/counters.json"
  /// The largest size of a gate; a bench goes further.
  private static let largest = 100_000
  /// The largest size for engines outside the program, which get every case as text.
  private static let largestOutside = 1_000

  func add(to record: inout RunRecord) async throws {
    let benchmarks = suites.flatMap(\.benchmarks)
    guard !benchmarks.isEmpty else { return }
    let isTimed = Revision.build.flags == "release"
    let isOutside = !context.foreignWords.isEmpty
    try await record.part("timing") { record in
      let largest = isOutside ? Self.largestOutside : Self.largest
      let run = BenchRun(benchmarks, largest: largest, isTimed: isTimed, budget: 0.1)
      record.series = run.run()
      return try TimingPart.judged(&record, against: Self.baseline, isRequired: false)
    }
  }

  /// Compares the series with those of a stored report, where there is one of the same build.
  static func judged(
    _ record: inout RunRecord,
    against file: String,
    isRequired: Bool
  ) throws -> RunReport.Part {
    var part = RunReport.Part(
      name: "timing",
      count: record.series.count,
      unit: "series",
      outcome: .held,
      detail: "told, no baseline"
    )
    if record.series.contains(where: \.grows) {
      part.outcome = .slower
      part.detail = "a counter grows faster than its input"
    }
    guard let bytes = try? readFile(file) else {
      if isRequired {
        throw UnavailableError("\(file): cannot be read; expected a report of bench")
      }
      return part
    }
    // Names the line of what is no JSON at all.
    _ = try decodeJSON(AnyJSON.self, from: bytes, file: file)
    let report: RunReport
    do throws(ReportJSON.Failure) {
      report = try ReportJSON.parse(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CaseError("expected a report of bench: \(error)", file: file)
    }
    let stored = report.series.filter { series in
      record.series.contains { $0.key == series.key }
    }
    record.comparisons = SeriesComparison.compare(
      before: stored,
      after: record.series,
      base: report.revision
    )
    let worse = record.comparisons.filter(\.kind.isRegression)
    if worse.isEmpty {
      if part.outcome == .held { part.detail = "held (counters)" }
    } else {
      part.outcome = .slower
      part.detail = "\(worse.count) of \(record.series.count) do more work"
    }
    return part
  }
}

/// Any JSON there is.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
}

extension BenchmarkSeries {
  /// Whether a counter grows clearly faster than the number of items; `growth` of the catalogue.
  fileprivate var grows: Bool {
    WorkCounter.allCases.contains { (growth(of: $0)?.exponent ?? 0) > 1.10 }
  }
}
