import LayoutCore

/// The stretch of lengths around one that breaks in which all break.
package struct BreakingStretch: Sendable, Hashable {
  /// The last that breaks downwards, and the next, which holds; none where it goes down to 0.
  package var low: Edge
  /// The last that breaks upwards, and the next, which holds; none where it never ends.
  package var high: Edge

  /// Where a stretch ends.
  package struct Edge: Sendable, Hashable {
    /// The last length that breaks.
    package var breaking: Double
    /// The length next to it that holds.
    package var holding: Double?
  }

  /// Lengths beyond this are nobody's window.
  package static let most = 10_000.0

  /// Searches from `here`, which breaks, by doubling steps and then bisection to the last bit.
  ///
  /// - Complexity: Some 130 questions.
  package init(around here: Double, _ breaks: (Double) -> Bool) {
    low = Self.edge(from: here, towards: 0, breaks)
    high = Self.edge(from: here, towards: Self.most, breaks)
  }

  private static func edge(
    from here: Double,
    towards end: Double,
    _ breaks: (Double) -> Bool
  ) -> Edge {
    var breaking = here
    var step = 1.0
    var holding: Double?
    while breaking != end, holding == nil {
      let next = end > here ? min(end, breaking + step) : max(end, breaking - step)
      if breaks(next) { breaking = next } else { holding = next }
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

  /// Whether all lengths break, so that the length does not matter.
  package var isEverything: Bool { low.holding == nil && high.holding == nil }

  /// `from 0 to below 200`, `above 20 up to 40`, `from 40 on`.
  package var words: String {
    let start = low.holding.map { holding in
      let edge = Self.simple(low.breaking, holding)
      return (edge.isIncluded ? "from " : "above ") + NumberText.text(edge.length)
    }
    let end = high.holding.map { holding in
      let edge = Self.simple(high.breaking, holding)
      return (edge.isIncluded ? " up to " : " to below ") + NumberText.text(edge.length)
    }
    return (start ?? "from 0") + (end ?? " on")
  }

  /// The length an edge means, and whether it breaks there itself.
  ///
  /// What an invariant forgives moves an edge by some millionths; a whole number so near is what
  /// is meant, and it is not in the stretch.
  private static func simple(
    _ breaking: Double,
    _ holding: Double
  ) -> (length: Double, isIncluded: Bool) {
    let whole = breaking.rounded()
    if breaking == whole { return (whole, true) }
    if (breaking - whole).magnitude <= 3e-6 * max(1, whole.magnitude) { return (whole, false) }
    return "\(breaking)".count <= "\(holding)".count ? (breaking, true) : (holding, false)
  }
}
