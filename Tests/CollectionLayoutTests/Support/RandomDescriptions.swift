import CollectionLayout
import Foundation
import LayoutCore
import TestKit

/// How many times the usual number of random cases is drawn; more where the environment says.
enum Rounds {
  static let factor = ProcessInfo.processInfo.environment["PLUMB_ROUNDS"].flatMap(Int.init) ?? 1
}

/// Draws descriptions: sane ones, or nonsense of every kind.
struct DescriptionDrawer {
  var generator: SeededGenerator
  /// Whether numbers are taken that no layout for people has.
  let nonsense: Bool

  init(seed: UInt64, nonsense: Bool) {
    generator = SeededGenerator(seed: seed)
    self.nonsense = nonsense
  }

  private static let mad: [Double] = [
    0, -0.0, -1, -1e9, 1e-9, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, 0.1, 1e17,
  ]

  mutating func number(_ sane: [Double]) -> Double {
    nonsense && generator.chance(0.12) ? generator.pick(Self.mad) : generator.pick(sane)
  }

  private mutating func dimension(along axis: Axis, estimates: Bool = true) -> LayoutDimension {
    let fraction = number([0.2, 0.25, 1.0 / 3, 0.4, 0.5, 0.9, 1])
    let points = number([10, 20, 30, 44, 50, 100])
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4:
      return axis == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
    case 4 where nonsense:
      return axis == .horizontal ? .fractionalHeight(fraction) : .fractionalWidth(fraction)
    case 5 where estimates: return .estimated(points)
    case 6 where nonsense: return .uniformAcrossSiblings(points)
    default: return .absolute(points)
    }
  }

  private mutating func dimensions() -> LayoutDimensions {
    LayoutDimensions(width: dimension(along: .horizontal), height: dimension(along: .vertical))
  }

  private mutating func insets() -> Insets {
    guard generator.chance(0.4) else { return Insets() }
    func side(_ drawer: inout DescriptionDrawer) -> Double { drawer.number([0, 2, 5, 8, 16]) }
    return Insets(
      top: side(&self),
      leading: side(&self),
      bottom: side(&self),
      trailing: side(&self)
    )
  }

  private mutating func spacing() -> Spacing? {
    guard generator.chance(0.5) else { return nil }
    let amount = number([0, 1, 4, 5, 8, 10])
    return generator.chance(0.5) ? .fixed(amount) : .flexible(amount)
  }

  private mutating func anchored(_ kind: String) -> [AnchoredItem] {
    guard generator.chance(0.2) else { return [] }
    let edges = Edges(rawValue: Int.random(in: 0..<16, using: &generator))
    let offset = number([0, 0.5, -0.5, 3])
    return [
      AnchoredItem(
        kind: nonsense && generator.chance(0.2) ? "same" : kind,
        size: dimensions(),
        containerAnchor: Anchor(edges: edges, offset: .fractional(x: offset, y: offset))
      )
    ]
  }

  mutating func node(depth: Int, group: Bool) -> LayoutNode {
    var node = LayoutNode(
      size: dimensions(),
      contentInsets: insets(),
      supplementaries: anchored(group ? "g\(depth)" : "b\(depth)")
    )
    if generator.chance(0.2) { node.edgeSpacing.leading = spacing() }
    if generator.chance(0.2) { node.edgeSpacing.bottom = spacing() }
    guard group else { return node }
    let axis = generator.pick(Axis.allCases)
    let counts = nonsense ? [1, 2, 3, 0, -1, 1 << 20, Int.max, Int.min] : [1, 2, 3]
    let arrangement: GroupContent.Arrangement
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: arrangement = .counted(axis, count: generator.pick(counts))
    case 1: arrangement = .repeating(axis, count: generator.pick(counts))
    case 2: arrangement = .custom(customFrames(), provider: nil)
    default: arrangement = .fitting(axis)
    }
    let number = Int.random(in: (nonsense ? 0 : 1)...3, using: &generator)
    node.content = GroupContent(arrangement: arrangement, interItemSpacing: spacing())
    for _ in 0..<number {
      let nested = depth < 3 && generator.chance(0.25)
      node.content?.subitems.append(self.node(depth: depth + 1, group: nested))
    }
    return node
  }

  private mutating func customFrames() -> [CustomFrame] {
    (0..<Int.random(in: (nonsense ? 0 : 1)...4, using: &generator)).map { _ in
      CustomFrame(
        frame: Rect(
          x: number([-5, 0, 20]),
          y: number([-5, 0, 20]),
          width: number([10, 40, 400]),
          height: number([10, 40, 80])
        ),
        zIndex: generator.pick(nonsense ? [0, 4, Int.max, Int.min] : [0, 4])
      )
    }
  }

  private mutating func boundary(_ kinds: [String]) -> [BoundaryItem] {
    var items: [BoundaryItem] = []
    for kind in kinds where generator.chance(0.25) {
      items.append(
        BoundaryItem(
          kind: nonsense && generator.chance(0.2) ? "same" : kind,
          size: dimensions(),
          alignment: generator.pick(BoundaryItem.Alignment.allCases),
          offsetX: number([0, 0, 5]),
          offsetY: number([0, 0, -7]),
          extendsBoundary: generator.chance(0.7),
          pinsToVisibleBounds: generator.chance(0.3),
          zIndex: generator.pick(nonsense ? [1, Int.max, Int.min] : [1, 2])
        )
      )
    }
    return items
  }

  private mutating func section() -> SectionDescription {
    var section = SectionDescription(
      group: nonsense && generator.chance(0.05) ? nil : node(depth: 0, group: true),
      contentInsets: insets(),
      interGroupSpacing: number([0, 3, 8]),
      boundaryItems: boundary(["h", "f"]),
      supplementariesFollowContentInsets: generator.chance(0.7)
    )
    if generator.chance(0.3) { section.orthogonal = generator.pick(OrthogonalBehavior.allCases) }
    if generator.chance(0.3) { section.decorations = [DecorationItem(kind: "background")] }
    return section
  }

  mutating func description() -> CollectionDescription {
    let sectionCount = Int.random(in: (nonsense ? 0 : 1)...4, using: &generator)
    let widths = nonsense ? [0, 1, 32, 320, 1e12, .infinity] : [320, 375, 390]
    return CollectionDescription(
      container: Size(width: generator.pick(widths), height: generator.pick([480, 667])),
      scrollDirection: generator.pick(Axis.allCases),
      sections: (0..<sectionCount).map { _ in section() },
      itemCounts: (0..<sectionCount).map { _ in
        generator.pick(nonsense ? [0, 1, 7, 300, -1] : [0, 1, 7, 40])
      },
      interSectionSpacing: number([0, 12]),
      boundaryItems: boundary(["lh", "lf"]),
      environment: CollectionEnvironment(
        scale: nonsense ? number([1, 2, 3]) : generator.pick([1, 2, 3]),
        rounding: generator.pick(RoundingProfile.allCases)
      )
    )
  }
}
