import LayoutCases
import LayoutCore
import LayoutSuites
import Testing

@Suite("Layouts made for a number of children")
struct ChildrenTests {
  @Test("every drawn case keeps to it, after each edit", arguments: [2...2, 1...3, 0...1])
  func drawn(_ range: ClosedRange<Int>) {
    let semantics = LayoutSemantics(children: range)
    var edits = 0
    for index in 0..<400 {
      var choices = Choices(seed: 2026, stream: "layout", index: index)
      let problem = LayoutDomain.draw(&choices, within: semantics)
      #expect(LayoutDomain.isWithin(semantics, problem), "\(problem.childCounts)")
      edits += problem.steps.count(where: \.isEdit)
    }
    #expect(edits > 100)
  }

  @Test("a case with another number at any moment is none of theirs")
  func within() {
    let two = LayoutSemantics(children: 2...2)
    let child = LayoutChild(width: 1, height: 1)
    let open = ProposedSize(width: nil, height: nil)
    var problem = LayoutCase([child, child], in: open)
    #expect(LayoutDomain.isWithin(two, problem))
    problem.steps = [.remove(at: 0), .insert(child, at: 0)]
    #expect(!LayoutDomain.isWithin(two, problem))
    #expect(LayoutDomain.isWithin(LayoutSemantics(), problem))
  }
}
