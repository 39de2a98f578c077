import Foundation
import LayoutCore
import LayoutHarness

/// Finds for which widths and heights of its container a minimised case breaks, all else the same.
struct IntervalSearch {
  private let finding: Finding
  private let invariants: [String]
  private static let keys = ["container", "host"]
  /// Lengths beyond this are nobody's window.
  private static let most = 10_000.0

  init(_ finding: Finding, _ invariants: [String]) {
    self.finding = finding
    self.invariants = invariants
  }

  /// A line for each dimension that matters.
  func lines(on runner: Runner) -> [String] {
    guard EngineFault.Kind(rawValue: finding.violation.invariant) == nil,
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
      let low = Self.edge(from: here, towards: 0, breaks)
      let high = Self.edge(from: here, towards: Self.most, breaks)
      if low.holding == nil, high.holding == nil { return nil }
      return "breaks for every \(side) " + Self.words(low, high)
    }
  }

  /// Where a stretch of breaking lengths ends: the last that breaks, and the next, which holds.
  struct Edge {
    var breaking: Double
    var holding: Double?
  }

  /// The end of the stretch around `here`, by doubling steps and bisection to the last bit.
  static func edge(from here: Double, towards end: Double, _ breaks: (Double) -> Bool) -> Edge {
    var breaking = here
    var holding: Double?
    var step = 1.0
    while breaking != end {
      let next = end > here ? min(end, breaking + step) : max(end, breaking - step)
      guard breaks(next) else {
        holding = next
        break
      }
      breaking = next
      step *= 2
    }
    guard var other = holding else { return Edge(breaking: breaking, holding: nil) }
    while true {
      let middle = (breaking + other) / 2
      guard middle != breaking, middle != other else { break }
      if breaks(middle) { breaking = middle } else { other = middle }
    }
    return Edge(breaking: breaking, holding: other)
  }

  /// `from 0 to below 200`, `above 20 up to 40`, `from 40 on`.
  static func words(_ low: Edge, _ high: Edge) -> String {
    func simple(_ one: Double, _ other: Double) -> (length: Double, isFirst: Bool) {
      // Rounding decides the last bits of an edge; the shorter of the two numbers is meant.
      let isFirst = "\(one)".count <= "\(other)".count
      return (isFirst ? one : other, isFirst)
    }
    var text: String
    if let holding = low.holding {
      let edge = simple(low.breaking, holding)
      text = edge.isFirst ? "from \(number(edge.length))" : "above \(number(edge.length))"
    } else {
      text = "from 0"
    }
    guard let holding = high.holding else { return text + " on" }
    let edge = simple(high.breaking, holding)
    text += edge.isFirst ? " up to \(number(edge.length))" : " to below \(number(edge.length))"
    return text
  }

  private static func number(_ length: Double) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
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
