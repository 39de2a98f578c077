import Foundation
import LayoutHarness
import LayoutReports
import LayoutSuites
import TestKit
import Testing

@Suite("The corpus")
struct CorpusTests {
  private static let folder = "\(Places.root.path)/Corpus/masonry"

  static let files: [String] = ["cases", "failures"].flatMap { kind in
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(kind)")
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted().map { "\(kind)/\($0)" }
  }

  @Test("there are cases and known failures")
  func isThere() {
    #expect(Self.files.count { $0.hasPrefix("cases/") } >= 20)
    #expect(Self.files.count { $0.hasPrefix("failures/") } >= 8)
  }

  @Test("every case stands in its saved form, and says what it is about", arguments: files)
  func form(file: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
    let saved = try SavedCase<MasonryCase>.read(text, file: file)
    // The note is for people; a comma more or less is the note's doing.
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n").map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    }
    let written = lines(text)
    #expect(written.filter { !$0.hasPrefix("  \"note\" : ") } == lines(saved.text))
    #expect(written.count { $0.hasPrefix("  \"note\" : ") } == 1)
    if file.hasPrefix("failures/") { #expect(!saved.expect.isEmpty) }
  }

  @Test("replay is green, and goldens hold where nothing may be recorded", .needsProgram)
  func holds() throws {
    let folder = try Workplace()
    let flags = ["--corpus", "\(Places.root.path)/Corpus"] + Program.patient
    let replay = try Program.run(["replay"] + flags, in: folder)
    #expect(replay.code == .held, "\(replay.output)")
    let golden = try Program.run(
      ["golden", "verify"] + flags,
      in: folder,
      environment: ["CI": "1"]
    )
    #expect(golden.code == .held, "\(golden.output)")
  }

  @Test("a known fault that is gone, and a new one beside it, both turn red", .needsProgram)
  func expectations() throws {
    let name = "failures/overlap-fixed-item-wider-than-its-lane.json"
    let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
    var saved = try SavedCase<MasonryCase>.read(text, file: name)
    let known = try #require(saved.expect["article"])
    #expect(known.contains("overlap"))
    let folder = try Workplace()
    func replay(_ expected: [String]?) throws -> Program.Result {
      saved.expect["article"] = expected
      try folder.write(saved.text, to: "case.json")
      return try Program.run(["replay", "case.json"] + Program.patient, in: folder)
    }
    #expect(try replay(known).code == .held)
    #expect(try replay(known.reversed()).code == .held)
    for other in [known + ["finite"], known.filter { $0 != "overlap" }, []] {
      let result = try replay(other)
      #expect(result.code == .violated)
      #expect(result.output.contains("1 expectation not met"))
    }
    let unexpected = try replay(nil)
    #expect(unexpected.code == .violated)
    #expect(unexpected.output.contains("✗ masonry / article"))
  }

  @Test("a fault that the corpus knows is named by its file, not saved again", .needsProgram)
  func isKnown() throws {
    let name = "overlap-fixed-item-wider-than-its-lane.json"
    let text = try String(contentsOfFile: "\(Self.folder)/failures/\(name)", encoding: .utf8)
    let folder = try Workplace()
    try folder.write(text, to: "Corpus/masonry/failures/\(name)")
    let result = try Program.run(
      ["fuzz", "--engine", "article", "--cases", "512", "--invariant", "overlap"]
        + Program.patient,
      in: folder
    )
    #expect(result.code == .violated)
    #expect(result.output.contains("replay Corpus/masonry/failures/\(name)"))
    #expect(folder.names(in: "Corpus/masonry/failures") == [name])
  }
}
