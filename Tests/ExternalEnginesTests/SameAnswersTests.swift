import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutOracles
import LayoutSuites
import LayoutWorkers
import MasonryLayout
import TestKit
import Testing

@Suite("One engine in three places")
struct SameAnswersTests {
  static let count = 10_000

  /// Drawn cases of every kind, nonsense among them.
  static let cases: [MasonryCase] = (0..<count).map { index in
    var choices = Choices(seed: 2026, stream: "masonry", index: index)
    let problem = MasonryDomain.draw(&choices, within: MasonrySemantics())
    // The first few items and all edits of them, for the sake of time.
    let items = problem.masonry.items.count
    return problem.keeping((0..<problem.partCount).map { $0 < 8 || $0 >= items }) ?? problem
  }

  static func outcomes(_ program: ForeignEngine.Program) throws -> [Outcome<MasonryAnswer>] {
    let form = try #require(MasonryDomain.wire)
    let foreign = ForeignEngine(
      program,
      name: "other",
      domain: "masonry",
      timeLimit: .seconds(60)
    )
    let engine = try Engine<MasonryDomain>(foreign, by: form, understanding: nil)
    return engine.respondToAll?(cases) ?? cases.map(engine.respond)
  }

  @Test(
    "it answers equally to the last bit as a program and as a library",
    arguments: [false, true]
  )
  func sameAnswers(isLibrary: Bool) throws {
    let command = try LaunchCommand(parsing: Programs.stdio)
    let others = try Self.outcomes(isLibrary ? .library(Programs.library) : .command(command))
    let own = Engine<MasonryDomain>(BuiltInMasonry(), lanes: .init(), standing: .gated)
    var answers = 0
    for (index, (problem, other)) in zip(Self.cases, others).enumerated() {
      switch (own.respond(problem), other) {
      case (.answer(var mine), .answer(let theirs)):
        answers += 1
        // The library's form has room for frames and size alone; work is not told by either.
        mine.work = WorkCounters()
        if isLibrary {
          mine.lanes = nil
          mine.hits = nil
        }
        #expect(mine == theirs, "case \(index)")
      case (.refusal(let mine), .refusal(let theirs)):
        #expect(mine.message == theirs.message, "case \(index)")
      default: Issue.record("case \(index): \(other)")
      }
    }
    #expect(others.count == Self.count)
    #expect(answers > Self.count * 9 / 10)
  }

  @Test("a library is fuzzed by the command, loaded in its workers")
  func libraryByCommand() throws {
    let folder = try TemporaryFolder()
    let run = Programs.plumb(
      ["fuzz", "--domain", "masonry", "--library", Programs.library, "--cases", "500"],
      in: folder.path
    )
    #expect(run.code == 0, "\(run.text)")
    #expect(run.text.contains("500 cases"))
  }
}
