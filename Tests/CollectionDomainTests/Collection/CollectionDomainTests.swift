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
