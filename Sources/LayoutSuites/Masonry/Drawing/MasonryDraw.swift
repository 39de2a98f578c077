import LayoutCases
import LayoutCore
import MasonryLayout

/// Draws one masonry case from a stream of choices.
///
/// Every case first draws which features it has (swarm testing), so that rare combinations occur
/// and no feature is drowned by the others.
struct MasonryDraw {
  var choices: Choices
  let features: MasonryFeatures
  /// The lengths items are made of when sizes come from a palette, so that ties are common.
  let palette: [Double]
  private let mostItems: Int?

  init(_ choices: Choices, allowed: MasonryFeatures, mostItems: Int? = nil) {
    self.mostItems = mostItems
    var choices = choices
    var features = MasonryFeatures(rawValue: choices.subset(ofBits: MasonryFeatures.count))
    // Half the cases carry edits: most public bugs are there. A quarter has ties on purpose.
    if choices.chance(0.5) { features.insert(.edits) } else { features.remove(.edits) }
    if choices.chance(0.25) { features.insert(.palette) } else { features.remove(.palette) }
    // Nonsense ends a case at once, so it is kept rare.
    if choices.chance(0.02) { features.insert(.nonsense) } else { features.remove(.nonsense) }
    if !choices.chance(0.1) { features.remove(.hugeSizes) }
    if !choices.chance(0.2) { features.remove(.zeroContainer) }
    if !choices.chance(0.2) { features.remove(.openContainer) }
    if !choices.chance(0.3) { features.remove(.narrow) }
    features.formIntersection(allowed)
    let count = choices.integer(in: 1...3)
    palette = (0..<count).map { _ in Double(choices.integer(in: 1...60) * 10) }
    self.features = features
    self.choices = choices
  }

  /// Whether a feature of the case is used at this place.
  mutating func uses(_ feature: MasonryFeatures, _ probability: Double = 0.5) -> Bool {
    features.contains(feature) && choices.chance(probability)
  }

  mutating func drawn() -> MasonryCase {
    var masonry = Masonry()
    if uses(.horizontal, 0.7) { masonry.axis = .horizontal }
    if uses(.rightToLeft, 0.7) { masonry.direction = .rightToLeft }
    masonry.lanes = laneCount()
    drawSpacing(&masonry)
    if uses(.gridLanes, 0.7) {
      masonry.placement = .gridLanes(tolerance: tolerance(masonry))
    } else if uses(.sequential, 0.5) {
      masonry.placement = .sequential
    }
    drawContainer(&masonry)
    masonry.items = items(count: itemCount(), masonry)
    var problem = MasonryCase(masonry)
    if features.contains(.edits) { drawEdits(&problem) }
    if uses(.queries, 0.8) { drawQueries(&problem) }
    if features.contains(.nonsense) { drawNonsense(&problem) }
    return problem
  }

  mutating func laneCount() -> Int {
    if uses(.manyLanes, 0.4) { return choices.integer(in: 9...64) }
    return choices.integer(in: 1...(choices.chance(0.3) ? 12 : 5))
  }

  private mutating func itemCount() -> Int {
    if let mostItems { return choices.integer(in: 0...mostItems) }
    return switch choices.unit() {
    case ..<0.25: choices.integer(in: 0...7)
    case ..<0.70: choices.integer(in: 8...40)
    case ..<0.90: choices.integer(in: 41...100)
    default: choices.integer(in: 101...250)
    }
  }

  private mutating func drawSpacing(_ masonry: inout Masonry) {
    func spacing(_ draw: inout MasonryDraw) -> Double {
      if draw.uses(.noSpacing, 0.6) { return 0 }
      if draw.uses(.decimalFractions, 0.3) { return Double(draw.choices.integer(in: 1...99)) / 10 }
      return Double([1, 2, 4, 5, 8, 10, 12, 16, 20, 24, 64][draw.choices.index(below: 11)])
    }
    masonry.laneSpacing = spacing(&self)
    masonry.itemSpacing = uses(.unequalSpacing, 0.8) ? spacing(&self) : masonry.laneSpacing
    guard uses(.insets, 0.8) else { return }
    func inset(_ draw: inout MasonryDraw) -> Double {
      draw.choices.chance(0.3) ? 0 : Double(draw.choices.integer(in: 1...40))
    }
    masonry.insets = Insets(
      top: inset(&self),
      leading: inset(&self),
      bottom: inset(&self),
      trailing: inset(&self)
    )
  }

  private mutating func tolerance(_ masonry: Masonry) -> Double {
    switch choices.index(below: 5) {
    case 0: 0
    case 1: 16
    // Exactly one item and its gap: a lane that stands as far behind as is still equal.
    case 2: palette[0] + (choices.chance(0.7) ? masonry.itemSpacing : 0)
    case 3: Double(choices.integer(in: 1...100))
    default: 0.5
    }
  }

  private mutating func drawNonsense(_ problem: inout MasonryCase) {
    // An engine that has no insets cannot be given wrong ones.
    let keepsSpacingEqual = !features.contains(.unequalSpacing)
    switch choices.index(below: 8) {
    case 0: problem.masonry.lanes = 0
    case 1: problem.masonry.lanes = -choices.integer(in: 1...3)
    case 2:
      problem.masonry.laneSpacing = -1
      if keepsSpacingEqual { problem.masonry.itemSpacing = -1 }
    case 3:
      problem.masonry.itemSpacing = .infinity
      if keepsSpacingEqual { problem.masonry.laneSpacing = .infinity }
    case 4 where features.contains(.insets): problem.masonry.insets.leading = -5
    case 5: problem.masonry.container[problem.masonry.crossAxis] = -20
    case 6: problem.masonry.container[problem.masonry.crossAxis] = .infinity
    default:
      guard !problem.masonry.items.isEmpty else {
        problem.masonry.lanes = 0
        return
      }
      problem.masonry.items[choices.index(below: problem.masonry.items.count)].height = -1
    }
  }
}
