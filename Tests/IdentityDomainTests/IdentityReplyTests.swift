import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import SnapshotDiffing
import Testing

@Suite("An answer over the engine protocol")
struct IdentityReplyTests {
  /// Ours, asked as an engine in another process is: text there, text back.
  private static let piped = IdentityEngine(
    name: "piped",
    semantics: IdentitySemantics(understands: .protocolPairs, claims: IdentityClaims()),
    respond: { problem in
      guard case .answer(let answer) = BuiltInIdentity.respond(problem),
        let data = try? JSONEncoder().encode(IdentityReply(answer, to: problem)),
        let reply = try? JSONDecoder().decode(IdentityReply.self, from: data)
      else { return .refusal(LayoutFailure(.unsupported, "no reply")) }
      return reply.outcome
    }
  )

  @Test("says of sections and items what the engine said")
  func piped() {
    let failure = IdentitySuite(Self.piped).firstFailure(seed: 4, in: 0..<1_000)
    #expect(failure == nil, "\(failure.map { "\($0.violation)" } ?? "")")
  }

  private func judge(_ json: String) throws -> Violation? {
    let problem = try identityCase(
      #"{"before":[{"section":"A","items":["a","b"]}],"after":[{"section":"A","items":["b","a"]}]}"#
    )
    let reply = try JSONDecoder().decode(IdentityReply.self, from: Data(json.utf8))
    let engine = IdentityEngine(
      name: "text",
      semantics: .external,
      respond: { _ in reply.outcome }
    )
    return IdentitySuite(engine).judge(problem)
  }

  @Test("is judged as one list without sections, and may move more than needed")
  func list() throws {
    #expect(try judge(#"{"id":17,"deletes":[],"inserts":[],"moves":[[1,0]],"updates":[]}"#) == nil)
    #expect(try judge(#"{"moves":[[1,0],[0,1]]}"#) == nil)
    #expect(try judge(#"{"moves":[]}"#)?.invariant == "replay")
    #expect(try judge(#"{"deletes":[1],"inserts":[0]}"#)?.invariant == "exclusive")
    #expect(try judge(#"{"moves":[[1,0]],"updates":[0]}"#)?.invariant == "updates")
  }

  @Test("of positions that do not exist is a finding, with sections and without")
  func outside() throws {
    #expect(try judge(#"{"moves":[[7,0]]}"#)?.invariant == "indices")
    #expect(try judge(#"{"moves":[[-1,0]],"sections":{}}"#)?.invariant == "indices")
    #expect(
      try judge(#"{"moves":[[1,0]],"sections":{"deletes":[3]}}"#)?.cause == "indices/sections"
    )
    #expect(try judge(#"{"moves":[[1]]}"#)?.invariant == "protocol")
    #expect(try judge(#"{"error":"no"}"#)?.cause == "refusal/refused")
  }
}
