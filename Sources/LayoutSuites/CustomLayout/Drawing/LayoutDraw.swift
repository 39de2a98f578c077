import LayoutCases
import LayoutCore

/// Draws one case of a custom layout from a stream of choices.
///
/// Every case first draws which features it has (swarm testing), so that rare combinations occur.
struct LayoutDraw {
  private var choices: Choices
  private let features: LayoutFeatures
  /// How many children there are at every moment.
  private let range: ClosedRange<Int>

  /// - Parameters:
  ///   - choices: What is drawn from.
  ///   - children: How many children there are at every moment; any number where nil.
  init(_ choices: Choices, children: ClosedRange<Int>? = nil) {
    self.choices = choices
    range = children ?? 0...Int.max
    features = LayoutFeatures(rawValue: self.choices.subset(ofBits: LayoutFeatures.count))
  }

  private mutating func uses(_ feature: LayoutFeatures, _ probability: Double = 0.6) -> Bool {
    features.contains(feature) && choices.chance(probability)
  }

  mutating func drawn() -> LayoutCase {
    var problem = LayoutCase(children(), in: container())
    if uses(.origin, 0.9) {
      problem.x = length(upTo: 300)
      problem.y = length(upTo: 300)
      if choices.chance(0.2) { problem.x = -problem.x }
    }
    problem.isRightToLeft = uses(.rightToLeft, 0.8)
    if uses(.measures, 0.8) {
      for _ in 0..<choices.integer(in: 1...3) { problem.steps.append(.measure(proposal())) }
    }
    if uses(.placements) { problem.steps.append(.place(container())) }
    if uses(.edits, 0.8) { addEdits(to: &problem) }
    if uses(.between, 0.8) {
      for _ in 0..<choices.integer(in: 1...3) { problem.between.append(proposal()) }
    }
    return problem
  }

  private mutating func addEdits(to problem: inout LayoutCase) {
    // Something has to have been remembered before a change can be missed.
    problem.steps.append(choices.chance(0.5) ? .measure(container()) : .place(container()))
    var count = problem.children.count
    for _ in 0..<choices.integer(in: 1...3) {
      switch choices.index(below: 3) {
      case 0 where count > range.lowerBound:
        problem.steps.append(.remove(at: choices.index(below: count)))
        count -= 1
      case 1 where count > 0, _ where count > 0 && count >= range.upperBound:
        problem.steps.append(.resize(child(), at: choices.index(below: count)))
      case _ where count < range.upperBound:
        problem.steps.append(.insert(child(), at: choices.integer(in: 0...count)))
        count += 1
      default: break
      }
      if choices.chance(0.3) { problem.steps.append(.measure(proposal())) }
    }
  }

  private mutating func children() -> [LayoutChild] {
    var count = choices.integer(in: 0...3)
    if choices.chance(0.5) { count = choices.integer(in: 3...8) }
    if uses(.many, 0.5) { count = choices.integer(in: 9...16) }
    count = min(max(count, range.lowerBound), range.upperBound)
    if uses(.equal, 0.5) {
      let one = child()
      return Array(repeating: one, count: count)
    }
    var all: [LayoutChild] = []
    for _ in 0..<count { all.append(child()) }
    return all
  }

  private mutating func child() -> LayoutChild {
    let kinds: [(LayoutFeatures, LayoutChild.Kind)] = [
      (.flexible, .flexible), (.wide, .wide), (.tall, .tall), (.bounded, .bounded),
      (.ratios, .ratio),
    ]
    let open = kinds.filter { features.contains($0.0) }
    var kind = LayoutChild.Kind.rigid
    if !open.isEmpty, choices.chance(0.6) { kind = open[choices.index(below: open.count)].1 }
    var child = LayoutChild(kind, width: length(upTo: 120), height: length(upTo: 120))
    if kind == .flexible { (child.width, child.height) = (0, 0) }
    if kind == .rigid, uses(.emptyItems, 0.3) { (child.width, child.height) = (0, 0) }
    if kind == .ratio {
      child.width += 1
      child.height += 1
    }
    if kind == .bounded {
      child.maxWidth = child.width + length(upTo: 100)
      child.maxHeight = child.height + length(upTo: 100)
    }
    if uses(.priorities, 0.3) { child.priority = Double(choices.integer(in: -1...2)) }
    if uses(.guides, 0.4) { child.guide = length(upTo: 60) }
    return child
  }

  private mutating func length(upTo most: Double) -> Double {
    if uses(.fractions) { return choices.number(in: 0...most) }
    // Few different numbers, so that ties and exact fits are common.
    return choices.chance(0.5)
      ? Double(choices.integer(in: 0...12)) * (most / 12).rounded()
      : Double(choices.integer(in: 0...Int(most)))
  }

  /// What a host proposes when it means to place.
  private mutating func container() -> ProposedSize {
    ProposedSize(width: side(.openWidth), height: side(.openHeight))
  }

  private mutating func side(_ open: LayoutFeatures) -> Double? {
    if uses(open) { return nil }
    if uses(.narrow) { return length(upTo: 48) }
    return choices.chance(0.2) ? 320 : length(upTo: 600)
  }

  /// What a host proposes when it only wants to know.
  private mutating func proposal() -> ProposedSize {
    ProposedSize(width: anything(), height: anything())
  }

  private mutating func anything() -> Double? {
    switch choices.index(below: 8) {
    case 0: 0
    case 1: .infinity
    case 2: 0.125 * Double(choices.integer(in: 1...8))
    case 3, 4: nil
    case 5: choices.number(in: 0...400)
    default: Double(choices.integer(in: 0...400))
    }
  }
}
