import CollectionLayout
import LayoutCases
import LayoutCore

/// Makes a case one that no layout for people is, or one that makes no sense at all.
struct CollectionWildness {
  private var choices: Choices

  init(_ choices: Choices) { self.choices = choices }

  private static let mad: [Double] = [
    0, -1, -7.5, -1e9, 1e-9, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan, 0.1, 1e17, 2.5,
  ]

  private mutating func pick<T>(_ values: [T]) -> T { values[choices.index(below: values.count)] }

  /// Changes one to four things.
  mutating func spoil(_ problem: inout CollectionCase) {
    for _ in 0..<choices.integer(in: 1...4) { spoilOne(&problem) }
  }

  private mutating func spoilOne(_ problem: inout CollectionCase) {
    switch choices.index(below: 10) {
    case 0, 1, 2:
      let numbers = problem.numbers
      let place = choices.index(below: max(1, numbers.count))
      var changed = numbers
      if changed.indices.contains(place) { changed[place] = pick(Self.mad) }
      problem = problem.replacingNumbers(changed)
    case 3, 4: spoilNode(&problem)
    case 5:
      let section = choices.index(below: problem.description.itemCounts.count)
      problem.description.itemCounts[section] = pick([0, -1, 3, 300, Int.max])
    case 6:
      let section = choices.index(below: problem.description.sections.count)
      if choices.chance(0.5) {
        problem.description.sections[section].group = nil
      } else {
        problem.description.sections[section].boundaryItems += [
          BoundaryItem(
            kind: "h",
            size: LayoutDimensions(width: .absolute(10), height: .absolute(10)),
            alignment: pick(BoundaryItem.Alignment.allCases)
          )
        ]
      }
    case 7:
      problem.description.container.width = pick([0, 1, 10, 32, 1e12])
    case 8:
      let axis = problem.description.scrollDirection
      for section in problem.description.sections.indices {
        if axis == .vertical {
          problem.description.sections[section].contentInsets.leading = pick([16, 200, 400, -30])
        } else {
          problem.description.sections[section].contentInsets.top = pick([16, 300, 700, -30])
        }
      }
    default:
      problem.description.environment.scale = pick([1, 1.5, 2.625, 0, -2])
    }
  }

  private mutating func spoilNode(_ problem: inout CollectionCase) {
    var count = 0
    problem.visitNodes { _ in count += 1 }
    guard count > 0 else { return }
    let place = choices.index(below: count)
    let kind = choices.index(below: 6)
    let axis: Axis = pick(Axis.allCases)
    let number = pick([0, 1, 3, -1, 1 << 20, Int.max, Int.min])
    let dimension: LayoutDimension = pick([
      .uniformAcrossSiblings(30), .estimated(44), .fractionalWidth(1.5), .absolute(500),
      .fractionalHeight(0), .absolute(-20),
    ])
    var here = 0
    problem.visitNodes { node in
      defer { here += 1 }
      guard here == place else { return }
      switch kind {
      case 0: node.content?.subitems = []
      case 1: node.content?.arrangement = .counted(axis, count: number)
      case 2: node.content?.arrangement = .repeating(axis, count: number)
      case 3: node.size.width = dimension
      case 4: node.size.height = dimension
      default: node.content?.interItemSpacing = .flexible(-15)
      }
    }
  }
}
