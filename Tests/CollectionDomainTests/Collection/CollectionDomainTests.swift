import CollectionLayout
import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

@Suite("Domain collection")
struct CollectionDomainTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["PLUMB_COLLECTION_ROUNDS"].flatMap(Int.init) ?? 1_500

  @Test("our engine keeps every invariant, the plain solver's answers among them")
  func ours() {
    let suite = Suite(Engine<CollectionDomain>.collection())
    for index in 0..<Self.rounds {
      let problem = suite.drawn(seed: 2026, index: index)
      guard let violation = suite.judge(problem) else { continue }
      Issue.record(
        """
        case \(index): \(violation.invariant): \(violation.message)
        expected \(violation.expected), found \(violation.actual)
        \(CollectionDomain.lines(problem, nil).joined(separator: "\n"))
        """
      )
      return
    }
  }

  @Test("a case reads back as it was written, numbers that are none included")
  func coding() throws {
    let suite = Suite(Engine<CollectionDomain>.collection())
    for index in 0..<200 {
      let saved = SavedCase(problem: suite.drawn(seed: 5, index: index))
      let read = try SavedCase<CollectionCase>.read(saved.text, file: nil)
      #expect(SavedCase(problem: read.problem).text == saved.text)
      #expect(!saved.text.isEmpty)
    }
  }

  @Test("more items than can be listed are refused, and a number that is none is no question")
  func limits() throws {
    let suite = Suite(Engine<CollectionDomain>.collection())
    var problem = suite.drawn(seed: 5, index: 0)
    problem.description.itemCounts[0] = 1_000_000_000
    guard case .refusal(let failure) = suite.engine.respond(problem) else {
      Issue.record("a thousand million items were listed")
      return
    }
    #expect(failure.message.hasPrefix("limit"))
    #expect(suite.judge(problem) == nil)
    var odd = suite.drawn(seed: 5, index: 0)
    odd.asked = [.nan]
    #expect(suite.judge(odd) == nil)
  }

  @Test("leaving all pieces in changes nothing, and every simpler case is simpler")
  func reducing() {
    let suite = Suite(Engine<CollectionDomain>.collection())
    for index in 0..<100 {
      let problem = suite.drawn(seed: 7, index: index)
      let all = Array(repeating: true, count: problem.partCount)
      #expect(
        SavedCase(problem: problem.keeping(all) ?? problem).text == SavedCase(problem: problem).text
      )
    }
  }
}
