import Foundation
import LayoutCases
package import LayoutCore
package import LayoutWorkers

/// An engine under the checks of its domain, with both types erased.
///
/// The one erasure: runs, workers and commands see nothing else.
public struct AnySuite: Sendable {
  /// The domain's name.
  public let domain: String
  /// The engine's name.
  public let engine: String
  /// The engine's version text.
  package let version: String
  /// What the gate asks of the engine.
  package let standing: String
  /// Whether the gate fuzzes it.
  package let isGated: Bool
  /// Whether the gate keeps goldens of it.
  package let hasGoldens: Bool
  /// How many cases the gate gives it.
  package let gateCases: Int
  /// Whether a finding tells over which lengths of the container it breaks.
  package let hasThresholds: Bool
  /// The domain's labels.
  package let labels: [String]
  /// The domain's invariants, and whether each is asked by default.
  package let invariants: [(description: InvariantDescription, isDefault: Bool)]

  /// What the engine is timed on.
  package let benchmarks: [Benchmark]

  /// The labels of a drawn case, as bits in the order of ``labels``; the engine is not asked.
  package let labelsOfDrawn: @Sendable (_ seed: UInt64, _ index: Int) -> UInt64

  private let run: @Sendable (Job, ProgressPage, Peers?) throws(CaseError) -> JobReply
  private let form: @Sendable (CaseSource) throws(CaseError) -> String?
  /// How much longer than the time limit a case may take in a worker.
  package let grace: Duration
  /// Engines outside this program, under the checks of this suite's domain.
  let foreign: ForeignSuites

  /// Erases a suite.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - extra: What the engine is timed on beside whole answers to its domain's workloads.
  package init<D: Domain>(_ suite: Suite<D>, timing extra: [Benchmark] = []) {
    domain = D.name
    engine = suite.engine.name
    version = suite.engine.version
    standing = suite.engine.standing.rawValue
    isGated = suite.engine.standing == .gated
    hasGoldens = suite.engine.standing == .gated && D.hasFrames
    gateCases = D.gateCases
    hasThresholds = D.hasThresholds
    labels = D.labels
    invariants = suite.known.map { ($0.description, $0.isDefault) }
    grace = suite.engine.grace
    foreign = ForeignSuites(suite)
    benchmarks =
      D.workloads.map { workload in
        Benchmark(
          domain: D.name,
          engine: suite.engine.name,
          name: workload.name,
          parameter: workload.parameter,
          sizes: workload.sizes,
          prepare: { n in
            let problem = workload.make(n)
            return {
              guard case .answer(let answer) = suite.engine.respond(problem) else {
                return WorkCounters()
              }
              return D.work(of: answer)
            }
          }
        )
      } + extra
    labelsOfDrawn = { seed, index in D.labels(of: suite.drawn(seed: seed, index: index)) }
    run = { (job, page, peers) throws(CaseError) in
      try Self.perform(job, on: suite, page: page, peers: peers)
    }
    form = { (source) throws(CaseError) in
      let problem = try Self.problem(of: source, for: suite)
      guard D.isWithin(suite.engine.semantics, problem) else { return nil }
      return SavedCase(problem: problem).text
    }
  }

  /// Does a job in this process.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - page: Where marks and steps go.
  ///   - peers: Other processes to compare answers with, where there are any.
  /// - Throws: ``CaseError`` when a saved case does not decode or is no case of the domain.
  package func perform(
    _ job: Job,
    page: ProgressPage,
    peers: Peers? = nil
  ) throws(CaseError) -> JobReply {
    try run(job, page, peers)
  }

  /// A case as it is shown; the engine is not asked.
  package func exhibit(of source: CaseSource) throws(CaseError) -> Exhibit {
    let job = Job(domain: domain, engine: engine, invariants: nil, task: .show(source))
    guard let page = ProgressPage(), case .show(let exhibit) = try run(job, page, nil) else {
      throw CaseError("no memory for a page of one MiB")
    }
    return exhibit
  }

  /// The saved form of a case with nothing expected, by which goldens know it, or `nil` where the
  /// engine is not asked such cases; the engine is not asked here.
  package func savedForm(of source: CaseSource) throws(CaseError) -> String? {
    try form(source)
  }

  private static func perform<D: Domain>(
    _ job: Job,
    on whole: Suite<D>,
    page: ProgressPage,
    peers: Peers?
  ) throws(CaseError) -> JobReply {
    var suite = whole
    if let names = job.invariants {
      suite = Suite(
        whole.engine,
        invariants: whole.known.filter { names.contains($0.description.name) }
      )
    }
    switch job.task {
    case .fuzz(let seed, let from, let count):
      return .fuzz(suite.fuzz(seed: seed, from: from, count: count, page: page))
    case .digest(let seed, let from, let count):
      return .digest(suite.digests(seed: seed, from: from, count: count, page: page))
    case .digestOf(let source):
      let problem = try problem(of: source, for: suite)
      page.start(0)
      return .digest([CaseDigest(index: 0, digest: suite.digest(of: problem))])
    case .judge(let source):
      let problem = try problem(of: source, for: suite)
      page.start(0)
      let outcome = suite.engine.respond(problem)
      var context = D.Context()
      let violation = suite.judge(problem, outcome, &context)
      if case .fault(let fault) = outcome { return .judge(violation, fault) }
      return .judge(violation, nil)
    case .check(let source):
      let problem = try problem(of: source, for: suite)
      page.start(0)
      return .check(suite.check(problem))
    case .minimise(let source, let cause, let limit, let log):
      let problem = try problem(of: source, for: suite)
      return ForeignEngine.$manner.withValue(ForeignEngine.Manner(minimising: cause)) {
        .minimise(
          suite.minimise(problem, keeping: cause, limit: limit, log: log, page: page, peers: peers)
        )
      }
    case .frames(let source):
      let problem = try problem(of: source, for: suite)
      page.start(0)
      return .frames(suite.frames(problem))
    case .show(let source):
      return .show(
        suite.exhibit(try problem(of: source, for: suite), asking: false, violation: nil)
      )
    }
  }

  private static func problem<D: Domain>(
    of source: CaseSource,
    for suite: Suite<D>
  ) throws(CaseError) -> D.Case {
    switch source {
    case .drawn(let seed, let index):
      return suite.drawn(seed: seed, index: index)
    case .text(let text, let file):
      let saved = try SavedCase<D.Case>.read(text, file: file)
      do throws(CaseError) {
        try D.validate(saved.problem)
      } catch {
        throw CaseError(error.message, file: file, line: error.line)
      }
      return saved.problem
    }
  }
}
