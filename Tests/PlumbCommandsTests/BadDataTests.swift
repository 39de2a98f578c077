import Foundation
import LayoutReports
import Testing

@Suite("Bad data", .needsProgram)
struct BadDataTests {
  /// A file that is no case, and what is said of it behind its name.
  struct Broken: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var message: String

    init(_ name: String, _ text: String, _ message: String) {
      testDescription = name
      self.text = text
      self.message = message
    }
  }

  private static let head = #"{"domain":"masonry","lanes":1,"container":{"width":1},"items":"#

  static let cases = [
    Broken("empty", "", ":1: expected a value, found the end of the file"),
    Broken("half", "{\"lanes\":\n", ":2: expected a value, found the end of the file"),
    Broken("text", "hello", ":1: expected a value, found \"h\""),
    Broken("word", "{\n\"lanes\":\"x\"}", ":2: lanes: expected a whole number, found \"x\""),
    Broken("member", head + "[],\"lane\":1}", ": expected"),
    Broken("edit", head + "[],\"edits\":[{\"remove\":3}]}", ": edits: expected an index"),
    Broken("expect", head + "[],\"expect\":[\"x\"]}", ":1: expect: expected an object"),
    Broken("domain", "{\"domain\":\"quilt\"}", ": expected the domain of an engine, found"),
  ]

  @Test(
    "a case that cannot be used is one line with its file, and exit code 65",
    arguments: ["replay", "minimize", "show"],
    cases
  )
  func broken(command: String, broken: Broken) throws {
    let folder = try Workplace()
    try folder.write(broken.text, to: "bad.json")
    let result = try Program.run([command, "bad.json"], in: folder)
    #expect(result.code == .badData)
    #expect(result.output.isEmpty)
    #expect(result.complaints.count == 1)
    let start = "plumb \(command): bad.json"
    #expect(result.errors.hasPrefix(start))
    // Where a member is unknown, the line is that of the object or of the member.
    let rest = result.errors.dropFirst(start.count).drop { broken.text.isEmpty && $0 == " " }
    if broken.testDescription == "member" {
      #expect(rest.contains("expected") && rest.contains("lane"), "\(result.errors)")
    } else {
      #expect(rest.hasPrefix(broken.message), "\(result.errors)")
    }
  }

  @Test(
    "a file that is missing, and a folder in a file's place, are exit code 65",
    arguments: ["minimize", "show", "truth", "import"]
  )
  func missing(command: String) throws {
    let folder = try Workplace()
    try folder.write("", to: "folder/file")
    for (name, message) in [
      ("none.json", "cannot be read: No such file or directory"),
      ("folder", "expected a file, found a folder"),
    ] {
      let result = try Program.run([command, name], in: folder)
      #expect(result.code == .badData)
      #expect(result.errors == "plumb \(command): \(name): \(message)\n")
    }
  }

  @Test(
    "an empty corpus is nothing checked, never a success",
    arguments: [
      ["replay"], ["replay", "folder"], ["golden", "verify"], ["golden", "record"],
      ["golden", "review"],
    ]
  )
  func nothing(words: [String]) throws {
    let folder = try Workplace()
    try folder.write("", to: "folder/none.txt")
    let result = try Program.run(words, in: folder)
    #expect(result.code == .nothingChecked)
    #expect(!result.output.contains("held"))
  }

  @Test("a report that cannot be written is exit code 69, and what was found is told")
  func report() throws {
    let folder = try Workplace()
    try folder.write("", to: "file")
    let words = ["fuzz", "--engine", "article", "--cases", "40", "--no-save"]
    let result = try Program.run(words + Program.patient + ["--report", "file"], in: folder)
    #expect(result.code == .unavailable)
    #expect(result.output.contains("✗ masonry / article"))
    #expect(result.complaints.count == 1)
    #expect(result.errors.hasPrefix("plumb fuzz: file"))
    #expect(result.errors.contains("Not a directory"))
  }

  @Test("a baseline that is not there is exit code 69, one that is no report 65 with its line")
  func baseline() throws {
    let folder = try Workplace()
    try folder.write("{\n\"schema\" 1}", to: "bad.json")
    let words = ["bench", "--counters", "--largest", "100", "--engine", "masonry", "--against"]
    let missing = try Program.run(words + ["none.json"], in: folder)
    #expect(missing.code == .unavailable)
    #expect(missing.errors.hasPrefix("plumb bench: none.json: cannot be read"))
    let bad = try Program.run(words + ["bad.json"], in: folder)
    #expect(bad.code == .badData)
    #expect(bad.errors.hasPrefix("plumb bench: bad.json:2: expected"))
  }
}
