import Foundation
package import LayoutWorkers

/// Worker processes beside a worker, which answer the same cases, to find answers that depend on
/// the process or on what it was asked before.
///
/// One is kept and has been asked what its worker was asked; the other is begun afresh for each
/// case, since a difference between two processes may be a matter of chance.
package final class Peers {
  private let kept: any Lane
  private let fresh: any Lane
  private static let timeLimit = Duration.seconds(2)

  /// Makes peers that `command` starts; none is started yet.
  package init(_ command: LaunchCommand) {
    kept = WorkerLane(command)
    fresh = WorkerLane(command)
  }

  /// Whether another process answers a case, in its saved form, with another digest.
  package func disagree(
    with digest: UInt64,
    over text: String,
    _ domain: String,
    _ engine: String
  ) -> Bool {
    let job = Job(
      domain: domain,
      engine: engine,
      invariants: nil,
      task: .digestOf(.text(text, file: nil))
    )
    guard let request = try? JSONEncoder().encode(job) else { return false }
    if isOther(kept, [UInt8](request), digest) { return true }
    fresh.close()
    return isOther(fresh, [UInt8](request), digest)
  }

  private func isOther(_ lane: any Lane, _ request: [UInt8], _ digest: UInt64) -> Bool {
    switch lane.perform(request, timeLimit: Self.timeLimit) {
    case .reply(let bytes):
      guard case .digest(let found)? = try? JSONDecoder().decode(JobReply.self, from: Data(bytes))
      else { return false }
      return found.first?.digest != digest
    case .death(let death): return death.mark != nil
    case .stopped: return false
    }
  }
}
