import Foundation
import TestKit
import Testing

@Suite("Flags of engines outside the program")
struct FlagsTests {
  @Test(
    "what does not go together is wrong usage, said in one line",
    arguments: [
      (["--command", "a", "--library", "b.so"], "--library: expected it or --command"),
      (["--name", "x"], "--name: expected --command or --library beside it"),
      (["--command", "a", "--domain", "nowhere"], "--domain: expected"),
      (["--command", "a", "--domain", "masonry", "--in-process"], "--in-process"),
      (["--oracle-command", "a", "--domain", "masonry", "--forgiving", "-1"], "--forgiving"),
    ]
  )
  func usage(words: [String], message: String) throws {
    let (code, text) = try fuzz(words)
    #expect(code == 64)
    #expect(text.contains(message), "\(text)")
  }

  @Test("a part that the domain does not have is told with those it has")
  func parts() throws {
    let (code, text) = try fuzz(
      ["--command", "a", "--domain", "masonry", "--understands", "fixed,wings"]
    )
    #expect(code == 64)
    #expect(text.contains("--understands: "), "\(text)")
    #expect(text.contains("wings") && text.contains("rightToLeft"), "\(text)")
  }

  @Test(
    "an engine that cannot be asked at all is one line that says so, and nothing is checked",
    arguments: [
      ["--command", "./no-such-engine"], ["--command", "cat"], ["--command", "false"],
      ["--library", "./no-such.so"], ["--library", "/etc/hostname"],
      ["--oracle-command", "./no-such-engine", "--engine", "masonry"],
    ]
  )
  func absent(words: [String]) throws {
    let (code, text) = try fuzz(words + ["--domain", "masonry", "--cases", "40", "--no-save"])
    #expect(code == 69, "\(text)")
    #expect(text.hasPrefix("plumb fuzz: \(words[0]): "), "\(text)")
    #expect(text.split(separator: "\n").count == 1, "\(text)")
  }

  private func fuzz(_ words: [String]) throws -> (Int32, String) {
    let folder = try TemporaryFolder()
    let plumb = "'\(Places.program("plumb"))'"
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return Programs.run(["env", "sh", "-c", "\(plumb) fuzz \(quoted) 2>&1"], in: folder.path)
  }
}
