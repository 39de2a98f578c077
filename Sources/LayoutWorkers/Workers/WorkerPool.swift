import Foundation
import Synchronization

/// Lanes side by side, each on a thread of its own, whose results come back in order.
///
/// Lanes are made when they are first needed and kept from run to run, so their workers are too.
package final class WorkerPool: Sendable {
  private let lanes: [Seat]
  private let stop: StopFlag

  /// A lane that stays with its thread for as long as a run lasts.
  private final class Seat: Sendable {
    let lane: Mutex<(any Lane)?> = Mutex(nil)
    let make: @Sendable () -> any Lane

    init(_ make: @escaping @Sendable () -> any Lane) {
      self.make = make
    }
  }

  /// What came of a piece of work: results and smaller pieces still to do, in the order in which
  /// their results are wanted.
  package enum Part<Work: Sendable, Result: Sendable>: Sendable {
    case result(Result)
    case work(Work)
  }

  /// Describes a pool; no lane is made yet.
  ///
  /// - Parameters:
  ///   - count: how many lanes, at least one.
  ///   - stop: when it is set, no work is begun any more.
  ///   - makeLane: makes the lane of this number, from zero.
  package init(
    lanes count: Int,
    stop: StopFlag = StopFlag(),
    makeLane: @escaping @Sendable (_ number: Int) -> any Lane
  ) {
    self.stop = stop
    lanes = (0..<max(1, count)).map { number in Seat { makeLane(number) } }
  }

  /// How many lanes there are.
  package var count: Int { lanes.count }

  /// Ends the workers of all lanes; the next pieces of work meet fresh ones.
  package func renew() {
    for seat in lanes { seat.lane.withLock { $0?.close() } }
  }

  /// Does all pieces of work, each free lane taking the next.
  ///
  /// What is handed over does not depend on the number of lanes or on their speed. `works` is
  /// drawn from lazily, and no more than a few pieces ahead of what is handed over.
  ///
  /// - Parameters:
  ///   - works: the pieces, in the order in which their results are wanted.
  ///   - perform: does one piece on a lane, on the lane's thread. A piece whose worker died can
  ///     give itself back in smaller parts, such as what came before the case it died of, the
  ///     death as a result, and what comes after.
  ///   - deliver: takes one result after the other, on the calling thread.
  /// - Returns: the pieces that were begun and not finished because the run was stopped, in order;
  ///   empty for a whole run. What was not even begun is still in `works`.
  @discardableResult
  package func run<Work: Sendable, Result: Sendable>(
    _ works: some Sequence<Work>,
    perform: @escaping @Sendable (Work, any Lane) -> [Part<Work, Result>],
    deliver: (Result) -> Void
  ) -> [Work] {
    let desk = Desk<Work, Result>(lanes: lanes.count)
    for seat in lanes {
      let thread = Thread { [stop] in
        seat.lane.withLock { lane in
          while let task = desk.next() {
            let open = lane ?? seat.make()
            lane = open
            desk.finish(task.index, Self.whole(task.work, stop) { perform($0, open) })
          }
        }
        desk.leave()
      }
      // As much as the main thread of a worker has, for engines that recurse.
      thread.stackSize = 8 << 20
      thread.start()
    }
    var unfinished: [Work] = []
    var source = works.makeIterator()
    var ended = false
    while true {
      while !ended, desk.hasRoom {
        if stop.isSet {
          ended = true
        } else if let work = source.next() {
          desk.place(work)
        } else {
          ended = true
        }
      }
      if ended { desk.close() }
      guard let parts = desk.takeFinished() else { break }
      for part in parts {
        switch part {
        case .result(let result): deliver(result)
        case .work(let work): unfinished.append(work)
        }
      }
    }
    return unfinished
  }

  /// Does a piece and all it splits into, depth first; stopped, it leaves the rest as pieces.
  private static func whole<Work, Result>(
    _ work: Work,
    _ stop: StopFlag,
    perform: (Work) -> [Part<Work, Result>]
  ) -> [Part<Work, Result>] {
    var done: [Part<Work, Result>] = []
    // The last is the next.
    var open: [Part<Work, Result>] = [.work(work)]
    while let part = open.popLast() {
      if case .work(let piece) = part, !stop.isSet {
        open.append(contentsOf: perform(piece).reversed())
      } else {
        done.append(part)
      }
    }
    return done
  }
}
