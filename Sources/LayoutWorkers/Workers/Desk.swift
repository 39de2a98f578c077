import Foundation
import Synchronization

/// Where the lanes of a pool take their work from and put what they made of it.
final class Desk<Work: Sendable, Result: Sendable>: Sendable {
  typealias Part = WorkerPool.Part<Work, Result>

  private struct State {
    var waiting: [(index: Int, work: Work)] = []
    var finished: [Int: [Part]] = [:]
    var placed = 0
    var delivered = 0
    var closed = false
    var lanesAtWork: Int
  }

  private let state: Mutex<State>
  // Only wakes; what is waited for is in the state.
  private let changed = NSCondition()
  // How far the lanes may run ahead of what is handed over: a slow piece must not fill memory with
  // the results of those after it.
  private let room: Int

  init(lanes: Int) {
    state = Mutex(State(lanesAtWork: lanes))
    room = 8 * lanes
  }

  // MARK: The side of the caller

  var hasRoom: Bool {
    state.withLock { $0.placed - $0.delivered < room }
  }

  func place(_ work: Work) {
    change { state in
      state.waiting.append((state.placed, work))
      state.placed += 1
    }
  }

  /// Says that nothing more will be placed.
  func close() {
    change { $0.closed = true }
  }

  /// What came of the next piece in order, waiting for it; nil after the last, when all lanes left.
  func takeFinished() -> [Part]? {
    awaited { state -> [Part]?? in
      if let parts = state.finished.removeValue(forKey: state.delivered) {
        state.delivered += 1
        return .some(parts)
      }
      let over = state.closed && state.delivered == state.placed && state.lanesAtWork == 0
      return over ? .some(nil) : nil
    }
  }

  // MARK: The side of the lanes

  /// The next piece of work, waiting for it; nil after the last.
  func next() -> (index: Int, work: Work)? {
    awaited { state -> (index: Int, work: Work)?? in
      if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
      return state.closed ? .some(nil) : nil
    }
  }

  func finish(_ index: Int, _ parts: [Part]) {
    change { $0.finished[index] = parts }
  }

  /// Says that a lane's thread does no more.
  func leave() {
    change { $0.lanesAtWork -= 1 }
  }

  // MARK: Waking and waiting

  private func change(_ body: (inout State) -> Void) {
    changed.lock()
    state.withLock { body(&$0) }
    changed.broadcast()
    changed.unlock()
  }

  /// Waits until `body` finds what it looks for.
  private func awaited<Found>(_ body: (inout State) -> Found?) -> Found {
    changed.lock()
    defer { changed.unlock() }
    while true {
      if let found = state.withLock({ body(&$0) }) { return found }
      changed.wait()
    }
  }
}
