import LayoutCore
import LayoutHarness
import Testing

@Suite("FindingRun")
struct FindingRunTests {
  private func found(_ invariant: String, _ json: String, nonsense: String?) -> FoundCase {
    let exhibit = Exhibit(json: json, lines: [], size: 1, picture: nil, nonsense: nonsense)
    return FoundCase(
      index: 0,
      cause: invariant,
      seen: 2,
      finding: Finding(
        domain: "masonry",
        engine: "e",
        violation: Violation(invariant, "told", expected: "this", actual: "that"),
        fingerprint: json,
        original: exhibit,
        minimised: exhibit,
        origin: "",
        seen: 2,
        candidates: 1,
        replay: ""
      )
    )
  }

  private func told(_ found: [FoundCase]) throws -> [String] {
    try FindingRun(store: nil, program: "plumb").grouped(found, suites: [])
      .map(\.minimised.json)
  }

  @Test("a fault that sensible cases show is not told again of one that makes no sense")
  func sense() throws {
    let nonsense = found("trap", "no lanes", nonsense: "0 lanes")
    let sensible = found("trap", "one lane", nonsense: nil)
    #expect(try told([nonsense, sensible]) == ["one lane"])
    #expect(try told([sensible, nonsense]) == ["one lane"])
    #expect(try told([nonsense]) == ["no lanes"])
    let hang = found("hang", "no lanes", nonsense: "0 lanes")
    #expect(try told([hang, sensible]) == ["no lanes", "one lane"])
  }

  @Test("what else breaks for nonsense and for sense are two findings")
  func invariants() throws {
    let cases = [
      found("total", "answered", nonsense: "0 lanes"), found("total", "refused", nonsense: nil),
    ]
    #expect(try told(cases) == ["answered", "refused"])
  }
}
