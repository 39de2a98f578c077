import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import TestKit
import Testing

@Suite("Corpus of collections and late sizes")
struct CorpusTests {
  private static func files(_ domain: String) -> [URL] {
    let folder = Places.root.appending(path: "Corpus/\(domain)/cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
  }

  @Test("there are a dozen and more")
  func count() {
    #expect(Self.files("collection").count + Self.files("late-sizes").count >= 12)
  }

  @Test(
    "a saved collection is within its domain and breaks nothing",
    arguments: files("collection")
  )
  func collection(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let saved = try SavedCase<CollectionCase>.read(text, file: file.lastPathComponent)
    try CollectionDomain.validate(saved.problem)
    for engine in [Engine<CollectionDomain>.collection(), .plainCollection] {
      let violation = Suite(engine).judge(saved.problem)
      #expect(violation == nil, "\(engine.name): \(violation?.message ?? "")")
    }
  }

  @Test("a saved arrival order breaks nothing", arguments: files("late-sizes"))
  func lateSizes(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let saved = try SavedCase<LateCase>.read(text, file: file.lastPathComponent)
    try LateSizesDomain.validate(saved.problem)
    let violation = Suite(Engine<LateSizesDomain>.late()).judge(saved.problem)
    #expect(violation == nil, "\(violation?.message ?? "")")
  }
}
