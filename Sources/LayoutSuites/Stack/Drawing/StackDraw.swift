import LayoutCases
import LayoutCore
import SwiftUILayout

/// Draws one view tree from a stream of choices.
///
/// Every case first draws which features it may use (swarm testing), so that rare combinations
/// occur and no feature is drowned by the others.
struct StackDraw {
  var choices: Choices
  let features: StackFeatures
  /// The lengths that come again and again, so that ties are common.
  let palette: [Double]
  /// How many views may still be drawn.
  var budget: Int

  init(_ choices: Choices, allowed: StackFeatures) {
    var choices = choices
    var features = StackFeatures(rawValue: choices.subset(ofBits: StackFeatures.count))
    // A tree without stacks has little to negotiate.
    if choices.chance(0.5) { features.insert(.horizontalStacks) }
    if choices.chance(0.5) { features.insert(.verticalStacks) }
    if choices.chance(0.5) { features.insert(.frames) }
    if !choices.chance(0.1) { features.remove(.badNumbers) }
    if !features.contains(.badNumbers) || !choices.chance(0.3) { features.remove(.nonFinite) }
    if !choices.chance(0.2) { features.remove(.infiniteOffer) }
    if !choices.chance(0.2) { features.remove(.zeroOffer) }
    if !choices.chance(0.2) { features.remove(.extremes) }
    if !choices.chance(0.1) { features.remove(.large) }
    features.formIntersection(allowed)
    let count = choices.integer(in: 1...3)
    palette = (0..<count).map { _ in Double(choices.integer(in: 1...30) * 5) }
    budget = choices.integer(in: 1...(features.contains(.large) ? 60 : 12))
    self.features = features
    self.choices = choices
  }

  /// Whether a feature of the case is used at this place.
  mutating func uses(_ feature: StackFeatures, _ probability: Double = 0.5) -> Bool {
    features.contains(feature) && choices.chance(probability)
  }

  mutating func drawn() -> StackCase {
    let whole = budget
    var problem = StackCase(root(), proposal: offer())
    // What the rules leave open is not asked; few trees hold any of it.
    for _ in 0..<8 where !problem.isSettled {
      budget = whole
      problem.view = root()
    }
    if !problem.isSettled { problem.view = ViewDescription(.color) }
    if uses(.rightToLeft, 0.7) { problem.direction = .rightToLeft }
    if uses(.earlier, 0.7) {
      problem.earlier = (0..<choices.integer(in: 1...3)).map { _ in offer() }
    }
    return problem
  }

  private mutating func root() -> ViewDescription { view(Place(depth: 0)) }

  /// One of `values`.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[choices.index(below: values.count)]
  }

  // MARK: Numbers

  private mutating func offer() -> ProposedSize {
    ProposedSize(width: offered(open: .openWidth), height: offered(open: .openHeight))
  }

  private mutating func offered(open: StackFeatures) -> Double? {
    if uses(open, 0.6) { return nil }
    if uses(.zeroOffer, 0.6) { return 0 }
    if uses(.infiniteOffer, 0.6) { return .infinity }
    if choices.chance(0.4) { return pick([320, 375, 390, 414, 768, 100, 200, 500]) }
    return length()
  }

  /// A length that makes sense.
  mutating func length() -> Double {
    if uses(.zeroLengths, 0.15) { return 0 }
    if uses(.extremes, 0.15) { return pick([1e-3, 0.01, 1e5, 1e6]) }
    if uses(.fractions, 0.3) { return Double(choices.integer(in: 1...800)) / 8 }
    if uses(.fractions, 0.2) { return Double(choices.integer(in: 1...999)) / 10 }
    if uses(.palette, 0.7) { return pick(palette) }
    return Double(choices.integer(in: 1...(choices.chance(0.3) ? 300 : 60)))
  }

  /// A length for a place where a bad one is put right.
  mutating func anyLength() -> Double {
    if uses(.badNumbers, 0.2) {
      return pick([-1, -10, -0.5, .infinity, -.infinity, .nan])
    }
    return length()
  }

  /// A gap, if one is given.
  mutating func spacing() -> Length? {
    guard uses(.givenSpacing, 0.7) else { return nil }
    if choices.chance(0.3) { return 0 }
    return Length(pick([1, 4, 5, 8, 10, 12, 20, 2.5]))
  }

  /// A length that may go either way: an offset, a guide.
  mutating func signed() -> Length { Length(choices.chance(0.4) ? -length() : length()) }
}
