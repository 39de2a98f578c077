import Foundation

/// Measures by the least of several repeats, the figure least disturbed by other work.
enum Stopwatch {
  /// Whether timings were asked for: `PLUMB_TIMINGS=1 swift test -c release --filter Speed`.
  static let isOn = ProcessInfo.processInfo.environment["PLUMB_TIMINGS"] == "1"

  /// Nanoseconds of each of several tasks, run in turn so that noise meets all of them.
  static func nanoseconds(repeats: Int, _ tasks: [() -> Void]) -> [Double] {
    var least = [Double](repeating: .infinity, count: tasks.count)
    let clock = ContinuousClock()
    for _ in 0..<repeats {
      for (index, task) in tasks.enumerated() {
        let (seconds, attoseconds) = clock.measure(task).components
        least[index] = min(least[index], Double(seconds) * 1e9 + Double(attoseconds) / 1e9)
      }
    }
    return least
  }
}
