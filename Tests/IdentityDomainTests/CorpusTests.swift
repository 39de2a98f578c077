import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import TestKit
import Testing

@Suite("Corpus of identity cases")
struct CorpusTests {
  private static let folder = Places.root.appending(path: "Corpus/identity/cases")

  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test("has cases")
  func count() {
    #expect(Self.files.count >= 12)
  }

  @Test("holds for every engine that can be asked", arguments: files)
  func hold(file: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let problem = try SavedCase<IdentityCase>.read(text, file: file).problem
    try IdentityDomain.validate(problem)
    for engine in [IdentityEngine.ours, .plain, .system]
    where IdentityDomain.isWithin(engine.semantics, problem) {
      #expect(IdentitySuite(engine).judge(problem) == nil, "\(engine.name)")
    }
    let answer = BuiltInIdentity.respond(problem)
    if case .answer(let answer) = answer {
      #expect(IdentityDomain.picture(problem, answer, nil) != nil)
      #expect(IdentityDomain.lines(problem, answer).count >= 2)
    }
  }
}
