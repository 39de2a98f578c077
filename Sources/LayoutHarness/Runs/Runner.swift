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

  /// Whether engines run in worker processes.
  package let hasWorkers: Bool

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
    hasWorkers = command != nil
    let server = JobServer(suites: suites)
    pool = WorkerPool(lanes: lanes, stop: stop) { _ in
      if let command { return WorkerLane(command, limits: limits, stop: stop) }
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

  /// Ends all workers; the next jobs meet fresh ones.
  package func renewWorkers() { pool.renew() }

  /// Does jobs, each free lane taking the next, and delivers what came of them in order.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - isAlone: Whether each job gets a fresh worker.
  ///   - split: What becomes of a job over which a worker died.
  ///   - deliver: Takes one result after the other.
  /// - Returns: Whether all were done; not when the run was stopped.
  @discardableResult
  package func run(
    _ jobs: some Sequence<Job>,
    isAlone: Bool = false,
    split: @escaping @Sendable (Job, WorkerDeath) -> [WorkerPool.Part<Job, Job.Done>],
    deliver: (Job.Done) -> Void
  ) -> Bool {
    let (timeLimit, suites) = (timeLimit, suites)
    let unfinished = pool.run(
      jobs,
      perform: { (job: Job, lane: any Lane) -> [WorkerPool.Part<Job, Job.Done>] in
        guard let request = try? JSONEncoder().encode(job) else { return [] }
        // A minimisation of a hang need not wait the whole limit for every candidate; what comes of
        // it is confirmed.
        var limit = timeLimit
        if case .minimise(_, "hang", _, _) = job.task {
          limit = max(limit / 4, min(limit, .milliseconds(250)))
        }
        limit += suites.first { ($0.domain, $0.engine) == (job.domain, job.engine) }?.grace ?? .zero
        if isAlone { lane.close() }
        var answer = lane.perform([UInt8](request), timeLimit: limit)
        // Nothing was asked of the engine yet: on a busy machine a start can fail.
        if case .death(let death) = answer, death.mark == nil {
          answer = lane.perform([UInt8](request), timeLimit: limit)
        }
        switch answer {
        case .stopped: return [.work(job)]
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
