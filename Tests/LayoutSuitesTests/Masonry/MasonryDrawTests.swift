import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import MasonryLayout
import Testing

@Suite("Masonry: drawn cases")
struct MasonryDrawTests {
  @Test("every case is one, and each of its labels comes up")
  func labels() throws {
    var seen: UInt64 = 0
    for problem in MasonryCaseCodecTests.drawn(3_000) {
      seen |= MasonryDomain.labels(of: problem)
      do throws(CaseError) { try MasonryDomain.validate(problem) } catch {
        Issue.record("\(error)")
      }
    }
    let missing = MasonryDomain.labels.indices.filter { seen >> UInt64($0) & 1 == 0 }
    // How a number was drawn cannot always be read back from it.
    let unread = [
      "photo sizes", "log-normal sizes", "heavy-tailed sizes", "alternating extremes",
      "adversarial order", "device container", "exact fit", "one ulp beside an exact fit",
    ]
    #expect(missing.map { MasonryDomain.labels[$0] }.filter { !unread.contains($0) } == [])
  }

  @Test("half of them carry edits, a tenth has over a hundred items, a fifth under eight")
  func mixture() {
    let cases = MasonryCaseCodecTests.drawn(2_000)
    func share(_ condition: (MasonryCase) -> Bool) -> Double {
      Double(cases.count(where: condition)) / 2_000
    }
    #expect((0.44...0.56).contains(share { !$0.edits.isEmpty }))
    #expect(share { $0.masonry.items.count > 100 } > 0.07)
    #expect(share { $0.masonry.items.count < 8 } > 0.2)
  }

  @Test(
    "an engine is asked only what it understands",
    arguments: [MasonryAbilities.plain, [.spans]]
  )
  func within(abilities: MasonryAbilities) {
    let semantics = MasonrySemantics(understands: abilities)
    for index in 0..<1_000 {
      var choices = Choices(seed: 3, stream: "masonry", index: index)
      #expect(
        MasonryDomain.isWithin(semantics, MasonryDomain.draw(&choices, within: semantics)),
        "case \(index)"
      )
    }
  }

  @Test("a limit of items is kept")
  func limit() {
    var semantics = MasonrySemantics()
    semantics.mostItems = 5
    let counts = (0..<300).map { index in
      var choices = Choices(seed: 3, stream: "masonry", index: index)
      return MasonryDomain.draw(&choices, within: semantics).masonry.items.count
    }
    #expect(Set(counts) == Set(0...5))
  }
}
