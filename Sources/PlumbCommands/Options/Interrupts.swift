import Dispatch
import Foundation
import LayoutWorkers

/// The first interrupt ends a run cleanly, with what was found; the second ends it at once.
///
/// A request to terminate, as of a CI machine whose time is over, is an interrupt too.
final class Interrupts: Sendable {
  static let shared = Interrupts()

  /// Set by the first interrupt.
  let flag = StopFlag()
  // Kept alive for as long as the program runs; nothing else touches it.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  private init() {
    signal(SIGPIPE, SIG_IGN)
    let flag = flag
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // What was found is on disk before it is minimised, so nothing is lost.
        if flag.isSet { _exit(128 + number) }
        flag.set()
      }
      source.resume()
      return source
    }
    unsafe self.sources = sources
  }
}
