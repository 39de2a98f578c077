import Dispatch
import Foundation
import LayoutWorkers

/// The first interrupt ends a run cleanly, with what was found; the second ends it at once.
final class Interrupts: Sendable {
  static let shared = Interrupts()

  /// Set by the first interrupt.
  let flag = StopFlag()
  // Kept alive for as long as the program runs; nothing else touches it.
  private nonisolated(unsafe) let source: any DispatchSourceSignal

  private init() {
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    let flag = flag
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      // What was found is on disk before it is minimised, so nothing is lost.
      if flag.isSet { _exit(130) }
      flag.set()
    }
    source.resume()
    unsafe self.source = source
  }
}
