package import LayoutCases
package import LayoutCore

/// A top part of fixed views with spacers between them over a part that fills what is left.
///
/// The top part takes a fraction of the container's height, no less than a minimum and no more
/// than a maximum.
package struct AdaptiveCase: Sendable, Hashable {
  /// The heights of the fixed views, in points.
  package var heights: [Double]
  /// The least length of a spacer.
  package var spacer: Double
  /// The least height of the top part.
  package var least: Double
  /// The most height of the top part.
  package var most: Double
  /// The fraction of the container that the top part takes between the two.
  package var fraction: Double
  /// The container's width.
  package var width: Double
  /// The container's height.
  package var height: Double

  /// Makes a case; the numbers not given are the article's.
  package init(
    _ heights: [Double] = [50, 50, 50],
    spacer: Double = 20,
    least: Double = 200,
    most: Double = 400,
    fraction: Double = 0.5,
    width: Double = 320,
    height: Double
  ) {
    self.heights = heights
    self.spacer = spacer
    self.least = least
    self.most = most
    self.fraction = fraction
    self.width = width
    self.height = height
  }

  /// What the top part's views and spacers take at the least.
  var need: Double {
    heights.reduce(0, +) + spacer * Double(max(0, heights.count - 1))
  }

  /// Whether the numbers are those of such a layout.
  var fault: String? {
    let lengths = heights + [spacer, least, most, fraction, width, height]
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      return "expected finite numbers not below 0"
    }
    if least > most { return "least: expected no more than most" }
    if fraction > 1 { return "fraction: expected a number from 0 to 1" }
    // The language of views knows no smaller spacing of a stack than that of its two ends.
    return heights.isEmpty ? "heights: expected at least one" : nil
  }
}

extension AdaptiveCase: Reducible {
  package var partCount: Int { heights.count }

  package var complexity: Complexity {
    let numbers = self.numbers.reduce(0) { $0 + Complexity.cost(of: $1) }
    return Complexity(parts: partCount, settings: fraction == 0.5 ? 0 : 1, numbers: numbers)
  }

  package func keeping(_ keep: [Bool]) -> AdaptiveCase? {
    var kept = self
    kept.heights = zip(heights, keep).filter(\.1).map(\.0)
    return kept.heights.isEmpty ? nil : kept
  }

  package var simplerSettings: [AdaptiveCase] {
    guard fraction != 0.5 else { return [] }
    var copy = self
    copy.fraction = 0.5
    return [copy]
  }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    for index in heights.indices { visit(&heights[index]) }
    visit(&spacer)
    visit(&least)
    visit(&most)
    if fraction != 0.5 { visit(&fraction) }
    visit(&width)
    visit(&height)
  }
}

extension AdaptiveCase: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case domain, heights, spacer, least, most, fraction, container
  }
  private static let known = Set(Keys.allCases.map(\.rawValue)).union(["expect", "note"])

  private struct Container: Codable {
    var width: Double
    var height: Double
  }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Self.known)
    let values = try decoder.container(keyedBy: Keys.self)
    let container = try values.decode(Container.self, forKey: .container)
    func number(_ key: Keys) throws -> Double { try values.decode(Double.self, forKey: key) }
    self.init(
      try values.decode([Double].self, forKey: .heights),
      spacer: try number(.spacer),
      least: try number(.least),
      most: try number(.most),
      fraction: try values.decodeIfPresent(Double.self, forKey: .fraction) ?? 0.5,
      width: container.width,
      height: container.height
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(AdaptiveDomain.name, forKey: .domain)
    try values.encode(heights, forKey: .heights)
    try values.encode(spacer, forKey: .spacer)
    try values.encode(least, forKey: .least)
    try values.encode(most, forKey: .most)
    if fraction != 0.5 { try values.encode(fraction, forKey: .fraction) }
    try values.encode(Container(width: width, height: height), forKey: .container)
  }
}

/// Where everything came out, in points from the container's top left corner.
package struct AdaptiveAnswer: Sendable, Equatable {
  /// The top part.
  package var top: Rect
  /// The fixed views in it.
  package var parts: [Rect]
  /// The spacers between them.
  package var spacers: [Rect]
  /// The part that fills what is left.
  package var bottom: Rect
  /// What the runtime complained of.
  package var complaints: [LayoutGrievance]
  /// What was done.
  package var work: WorkCounters
}
