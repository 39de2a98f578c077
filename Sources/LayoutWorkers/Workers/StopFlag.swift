import Synchronization

/// Asks a run to end early; set from any thread, or from a signal handler.
package final class StopFlag: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isSet: Bool { flag.load(ordering: .acquiring) }

  package func set() {
    flag.store(true, ordering: .releasing)
  }
}
