import CPlumbSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The worker's side of a ``WorkerLane``.
package enum WorkerServer {
  // The numbers a lane gives them. They are moved up at once, out of the way of an engine that
  // closes or writes to low numbers.
  private static let requests: Int32 = 3
  private static let replies: Int32 = 4
  private static let page: Int32 = 5
  /// The first descriptor a lane was told to let its workers inherit.
  package static let firstInherited: Int32 = 6

  /// Answers requests until there are no more, and exits.
  ///
  /// Standard output is standard error here: what an engine prints cannot spoil a reply. Exits 0 at
  /// the end of requests, 86 when its descriptors are spoiled, 64 when no lane started it.
  package static func run(_ handler: WorkerHandler) -> Never {
    plumb_ignore_broken_pipes()
    let input = Descriptor(owning: plumb_move_up(requests, 400))
    let output = Descriptor(owning: plumb_move_up(replies, 500))
    let page = ProgressPage(descriptor: Self.page, guarding: [input.number, output.number])
    close(Self.page)
    guard let page, input.number >= 0, output.number >= 0 else {
      exit(64)
    }
    var scratch = [UInt8](repeating: 0, count: 64 << 10)
    var bytes: [UInt8] = []
    while true {
      bytes.removeAll(keepingCapacity: true)
      guard let number = receive(&bytes, from: input, scratch: &scratch) else {
        // Tells the end of requests from a descriptor that an engine has closed.
        _exit(fcntl(input.number, F_GETFD) < 0 ? ProcessEnd.spoiled : 0)
      }
      let answer = handler(Array(bytes.dropFirst(Frame.headerLength)), page)
      let reply = Frame.header(length: answer.count, number: number) + answer
      var sent = 0
      while sent < reply.count {
        guard let count = output.write(reply, from: sent) else { _exit(ProcessEnd.spoiled) }
        sent += count
      }
    }
  }

  /// Reads one request with its header, and gives its number; nil at the end.
  private static func receive(
    _ bytes: inout [UInt8],
    from input: borrowing Descriptor,
    scratch: inout [UInt8]
  ) -> UInt32? {
    while true {
      if let frame = Frame.read(bytes), bytes.count >= Frame.headerLength + frame.length {
        return frame.number
      }
      guard case .bytes = input.read(into: &bytes, scratch: &scratch) else { return nil }
    }
  }
}
