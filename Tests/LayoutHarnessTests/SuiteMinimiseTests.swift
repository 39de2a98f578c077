import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import LayoutWorkers
import MasonryLayout
import Testing

@Suite("Suite: minimise")
struct SuiteMinimiseTests {
  /// An engine that traps where the lanes are an even number and an item is stretched; as a fault
  /// of the engine, not of this process.
  private static let trapping = Suite<MasonryDomain>(
    Engine(name: "trapping", semantics: MasonrySemantics()) { problem in
      if problem.masonry.lanes % 2 == 0,
        problem.masonry.items.contains(where: { $0.sizing == .stretch })
      {
        return .fault(EngineFault(.trap))
      }
      do throws(LayoutFailure) {
        return .answer(try BuiltInMasonry().answer(problem))
      } catch {
        return .refusal(error)
      }
    }
  )

  private static func start() throws -> MasonryCase {
    let index = (0..<1_000).first { index in
      trapping.judge(trapping.drawn(seed: 4, index: index)) != nil
    }
    return trapping.drawn(seed: 4, index: try #require(index))
  }

  private static func minimised(_ log: [UInt8]) throws -> (MinimisedCase, log: [UInt8]) {
    let page = try #require(ProgressPage())
    let result = trapping.minimise(
      try start(),
      keeping: "trap",
      limit: 20_000,
      log: log,
      page: page
    )
    return (try #require(result), page.log)
  }

  @Test("one that its worker's deaths interrupt at any step ends at the same case")
  func resumption() throws {
    let (whole, log) = try Self.minimised([])
    #expect(whole.violation.cause == "trap")
    #expect(whole.isFixpoint)
    // A real trap ends the worker at every step that breaks.
    let died = log.map { byte in
      byte == StepVerdict.breaks.rawValue ? StepVerdict.died.rawValue : byte
    }
    #expect(died.contains(StepVerdict.died.rawValue))
    for length in [1, 2, 3, 5, 8, 13, died.count / 2, died.count - 1, died.count] {
      let (resumed, again) = try Self.minimised(Array(died.prefix(length)))
      #expect(resumed.minimised.json == whole.minimised.json, "interrupted at step \(length)")
      #expect(resumed.candidates == whole.candidates)
      #expect(again.count == log.count)
    }
  }

  @Test("a step at which the worker died of something else is not taken")
  func otherDeaths() throws {
    let (whole, log) = try Self.minimised([])
    var spoilt = Array(log.prefix(2))
    // The first step validates the start; the second is the first candidate.
    spoilt[0] = StepVerdict.died.rawValue
    spoilt[1] = StepVerdict.diedOtherwise.rawValue
    let (resumed, _) = try Self.minimised(spoilt)
    #expect(resumed.violation.cause == "trap")
    #expect(resumed.minimised.size == whole.minimised.size)
  }

  @Test("what does not fail, or fails for another cause, is no start")
  func noStart() throws {
    let page = try #require(ProgressPage())
    let plain = MasonryCase(Masonry())
    func minimise(_ problem: MasonryCase, _ cause: String) -> MinimisedCase? {
      Self.trapping.minimise(problem, keeping: cause, limit: 100, log: [], page: page)
    }
    #expect(minimise(plain, "trap") == nil)
    #expect(minimise(try Self.start(), "overlap") == nil)
  }

  @Test("a case that makes sense is not made one that makes none")
  func sense() throws {
    let page = try #require(ProgressPage())
    for lanes in [4, -4] {
      var start = MasonryCase(Masonry())
      start.masonry.lanes = lanes
      start.masonry.items = [MasonryItem(width: 9, height: 9, sizing: .stretch)]
      let result = Self.trapping.minimise(
        start,
        keeping: "trap",
        limit: 20_000,
        log: [],
        page: page
      )
      let least = try #require(result).minimised
      let isNonsense = lanes < 1
      #expect((least.nonsense != nil) == isNonsense)
      // Two is the least even number of lanes there can be; none is the simplest of nonsense.
      let lanesOfLeast = isNonsense ? 0 : 2
      #expect(least.json.contains("\"lanes\" : \(lanesOfLeast)"), "\(least.json)")
    }
  }
}
