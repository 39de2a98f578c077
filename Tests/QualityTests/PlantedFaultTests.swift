import BrokenEngines
import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

@Suite("Planted faults")
struct PlantedFaultTests {
  static let engines = BrokenEngine.all + BrokenEngine.heldOut

  @Test("each is found within 20,000 cases and minimised to the least case", arguments: engines)
  func leastCase(of engine: BrokenEngine) throws {
    let least = try #require(LeastCase.all()[engine.name])
    let attack = Attack(engine)
    // A fault can show as several causes; which comes first is the generator's business.
    let hits = attack.hits(1, below: 20_000, cause: least.cause)
    let hit = try #require(hits.first, "not found")
    let minimised = try #require(attack.minimised(hit))
    #expect(minimised.violation.cause == hit.violation.cause, "slipped to another fault")
    #expect(minimised.minimised.json == least.text)
    #expect(minimised.isFixpoint)
  }

  @Test("from any start each ends at the same case", arguments: engines)
  func canonical(_ engine: BrokenEngine) throws {
    let least = try #require(LeastCase.all()[engine.name])
    let attack = Attack(engine)
    for hit in attack.hits(20, below: 20_000, cause: least.cause) {
      let minimised = try #require(attack.minimised(hit))
      #expect(minimised.violation.cause == hit.violation.cause, "slipped to another fault")
      #expect(
        minimised.minimised.json == least.text,
        "case \(hit.index) in \(minimised.candidates) candidates"
      )
    }
  }

  @Test("the true engine stands the same attack, and so does the plain one the faults are put into")
  func right() throws {
    for suite in [BrokenEngine.right.suite, BrokenEngine.rightKept.suite] {
      #expect(Attack(suite).hits(1, below: 1_000).isEmpty)
    }
  }
}
