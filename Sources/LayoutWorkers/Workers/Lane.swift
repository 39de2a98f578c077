/// What answers the requests of one thread, one after the other.
///
/// A lane is used from one thread at a time; which thread does not matter.
package protocol Lane: AnyObject {
  /// Answers a request.
  ///
  /// - Parameter timeLimit: how long one case may take: the time from one
  ///   ``ProgressPage/start(_:)`` to the next, or to the reply.
  func perform(_ request: [UInt8], timeLimit: Duration) -> WorkerReply

  /// Ends the worker, if there is one; the next request starts another.
  func close()
}

/// What a worker does with a request: bytes in, bytes out, marks and steps on the page.
package typealias WorkerHandler = (_ request: [UInt8], _ page: ProgressPage) -> [UInt8]

/// A lane that answers in this process: quick and open to a debugger, but a crash ends everything
/// and the time limit is not kept.
package final class InProcessLane: Lane {
  private let handler: WorkerHandler
  private let page: ProgressPage

  /// Makes a lane, or nil when the system has no memory for its page.
  package init?(_ handler: @escaping WorkerHandler) {
    guard let page = ProgressPage() else { return nil }
    self.page = page
    self.handler = handler
  }

  package func perform(_ request: [UInt8], timeLimit: Duration) -> WorkerReply {
    page.clear()
    return .reply(handler(request, page))
  }

  /// Does nothing: this process is the worker.
  package func close() {}
}
