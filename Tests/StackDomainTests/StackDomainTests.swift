import LayoutCases
import LayoutCore
import LayoutHarness
import SwiftUILayout
import Testing

@testable import LayoutSuites

@Suite("The domain stack")
struct StackDomainTests {
  @Test("the engine and the plain oracle keep every invariant on 400 drawn trees")
  func holds() {
    let suites = [Suite(Engine<StackDomain>.swiftUI()), Suite(Engine<StackDomain>.plain())]
    for suite in suites {
      for index in 0..<400 {
        let problem = suite.drawn(seed: 5, index: index)
        // What guides set deep inside cost the engine has a case of its own in the corpus.
        guard let violation = suite.judge(problem), violation.invariant != "work-budget" else {
          continue
        }
        Issue.record("\(suite.engine.name) \(index): \(violation.message)")
      }
    }
  }

  /// The measurements of one layout.
  private func measures(_ view: ViewDescription) throws -> Int {
    try StackAnswer(laidOut: StackCase(view, proposal: StackWorkloads.phone)).work.measures
  }

  @Test("stacks nested 12 deep stay within the budget and do not double at every level")
  func nested() throws {
    let counts = try (1...12).map { try measures(StackWorkloads.nested($0)) }
    for (depth, count) in zip(1..., counts) {
      let problem = StackCase(StackWorkloads.nested(depth), proposal: StackWorkloads.phone)
      #expect(count <= problem.workBudget)
    }
    #expect(counts[11] <= 3 * counts[5])
  }

  @Test("ten times the views take no more than ten times the measurements")
  func wide() throws {
    for make in [StackWorkloads.fixedColumn, StackWorkloads.wall] {
      let counts = try [1_000, 10_000].map { try measures(make($0)) }
      #expect(counts[1] <= 11 * counts[0])
      #expect(counts[0] <= 40_000)
    }
  }

  @Test("10,000 levels and 100,000 children are laid out")
  func extreme() throws {
    var deep = ViewDescription(.color)
    for level in 0..<10_000 {
      deep =
        level.isMultiple(of: 2)
        ? ViewDescription(.vStack(spacing: nil), [deep])
        : ViewDescription(.color, modifiers: [.overlay(deep)])
    }
    let offer = ProposedSize(width: 100, height: 100)
    #expect(try StackAnswer(laidOut: StackCase(deep, proposal: offer)).size.width == 100)
    let wide = StackWorkloads.fixedColumn(100_000)
    #expect(try StackAnswer(laidOut: StackCase(wide, proposal: offer)).frames.count == 200_001)
    // Taken apart level by level, since a value this deep is freed by recursion.
    while let inner = deep.children.first ?? deep.modifiers.first?.secondary { deep = inner }
  }

  @Test(
    "numbers that make no sense bring an answer and a complaint",
    arguments: [Double.nan, .infinity, -.infinity, -10]
  )
  func nonsense(_ number: Double) throws {
    let length = Length(number)
    let modifiers: [ViewDescription.Modifier] = [
      .frame(width: length, height: length),
      .flexFrame(ViewDescription.FlexFrame(minWidth: length, idealHeight: length)),
    ]
    for modifier in modifiers {
      let view = ViewDescription(.color, modifiers: [modifier])
      let problem = StackCase(view, proposal: ProposedSize(width: 50, height: nil))
      let answer = try StackAnswer(laidOut: problem)
      #expect(answer.size.width >= 0 && answer.size.height >= 0)
      // F2 has a warning for every fixed length; F7 names none for bounds that are no number.
      if case .frame = modifier { #expect(!answer.complaints.isEmpty) }
    }
    let padding = ViewDescription.Modifier.padding(
      top: length,
      leading: length,
      bottom: length,
      trailing: length
    )
    let padded = ViewDescription(.vStack(spacing: nil), modifiers: [padding])
    let problem = StackCase(padded, proposal: ProposedSize(width: nil, height: nil))
    let answer = try StackAnswer(laidOut: problem)
    #expect(answer.size.width >= 0 && answer.size.height >= 0)
  }

  @Test("a tree deeper than a case may be is refused as a case")
  func tooDeep() {
    var view = ViewDescription(.color)
    for _ in 0..<500 { view = ViewDescription(.vStack(spacing: nil), [view]) }
    let problem = StackCase(view, proposal: ProposedSize(width: nil, height: nil))
    #expect(throws: CaseError.self) { try StackDomain.validate(problem) }
  }

  @Test("a case is shown as a tree, with its boxes beside it")
  func lines() throws {
    let problem = StackCase(
      ViewDescription(.hStack(spacing: 4), [ViewDescription(.color), ViewDescription(.color)]),
      proposal: ProposedSize(width: 104, height: nil)
    )
    let answer = StackAnswer(plainly: problem)
    #expect(
      problem.lines(answer) == [
        "offered 104 × –   takes 104 × 10", "HStack(.center, spacing: 4)", "  Color", "  Color",
        "/   x 0, y 0, 104 by 10", "/0   x 0, y 0, 50 by 10", "/1   x 54, y 0, 50 by 10",
      ]
    )
  }
}
