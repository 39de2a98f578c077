import Foundation
import LayoutCore

extension PlotSVG {
  /// Where a value lies in a range on a logarithmic axis, 0…1.
  static func share(_ value: Double, in range: ClosedRange<Double>) -> Double {
    let span = log(range.upperBound / range.lowerBound)
    guard span > 0, value > 0 else { return 0 }
    return min(1, max(0, log(value / range.lowerBound) / span))
  }

  /// Lines of a logarithmic axis: powers of ten with a number; over few decades also 2 and 5.
  static func ticks(_ range: ClosedRange<Double>) -> [(value: Double, isLabelled: Bool)] {
    let first = Int(log10(range.lowerBound).rounded(.down))
    let last = Int(log10(range.upperBound).rounded(.up))
    guard first <= last, last - first <= 40 else { return [] }
    let step = max(1, (last - first) / 6)
    let isFine = last - first <= 3
    return (first...last).flatMap { power -> [(value: Double, isLabelled: Bool)] in
      let ten = pow(10, Double(power))
      let fine = isFine ? [(2 * ten, true), (5 * ten, true)] : []
      return [(ten, (power - first) % step == 0)] + fine
    }.filter { range.contains($0.0) }.map { (value: $0.0, isLabelled: $0.1) }
  }

  /// A count in few characters: `100`, `10k`, `1M`.
  static func short(_ value: Double) -> String {
    switch value {
    case 1e6...: NumberText.length(value / 1e6) + "M"
    case 1e3...: NumberText.length(value / 1e3) + "k"
    default: NumberText.length(value)
    }
  }
}
