import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import SwiftUILayout
import Testing

@testable import LayoutSuites

@Suite("Cases of the domain stack")
struct StackCaseTests {
  private static let drawn: [StackCase] = (0..<400).map { index in
    Suite(Engine<StackDomain>.swiftUI()).drawn(seed: 7, index: index)
  }

  @Test("a drawn case reads back as it was written")
  func roundTrip() throws {
    for problem in Self.drawn where !problem.features.contains(.badNumbers) {
      let text = SavedCase(problem: problem).text
      #expect(try SavedCase<StackCase>.read(text, file: nil).problem == problem)
    }
  }

  @Test("an unknown key is refused by its path")
  func unknownKey() {
    let text = """
      {"domain":"stack","proposal":{"width":1,"height":null},"view":{"type":"Color"},"scale":2}
      """
    #expect(throws: CaseError.self) { try SavedCase<StackCase>.read(text, file: nil) }
  }

  @Test("the same number draws the same case, and only cases the rules speak of")
  func deterministic() {
    for (index, problem) in Self.drawn.enumerated() {
      #expect(Suite(Engine<StackDomain>.swiftUI()).drawn(seed: 7, index: index) == problem)
      #expect(StackDomain.isWithin(StackSemantics(), problem))
    }
  }

  @Test("every feature is drawn")
  func features() {
    var seen: StackFeatures = []
    let suite = Suite(Engine<StackDomain>.swiftUI())
    for index in 0..<6_000 { seen.formUnion(suite.drawn(seed: 3, index: index).features) }
    #expect(seen == .all)
    #expect(StackFeatures.names.count == StackFeatures.count)
  }

  @Test("a tree that the plain oracle is too slow for is counted as such")
  func beyond() {
    #expect(StackDomain.labels.count == StackFeatures.count + 1)
    let label = UInt64(1) << UInt64(StackFeatures.count)
    for (levels, isBeyond) in [(2, false), (12, true)] {
      let problem = StackCase(StackWorkloads.nested(levels), proposal: StackWorkloads.phone)
      #expect((StackDomain.labels(of: problem) & label != 0) == isBeyond)
    }
  }

  @Test("keeping every part keeps the case, and a view that goes leaves its children")
  func keeping() {
    for problem in Self.drawn {
      let whole = Array(repeating: true, count: problem.partCount)
      #expect(problem.keeping(whole)?.partCount == problem.partCount)
    }
    let inner = ViewDescription(.vStack(spacing: nil), [ViewDescription(.divider)])
    let problem = StackCase(
      ViewDescription(.hStack(spacing: nil), [inner]),
      proposal: ProposedSize(width: nil, height: nil)
    )
    let hoisted = problem.keeping([true, false, true])
    #expect(
      hoisted?.view == ViewDescription(.hStack(spacing: nil), [ViewDescription(.divider)])
    )
    #expect(problem.keeping([false, false, true])?.view == ViewDescription(.divider))
  }

  @Test("numbers come back as they were visited")
  func numbers() {
    for problem in Self.drawn where !problem.numbers.contains(where: \.isNaN) {
      #expect(problem.replacingNumbers(problem.numbers) == problem)
    }
  }

  @Test("exchanging the axes twice changes nothing")
  func transposed() {
    for problem in Self.drawn where problem.hasCounterpart {
      let again = problem.transposed.transposed
      #expect(again.shape == problem.shape)
    }
  }
}
