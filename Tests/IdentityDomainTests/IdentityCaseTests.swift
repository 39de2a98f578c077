import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import SnapshotDiffing
import Testing

@Suite("An identity case")
struct IdentityCaseTests {
  @Test("is read as it was written")
  func roundTrip() throws {
    let suite = IdentitySuite(.ours)
    for index in 0..<1_000 {
      let problem = suite.drawn(seed: 7, index: index)
      let text = SavedCase(problem: problem).text
      let again = try identityCase(text)
      #expect(again == problem && again.collisions == problem.collisions, "case \(index)")
      #expect(SavedCase(problem: again).text == text, "case \(index)")
    }
  }

  @Test("takes the example of the protocol")
  func example() throws {
    let problem = try identityCase(
      #"{"domain":"identity","before":[{"section":"A","items":["a","b"]}],"after":[]}"#
    )
    #expect(problem.before == [.init("A", [IdentityItem("a"), IdentityItem("b")])])
    #expect(!problem.isLists && problem.after.isEmpty)
  }

  @Test(
    "says where it is wrong and what was expected",
    arguments: [
      (#"{"before":["a"]}"#, "expected a member \"after\""),
      (#"{"before":["a"],"after":["b"],"chagned":[]}"#, "chagned: expected no such key"),
      (
        #"{"before":["a"],"after":[{"section":"A","items":[]}]}"#,
        "before: expected sections on both sides"
      ),
      (#"{"before":["a",[1]],"after":[]}"#, "before[1]: expected an identifier"),
      (#"{"before":[{"section":"A"}],"after":[]}"#, "before[0]: expected a member \"items\""),
      (
        #"{"before":[{"id":"a","revision":1,"name":"x"}],"after":[]}"#,
        "before[0].name: expected no such key"
      ),
      (
        #"{"before":[],"operations":[{"op":"moveItem","item":"a"}]}"#,
        "operations[0]: expected exactly one of before and after"
      ),
      (
        #"{"before":[],"operations":[{"op":"dance"}]}"#,
        "operations[0].op: expected one of appendItems"
      ),
      (
        #"{"before":[],"after":[],"operations":[{"op":"deleteAllItems"}]}"#,
        "after: expected either after or operations"
      ),
      (#"{"before":[],"after":[],"collisions":-1}"#, "collisions: expected a number of hashes"),
      (#"{"domain":"masonry","before":[],"after":[]}"#, "domain: expected \"identity\""),
    ]
  )
  func errors(text: String, message: String) {
    let error = #expect(throws: CaseError.self) { try identityCase(text) }
    #expect(error?.message.hasPrefix(message) ?? false, "\(error?.message ?? "")")
    #expect(error?.line == 1)
  }

  @Test("that no engine could be asked is refused")
  func validity() throws {
    var problem = try identityCase(#"{"before":["a"],"after":["b"],"reloadItems":["b"]}"#)
    var error = #expect(throws: CaseError.self) { try IdentityDomain.validate(problem) }
    #expect(error?.message == "reloadItems: expected sections before and after, found plain lists")
    problem = try identityCase(
      #"{"before":[],"after":[],"scrolling":{"viewports":[[0,"inf"]],"prefetch":0}}"#
    )
    error = #expect(throws: CaseError.self) { try IdentityDomain.validate(problem) }
    #expect(error?.message.hasPrefix("scrolling.viewports: expected finite") ?? false)
  }

  @Test("keeps its parts and its meaning when nothing is taken away")
  func parts() {
    let suite = IdentitySuite(.ours)
    for index in 0..<500 {
      let problem = suite.drawn(seed: 8, index: index)
      #expect(problem.keeping([Bool](repeating: true, count: problem.partCount)) == problem)
      #expect(problem.replacingNumbers(problem.numbers) == problem)
      if let empty = problem.keeping([Bool](repeating: false, count: problem.partCount)) {
        #expect(empty.partCount == 0)
      }
      for simpler in problem.simplerSettings {
        #expect(simpler.complexity < problem.complexity)
      }
    }
  }

  @Test("has the shape of every case that differs in names only")
  func shape() throws {
    let one = try identityCase(#"{"before":["a","b"],"after":["b","c"]}"#)
    let other = try identityCase(#"{"before":["x","q"],"after":["q","m"]}"#)
    let third = try identityCase(#"{"before":["a","b"],"after":["a","c"]}"#)
    #expect(IdentityDomain.shape(of: one) == IdentityDomain.shape(of: other))
    #expect(IdentityDomain.shape(of: one) != IdentityDomain.shape(of: third))
  }

  @Test("is drawn with what moves marked and what the finding concerns")
  func picture() throws {
    let problem = try identityCase(
      #"{"before":[{"section":"A","items":["a","b","c"]}],"after":[{"section":"A","items":["c","b","d"]}]}"#
    )
    guard case .answer(let answer) = BuiltInIdentity.respond(problem) else {
      Issue.record("refused")
      return
    }
    let violation = Violation("replay", "", expected: "", actual: "", items: [2])
    let picture = try #require(IdentityDomain.picture(problem, answer, violation))
    let labels = picture.boxes.map(\.label)
    #expect(
      labels.contains("−a") && labels.contains("+d") && labels.filter { $0 == "A" }.count == 2
    )
    #expect(labels.filter { $0.hasPrefix("→") }.count == 2 && picture.marks.count == 1)
    #expect(picture.boxes.filter(\.isConcerned).count == 2)
  }
}
