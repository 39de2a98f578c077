import CollectionLayout
import LayoutCases
import LayoutCore

/// Draws one case for a user's section or layout.
struct SectionDraw {
  var choices: Choices

  init(_ choices: Choices) { self.choices = choices }

  private mutating func pick<T>(_ values: [T]) -> T { values[choices.index(below: values.count)] }

  mutating func drawn(sections most: Int) -> SectionCase {
    let count = choices.chance(0.5) ? 1 : choices.integer(in: 1...max(1, most))
    var problem = SectionCase(
      (0..<count).map { _ in itemCount() },
      in: Size(width: width(), height: height())
    )
    problem.scale = pick([1, 2, 2, 3, 3])
    if choices.chance(0.3) {
      problem.safeArea = pick([
        Insets(top: 59, leading: 0, bottom: 34, trailing: 0),
        Insets(top: 0, leading: 59, bottom: 21, trailing: 59),
        Insets(top: 20, leading: 0, bottom: 0, trailing: 0),
      ])
    }
    if choices.chance(0.3) {
      let side = pick([8.0, 16, 20])
      problem.margins = Insets(top: 8, leading: side, bottom: 8, trailing: side)
    }
    if choices.chance(0.5) { problem.behavior = pick(SectionBehavior.allCases) }
    if choices.chance(0.4) {
      problem.sizes = choices.cellSizes(of: problem.counts, lengths: 10...300)
    }
    if choices.chance(0.4) { problem.offset = Double(choices.integer(in: 1...600)) }
    if choices.chance(0.6) {
      for _ in 0..<choices.integer(in: 1...3) {
        problem.queries.append(
          Rect(
            x: Double(choices.integer(in: -40...400)),
            y: Double(choices.integer(in: -40...900)),
            width: pick([1, 40, 390]),
            height: pick([1, 40, 844])
          )
        )
      }
    }
    problem.asked = [-20, 0, 40, 130, 300, 700].map {
      $0 + Double(choices.integer(in: 0...30))
    }
    return problem
  }

  private mutating func itemCount() -> Int {
    switch choices.unit() {
    case ..<0.08: 0
    case ..<0.5: choices.integer(in: 1...7)
    case ..<0.9: choices.integer(in: 8...24)
    default: choices.integer(in: 25...60)
    }
  }

  private mutating func width() -> Double {
    switch choices.unit() {
    case ..<0.08: Double(choices.integer(in: 0...199))
    case ..<0.35: Double(choices.integer(in: 320...1_400))
    default: pick([320, 375, 390, 393, 402, 430, 440, 744, 820, 834, 1_024, 1_366])
    }
  }

  private mutating func height() -> Double {
    choices.chance(0.3)
      ? Double(choices.integer(in: 200...1_400))
      : pick([375, 568, 667, 844, 852, 932, 1_133, 1_180, 1_366])
  }
}
