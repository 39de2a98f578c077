import Foundation
import LayoutCore
package import LayoutWorkers

/// The worker's side: bytes of a job in, bytes of a reply out.
package struct JobServer: Sendable {
  /// The suites that can be asked.
  package let suites: [AnySuite]

  /// How further workers are started, where answers of other processes can be asked for.
  package let peer: LaunchCommand?

  /// Makes a server of these suites.
  package init(suites: [AnySuite], peer: LaunchCommand? = nil) {
    self.suites = suites
    self.peer = peer
  }

  /// Answers one request.
  package var handler: WorkerHandler {
    let peers = peer.map(Peers.init)
    return { [suites] request, page in
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf",
        negativeInfinity: "-inf",
        nan: "nan"
      )
      let reply: JobReply
      do {
        let job = try JSONDecoder().decode(Job.self, from: Data(request))
        guard
          let suite = suites.first(where: { $0.domain == job.domain && $0.engine == job.engine })
        else {
          return [UInt8](
            (try? encoder.encode(JobReply.caseError("no engine \(job.engine) here"))) ?? Data()
          )
        }
        reply = try suite.perform(job, page: page, peers: peers)
      } catch {
        reply = .caseError("\(error)")
      }
      return [UInt8]((try? encoder.encode(reply)) ?? Data())
    }
  }
}
