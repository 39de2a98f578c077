import BrokenEngines
import Foundation
import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

@Suite("FuzzRun")
struct FuzzRunTests {
  private func tally(
    _ cases: Range<Int>,
    lanes: Int,
    shard: (index: Int, of: Int) = (0, 1),
    time: Duration? = nil
  ) -> FuzzTally {
    let suite = AnySuite(BrokenEngine.all[0].suite)
    let runner = Runner(suites: [suite], lanes: lanes, command: nil)
    return FuzzRun(
      domain: suite.domain,
      engine: suite.engine,
      seed: 11,
      cases: cases,
      shard: shard,
      deadline: time.map { .now + $0 }
    )
    .run(on: runner) { _, _, _ in }
  }

  private func bytes(_ tally: FuzzTally) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(tally)
  }

  @Test("the same seed gives the same bytes on one lane and on two")
  func lanes() throws {
    let one = tally(0..<1_000, lanes: 1)
    #expect(one.cases == 1_000)
    #expect(!one.hits.isEmpty)
    #expect(one.digests.count == 1_000 / Suite<MasonryDomain>.sampling)
    #expect(try bytes(one) == bytes(tally(0..<1_000, lanes: 2)))
  }

  @Test("a run for a time begins no chunk after it and answers those before")
  func time() {
    // So many cases would take a day.
    let tally = tally(0..<1_000_000_000, lanes: 2, time: .milliseconds(300))
    #expect(tally.cases > 0)
    #expect(tally.cases < 1_000_000_000)
    #expect(self.tally(0..<1_000_000_000, lanes: 2, time: .zero).cases == 0)
  }

  @Test("two shards come to the whole")
  func shards() {
    let whole = tally(0..<1_024, lanes: 1)
    let parts = [
      tally(0..<1_024, lanes: 1, shard: (0, 2)), tally(0..<1_024, lanes: 1, shard: (1, 2)),
    ]
    #expect(parts[0].cases + parts[1].cases == whole.cases)
    #expect(zip(parts[0].labels, parts[1].labels).map(+) == whole.labels)
    #expect(parts[0].broken.merging(parts[1].broken, uniquingKeysWith: +) == whole.broken)
  }

  @Test("a chunk names the first few cases of each cause and counts all")
  func hits() {
    let tally = tally(0..<256, lanes: 1)
    for (cause, count) in tally.broken {
      let named = tally.hits.filter { $0.violation.cause == cause }
      #expect(named.count == min(count, FuzzTally.hitsPerCause))
      #expect(named.map(\.index) == named.map(\.index).sorted())
    }
  }
}
