import CollectionLayout
import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import TestKit
import Testing

/// The package's engines of the domains beyond masonry, asked as engines in other processes are:
/// the case as JSON there, a line of the protocol back.
@Suite("Domains over the engine protocol")
struct PipedDomainsTests {
  /// Judges an engine of `names` that answers lines, and tells the first that is not right.
  private func firstFailure<D: Domain>(
    _ domain: D.Type,
    _ names: [String]?,
    cases: Int,
    line: @escaping @Sendable (D.Case) -> String?
  ) throws -> String? {
    let form = try #require(D.wire)
    let engine = Engine<D>(
      name: "piped",
      version: "external",
      semantics: try form.semantics(names),
      respond: { problem in
        guard let json = try? JSONEncoder().encode(problem),
          let there = try? JSONDecoder().decode(D.Case.self, from: json), let line = line(there)
        else { return .fault(EngineFault(.protocolBreach, "the case is lost on the way")) }
        return form.read(Array(line.utf8))
      }
    )
    let suite = Suite(engine)
    var outside = 0
    for index in 0..<cases {
      var choices = Choices(seed: 5, stream: "piped", index: index)
      let problem = D.draw(&choices, within: engine.semantics)
      if !D.isWithin(engine.semantics, problem) { outside += 1 }
      if let violation = suite.judge(problem) { return "case \(index): \(violation)" }
    }
    // Of a collection only a solve tells whether the rules say every number; of some they do not.
    #expect(outside * 10 <= cases, "\(outside)")
    return nil
  }

  private static func list(_ numbers: [Double], after words: [String] = []) -> String {
    let lengths = numbers.map { number in
      number.isFinite ? "\(number)" : number.isNaN ? "\"nan\"" : "\"\(number)\""
    }
    return "[\((words + lengths).joined(separator: ","))]"
  }

  @Test(
    "stacks pass all checks of the domain as frames with paths",
    arguments: [nil, ["plain"], ["flexbox"], ["grids", "lazyGrids", "rightToLeft"]]
  )
  func stack(names: [String]?) throws {
    let failure = try firstFailure(StackDomain.self, names, cases: 250) { problem in
      guard case .answer(let answer) = Engine<StackDomain>.swiftUI().respond(problem) else {
        return nil
      }
      let frames = answer.frames.map { box in
        let edges = [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
        return Self.list(edges, after: ["\"\(box.path)\""])
      }
      let size = Self.list([answer.size.width, answer.size.height])
      return "{\"id\":1,\"frames\":[\(frames.joined(separator: ","))],\"size\":\(size)}"
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(
    "collections pass all checks of the domain as frames of cells, in any order",
    arguments: [nil, ["plain"], ["orthogonal", "estimated", "custom"]]
  )
  func collection(names: [String]?) throws {
    let failure = try firstFailure(CollectionDomain.self, names, cases: 150) { problem in
      guard case .answer(let answer) = Engine<CollectionDomain>.collection().respond(problem)
      else { return #"{"id":1,"error":"no room"}"# }
      let frames = answer.elements.filter { $0.id.category == .cell }.reversed().map { cell in
        let edges = [cell.frame.x, cell.frame.y, cell.frame.width, cell.frame.height]
        return Self.list(edges, after: ["\(cell.id.section)", "\(cell.id.item)"])
      }
      let size = Self.list([answer.contentSize.width, answer.contentSize.height])
      return "{\"id\":1,\"size\":\(size),\"frames\":[\(frames.joined(separator: ","))]}"
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(
    "identities pass all checks of the domain as positions",
    arguments: [nil, ["lists", "repeats", "sections"], ["sections", "minimalMoves"]]
  )
  func identity(names: [String]?) throws {
    let failure = try firstFailure(IdentityDomain.self, names, cases: 400) { problem in
      guard case .answer(let answer) = BuiltInIdentity.respond(problem),
        let data = try? JSONEncoder().encode(IdentityReply(answer, to: problem))
      else { return nil }
      return String(decoding: data, as: UTF8.self)
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test("a wrong answer of each is a finding, a line of another form a breach of the protocol")
  func wrong() throws {
    func cause<D: Domain>(_ domain: D.Type, _ json: String, _ line: String) throws -> String? {
      let form = try #require(D.wire)
      let problem = try JSONDecoder().decode(D.Case.self, from: Data(json.utf8))
      let engine = Engine<D>(
        name: "text",
        version: "external",
        semantics: try form.semantics(nil),
        respond: { _ in form.read(Array(line.utf8)) }
      )
      return Suite(engine).judge(problem)?.invariant
    }
    let box = #"{"proposal":{"width":9,"height":9},"view":{"type":"Color"}}"#
    func stack(_ line: String) throws -> String? { try cause(StackDomain.self, box, line) }
    #expect(try stack(#"{"frames":[["/",0,0,9,9]],"size":[9,9]}"#) == nil)
    #expect(try stack(#"{"frames":[["/",0,0,8,8]],"size":[8,8]}"#) == "reference")
    #expect(try stack(#"{"frames":[["/",0,0,"nan",8]],"size":[9,8]}"#) == "finite")
    #expect(try stack(#"{"frames":[[0,0,9,9]],"size":[9,9]}"#) == "protocol")
    #expect(try stack(#"{"frames":[["/",0,0,9]],"size":[9,9]}"#) == "protocol")
    #expect(try stack(#"{"error":"no"}"#) == "total")

    let row = """
      {"container":{"w":100,"h":100},"scrollDirection":"vertical","itemCounts":[2],
       "sections":[{"group":{"type":"group","axis":"horizontal","w":{"fw":1},"h":{"abs":10},
        "subitems":[{"type":"item","w":{"fw":0.5},"h":{"abs":10}}]}}]}
      """
    func cells(_ line: String) throws -> String? { try cause(CollectionDomain.self, row, line) }
    let right = #"{"frames":[[0,1,50,0,50,10],[0,0,0,0,50,10]],"size":[100,10]}"#
    #expect(try cells(right) == nil)
    #expect(try cells(right.replacing("1,50,0", with: "1,51,0")) == "reference")
    #expect(try cells(right.replacing("[0,1,50", with: "[0,0,50")) == "unique-elements")
    #expect(try cells(right.replacing("[0,1,50,0,50,10],", with: "")) == "items-shown")
    #expect(try cells(right.replacing("[0,1,50", with: "[0,\"b\",50")) == "protocol")

    let swap =
      #"{"before":[{"section":"A","items":["a","b"]}],"after":[{"section":"A","items":["b","a"]}]}"#
    func identity(_ line: String) throws -> String? {
      try cause(IdentityDomain.self, swap, line)
    }
    #expect(try identity(#"{"id":17,"moves":[[1,0]]}"#) == nil)
    #expect(try identity(#"{"id":17,"moves":[]}"#) == "replay")
    #expect(try identity(#"{"id":17,"moves":["a"]}"#) == "protocol")
  }

  @Test("a part that a domain does not have is told with those it has")
  func parts() throws {
    for (domain, known) in [
      ("stack", "flexbox"), ("collection", "orthogonal"), ("identity", "lists"),
    ] {
      let folder = try TemporaryFolder()
      let run = Programs.run(
        [
          "env", "sh", "-c",
          "'\(Places.program("plumb"))' fuzz --domain \(domain) --command a --understands x 2>&1",
        ],
        in: folder.path
      )
      #expect(run.code == 64)
      #expect(run.text.contains("found x") && run.text.contains(known), "\(run.text)")
    }
  }
}
