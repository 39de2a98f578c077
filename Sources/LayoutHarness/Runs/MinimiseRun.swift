package import LayoutCore
import LayoutWorkers

/// Minimisations side by side, each going on in a fresh worker when a candidate kills its own.
package struct MinimiseRun: Sendable {
  /// One failing case.
  package struct Start: Sendable {
    /// The suite's domain.
    package var domain: String
    /// The suite's engine.
    package var engine: String
    /// The case.
    package var source: CaseSource
    /// What it breaks.
    package var violation: Violation

    /// Names a failing case.
    package init(domain: String, engine: String, source: CaseSource, violation: Violation) {
      self.domain = domain
      self.engine = engine
      self.source = source
      self.violation = violation
    }
  }

  /// The failing cases.
  package var starts: [Start]
  /// How many candidates a minimisation may run.
  package var limit: Int
  /// The invariants to ask, or `nil` for the default ones.
  package var invariants: [String]?

  /// Describes the minimisations.
  package init(_ starts: [Start], invariants: [String]? = nil, limit: Int = 20_000) {
    self.starts = starts
    self.invariants = invariants
    self.limit = limit
  }

  /// Runs on `runner`.
  ///
  /// - Returns: One result a start, in their order; `nil` where the case does not break the
  ///   invariant again, or the run was stopped first.
  package func run(on runner: Runner) -> [MinimisedCase?] {
    var results: [MinimisedCase?] = []
    let jobs = starts.map { start in
      Job(
        domain: start.domain,
        engine: start.engine,
        invariants: invariants,
        task: .minimise(
          start.source,
          cause: start.violation.cause,
          limit: limit,
          log: []
        )
      )
    }
    runner.run(
      jobs,
      split: Self.resumed,
      deliver: { done in
        if case .minimise(let result) = done.reply {
          results.append(result)
        } else {
          results.append(nil)
        }
      }
    )
    results += Array(repeating: nil, count: starts.count - results.count)
    return results
  }

  /// The most workers one minimisation may kill; a hang kills one in a good part of a second, a
  /// trap in milliseconds.
  private static func mostDeaths(of cause: String) -> Int {
    EngineFault.Kind(cause: cause) == .hang ? 100 : 2_000
  }

  /// The same job with the verdicts so far, the fatal step among them; when no more may be killed,
  /// one that ends there with the best so far.
  private static func resumed(
    _ job: Job,
    _ death: WorkerDeath
  ) -> [WorkerPool.Part<Job, Job.Done>] {
    guard case .minimise(let source, let cause, let limit, let before) = job.task else {
      return []
    }
    guard let log = StepVerdict.log(after: death, keeping: cause, before: before),
      log.count - 1 <= limit, log.count < ProgressPage.logCapacity
    else { return [.result(Job.Done(job: job, reply: .minimise(nil)))] }
    let deaths = log.count {
      $0 == StepVerdict.died.rawValue || $0 == StepVerdict.diedOtherwise.rawValue
    }
    var next = job
    // The first step is the start, no candidate.
    let last = deaths < mostDeaths(of: cause) ? limit : log.count - 1
    next.task = .minimise(source, cause: cause, limit: last, log: log)
    return [.work(next)]
  }
}
