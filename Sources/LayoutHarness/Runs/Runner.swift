import Foundation
import LayoutCore
package import LayoutWorkers

/// Does jobs on lanes, in worker processes or in this one, and turns deaths into verdicts.
package final class Runner: Sendable {
  /// The suites that can be asked.
  package let suites: [AnySuite]
  /// How long one case may take.
  package let timeLimit: Duration
  /// Whether an interrupt has asked the run to end.
  package let stop: StopFlag

  private let pool: WorkerPool

  /// Makes a runner over workers that `command` starts, or over this process when it is `nil`.
  package init(
    suites: [AnySuite],
    lanes: Int,
    command: LaunchCommand?,
    limits: ProcessLimits = ProcessLimits(),
    timeLimit: Duration = .seconds(2),
    stop: StopFlag = StopFlag()
  ) {
    self.suites = suites
    self.timeLimit = timeLimit
    self.stop = stop
    let server = JobServer(suites: suites)
    pool = WorkerPool(lanes: lanes, stop: stop) { _ in
      if let command { return WorkerLane(command, limits: limits) }
      guard let lane = InProcessLane(server.handler) else {
        preconditionFailure("no memory for a page of one MiB")
      }
      return lane
    }
  }

  /// How many lanes work side by side.
  package var lanes: Int { pool.count }

  /// The suite of a domain and an engine.
  package func suite(_ domain: String, _ engine: String) -> AnySuite? {
    suites.first { $0.domain == domain && $0.engine == engine }
  }

  /// Does jobs, each free lane taking the next, and delivers what came of them in order.
  ///
  /// - Parameter split: What becomes of a job over which a worker died.
  /// - Returns: Whether all were done; not when the run was stopped.
  @discardableResult
  package func run(
    _ jobs: some Sequence<Job>,
    split: @escaping @Sendable (Job, WorkerDeath) -> [WorkerPool.Part<Job, Job.Done>],
    deliver: (Job.Done) -> Void
  ) -> Bool {
    let (timeLimit, suites) = (timeLimit, suites)
    let unfinished = pool.run(
      jobs,
      perform: { (job: Job, lane: any Lane) -> [WorkerPool.Part<Job, Job.Done>] in
        guard let request = try? JSONEncoder().encode(job) else { return [] }
        // A minimisation of a hang need not wait the whole limit for every candidate.
        var limit = timeLimit
        if case .minimise(_, "hang", _, _) = job.task { limit = min(limit, .milliseconds(250)) }
        limit += suites.first { ($0.domain, $0.engine) == (job.domain, job.engine) }?.grace ?? .zero
        switch lane.perform([UInt8](request), timeLimit: limit) {
        case .reply(let bytes):
          guard let reply = try? JSONDecoder().decode(JobReply.self, from: Data(bytes)) else {
            let fault = EngineFault(.protocolBreach, "the worker's reply cannot be read")
            return split(job, WorkerDeath(fault, mark: nil))
          }
          return [.result(Job.Done(job: job, reply: reply))]
        case .death(let death):
          return split(job, death)
        }
      },
      deliver: deliver
    )
    return unfinished.isEmpty && !stop.isSet
  }
}

extension Job {
  /// A job and what came of it.
  package struct Done: Sendable {
    /// The job.
    package var job: Job
    /// What came of it.
    package var reply: JobReply
  }
}
