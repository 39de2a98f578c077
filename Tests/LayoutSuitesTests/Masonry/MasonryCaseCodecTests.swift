import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import MasonryLayout
import Testing

@Suite("MasonryCase: saved form")
struct MasonryCaseCodecTests {
  static func drawn(_ count: Int) -> [MasonryCase] {
    (0..<count).map { index in
      var choices = Choices(seed: 21, stream: "masonry", index: index)
      return MasonryDomain.draw(&choices, within: MasonrySemantics())
    }
  }

  @Test("what is written is read back, number for number")
  func roundTrip() throws {
    for problem in Self.drawn(400) {
      let text = SavedCase(problem: problem, expect: ["article": ["overlap"]]).text
      let saved = try SavedCase<MasonryCase>.read(text, file: nil)
      #expect(saved.problem == problem)
      #expect(saved.expect == ["article": ["overlap"]])
      #expect(SavedCase(problem: saved.problem, expect: saved.expect).text == text)
    }
  }

  static let plain = """
    {
      "domain": "masonry",
      "lanes": 2,
      "container": {"width": 10, "height": null},
      "items": [
        {"width": 1, "height": 1}
      ]
    }
    """

  @Test("only lanes, container and items are needed")
  func needed() throws {
    let problem = try SavedCase<MasonryCase>.read(Self.plain, file: nil).problem
    #expect(problem.masonry.lanes == 2)
    #expect(problem.masonry.container == ProposedSize(width: 10, height: nil))
    #expect(problem.masonry.items.count == 1)
    #expect(problem.edits.isEmpty && problem.queries.isEmpty)
  }

  @Test(
    "a broken case is one error with its line",
    arguments: [
      ("\"masonry\"", "\"stack\"", 2), ("\"lanes\": 2", "\"lanes\": 2.5", 3),
      ("\"lanes\": 2", "\"lanse\": 2", 3), ("\"height\": null", "\"height\": true", 4),
      ("\"height\": 1}", "\"height\": \"x\"}", 6), ("\"height\": 1}", "\"heigth\": 1}", 6),
      ("{\"width\": 1,", "{\"sizing\": \"wide\", \"width\": 1,", 6),
      ("\"items\": [", "\"edits\": [{\"remove\": 0, \"lanes\": 1}],\n\"items\": [", 5),
      ("\"items\": [", "\"queries\": [[1, 2, 3]],\n\"items\": [", 5),
    ]
  )
  func broken(old: String, new: String, line: Int) throws {
    let text = Self.plain.replacing(old, with: new)
    #expect(text != Self.plain)
    let error = #expect(throws: CaseError.self) {
      try SavedCase<MasonryCase>.read(text, file: "case.json")
    }
    #expect(error?.file == "case.json")
    #expect(error?.line == line, "\(error?.description ?? "")")
    #expect(error?.message.contains("expected") == true)
  }
}
