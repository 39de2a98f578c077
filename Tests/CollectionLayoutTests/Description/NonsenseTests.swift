import CollectionLayout
import Foundation
import LayoutCore
import TestKit
import Testing

@Suite("Nonsense")
struct NonsenseTests {
  @Test("no description traps: it is laid out with finite frames, or refused with a rule")
  func neverTraps() throws {
    var solved = 0
    var rules: [CollectionFault.Rule: Int] = [:]
    for seed in 0..<10_000 * Rounds.factor {
      var drawer = DescriptionDrawer(seed: UInt64(seed), nonsense: true)
      let description = drawer.description()
      do {
        let session = try CollectionSession(description)
        solved += 1
        try exercise(session, seed)
      } catch let fault as CollectionFault {
        rules[fault.rule, default: 0] += 1
      }
    }
    // The drawing reaches both sides, and most rules.
    #expect(solved > 500)
    #expect(rules.count >= 5, "\(rules)")
  }

  private func exercise(_ session: CollectionSession, _ seed: Int) throws {
    var session = session
    let size = session.solution.contentSize
    #expect(size.width.isFinite && size.height.isFinite, "seed \(seed)")
    var viewing = Viewing()
    let rect = Rect(x: 0, y: 0, width: 320, height: 480)
    let answered = session.solution.elements(in: rect).elements
    #expect(Set(answered.map(\.id)).count == answered.count, "seed \(seed)")
    for section in session.solution.sections.indices {
      _ = session.solution.cell(section: section, item: 0)
      for asked in [0, 40, 1e9, -1e9, .nan, .infinity] {
        if let rest = session.solution.restOffset(section: section, asked: asked) {
          #expect(rest.isFinite, "seed \(seed)")
        }
      }
    }
    guard session.solution.sections.reduce(0, { $0 + $1.itemCount }) < 50 else { return }
    let answers = [31, nil, .nan, 1e300, -5].map { PreferredSize(height: $0) }
    _ = try session.settle(viewing: &viewing) { id, _ in answers[abs(id.item % 5)] }
  }

  @Test("a group without subitems, a count below one and a missing group are refused as G17")
  func malformedGroups() {
    let item = LayoutNode(size: LayoutDimensions(width: .absolute(10), height: .absolute(10)))
    func group(_ content: GroupContent?) -> LayoutNode {
      var node = item
      node.content = content
      return node
    }
    let bad: [LayoutNode?] = [
      nil,
      group(nil),
      group(GroupContent(arrangement: .fitting(.horizontal))),
      group(GroupContent(arrangement: .counted(.horizontal, count: 0), subitems: [item])),
      group(GroupContent(arrangement: .repeating(.vertical, count: -1), subitems: [item])),
    ]
    for node in bad { #expect(rule(node) == .malformedGroup) }
  }

  @Test("a dimension that is not a number is S14; negative ones and fractions over one are fine")
  func dimensions() {
    #expect(rule(row(width: .absolute(.nan))) == .notFinite)
    #expect(rule(row(width: .fractionalWidth(.infinity))) == .notFinite)
    #expect(rule(row(width: .absolute(-20))) == nil)
    #expect(rule(row(width: .fractionalWidth(1.5))) == nil)
  }

  @Test("every width down to nothing is handled: laid out, or refused as G18", arguments: 0...40)
  func narrow(_ width: Int) throws {
    var description = self.description(row(width: .fractionalWidth(1)))
    description.container.width = Double(width)
    description.sections[0].contentInsets = Insets(leading: 16, trailing: 16)
    let refused = rule(description)
    if width <= 32 {
      #expect(refused == .noRoom)
    } else {
      #expect(refused == nil)
      let solution = try CollectionSolver().solve(description)
      #expect(solution.cell(section: 0, item: 0)?.frame.width == Double(width - 32))
    }
  }

  @Test("two boundary items of a kind, and one of an item's kind, are refused as B17")
  func duplicates() {
    let size = LayoutDimensions(width: .fractionalWidth(1), height: .absolute(20))
    let header = BoundaryItem(kind: "h", size: size, alignment: .top)
    var node = row(width: .fractionalWidth(1))
    var twice = description(node)
    twice.sections[0].boundaryItems = [header, header]
    #expect(rule(twice) == .duplicateKind)
    node.supplementaries = [
      AnchoredItem(kind: "h", size: size, containerAnchor: Anchor(edges: .top))
    ]
    var shared = description(node)
    shared.sections[0].boundaryItems = [header]
    #expect(rule(shared) == .duplicateKind)
  }

  @Test("groups nested without end are refused before they are walked")
  func nesting() {
    var node = row(width: .fractionalWidth(1))
    for _ in 0..<500 {
      var outer = node
      outer.content?.subitems = [node]
      node = outer
    }
    #expect(rule(node) == .tooLarge)
  }

  @Test("a section that scrolls across over more groups than can be kept is refused")
  func groups() {
    var carousel = description(row(width: .absolute(100)))
    carousel.sections[0].orthogonal = .continuous
    carousel.itemCounts = [1_000_000_000]
    #expect(rule(carousel) == .tooLarge)
    carousel.itemCounts = [1_000]
    #expect(rule(carousel) == nil)
  }

  @Test("a coded description comes back as it was")
  func coding() throws {
    for seed in 0..<300 {
      var drawer = DescriptionDrawer(seed: UInt64(seed), nonsense: false)
      let description = drawer.description()
      let data = try JSONEncoder().encode(description)
      #expect(try JSONDecoder().decode(CollectionDescription.self, from: data) == description)
    }
  }

  private func row(width: LayoutDimension) -> LayoutNode {
    let item = LayoutNode(size: LayoutDimensions(width: width, height: .absolute(20)))
    return LayoutNode(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(20)),
      content: GroupContent(arrangement: .fitting(.horizontal), subitems: [item])
    )
  }

  private func description(_ group: LayoutNode?) -> CollectionDescription {
    CollectionDescription(
      container: Size(width: 320, height: 480),
      sections: [SectionDescription(group: group)],
      itemCounts: [3]
    )
  }

  private func rule(_ group: LayoutNode?) -> CollectionFault.Rule? { rule(description(group)) }

  private func rule(_ description: CollectionDescription) -> CollectionFault.Rule? {
    do {
      _ = try CollectionSolver().solve(description)
      return nil
    } catch {
      return error.rule
    }
  }
}
