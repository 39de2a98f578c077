import Foundation
import LayoutCore
import LayoutWorkers

/// Finds for which widths and heights of its container a minimised case breaks, all else the same.
struct StretchRun {
  private let finding: Finding
  private let invariants: [String]?
  private static let keys = ["container", "host"]

  init(_ finding: Finding, invariants: [String]?) {
    self.finding = finding
    self.invariants = invariants
  }

  /// A line for each dimension that matters.
  func lines(on runner: Runner) -> [String] {
    guard finding.unminimised == nil, !runner.stop.isSet, finding.violation.fault == nil,
      runner.suite(finding.domain, finding.engine)?.hasThresholds == true,
      let object = try? JSONSerialization.jsonObject(with: Data(finding.minimised.json.utf8)),
      let problem = object as? [String: Any],
      let key = Self.keys.first(where: { problem[$0] != nil }),
      let container = problem[key] as? [String: Any]
    else { return [] }
    return ["width", "height"].compactMap { side in
      guard let here = (container[side] as? NSNumber)?.doubleValue else { return nil }
      func breaks(_ length: Double) -> Bool {
        var changed = container
        changed[side] = length
        var copy = problem
        copy[key] = changed
        return self.breaks(copy, on: runner)
      }
      guard breaks(here) else { return nil }
      let stretch = BreakingStretch(around: here, breaks)
      return stretch.isEverything ? nil : "breaks for every \(side) \(stretch.words)"
    }
  }

  private func breaks(_ problem: [String: Any], on runner: Runner) -> Bool {
    guard let data = try? JSONSerialization.data(withJSONObject: problem) else { return false }
    let question = CheckRun.Question(
      domain: finding.domain,
      engine: finding.engine,
      source: .text(String(decoding: data, as: UTF8.self), file: nil)
    )
    guard
      case .checked(let checked) = CheckRun([question], invariants: invariants).run(on: runner)
        .first
    else { return false }
    return checked.violations.contains { $0.cause == finding.violation.cause }
  }
}
