import Foundation
import LayoutCases
import LayoutSuites
import MasonryLayout
import TestKit
import Testing

@Suite("A masonry in thirty lines of Python", .enabled(if: Programs.hasPython))
struct PythonMasonryTests {
  static let flags = [
    "--domain", "masonry", "--command", Programs.python, "--understands", "fixed,nonsense",
    "--name", "python",
  ]

  @Test("its planted overlap is found, minimised to two items and replayed")
  func overlap() throws {
    let folder = try TemporaryFolder()
    let run = Programs.plumb(
      ["fuzz", "--cases", "1500", "--invariant", "overlap"] + Self.flags,
      in: folder.path
    )
    #expect(run.code == 1, "\(run.text)")
    #expect(run.text.contains("masonry / python · overlap"))
    let failures = "\(folder.path)/Corpus/masonry/failures"
    let file = try #require(
      FileManager.default.contentsOfDirectory(atPath: failures).sorted()
        .first { $0.hasPrefix("overlap-python-") && !$0.hasSuffix(".original.json") }
    )
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(failures)/\(file)"))
    let least = try JSONDecoder().decode(MasonryCase.self, from: data)
    #expect(least.masonry.items.count == 2)
    #expect(least.masonry.items.contains { $0.sizing == .fixed })
    #expect(least.masonry.lanes == 2)
    // The replay command of the finding is for a shell: what it names fails again.
    let replay = try #require(
      run.text.split(separator: "\n").first { $0.contains("replay  plumb replay") }
    )
    let words = replay.components(separatedBy: "plumb replay ")[1]
    let again = Programs.run(
      ["env", "sh", "-c", "'\(Places.program("plumb"))' replay \(words)"],
      in: folder.path
    )
    #expect(again.code == 1, "\(again.text)")
    #expect(again.text.contains("overlap"))
  }

  @Test("its cases per second are printed")
  func rate() throws {
    let folder = try TemporaryFolder()
    let run = Programs.plumb(
      ["fuzz", "--cases", "2000", "--invariant", "finite", "--no-save"] + Self.flags,
      in: folder.path
    )
    #expect(run.code == 0, "\(run.text)")
    let line = try #require(run.text.split(separator: "\n").first { $0.contains("2,000 cases") })
    #expect(line.contains("a second"), "\(line)")
  }

  @Test("show draws what it makes of a case, bench times it, the gate says no")
  func everyCommand() throws {
    let folder = try TemporaryFolder()
    let json = """
      {"domain":"masonry","axis":"vertical","lanes":2,"laneSpacing":0,"itemSpacing":0,
       "container":{"width":10,"height":null},
       "items":[{"width":9,"height":5,"sizing":"fixed"},{"width":1,"height":1,"sizing":"fixed"}]}
      """
    try Data(json.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/case.json"))
    let show = Programs.plumb(["show", "case.json"] + Self.flags, in: folder.path)
    #expect(show.code == 1)
    #expect(show.text.contains("overlap: items 0 and 1 overlap by 1 by 1 points"))
    let bench = Programs.plumb(["bench", "--largest", "1000"] + Self.flags, in: folder.path)
    #expect(bench.code == 0, "\(bench.text)")
    #expect(bench.text.contains("python"))
    let gate = Programs.plumb(
      ["gate", "--cases", "600", "--no-save"] + Self.flags,
      in: folder.path
    )
    #expect(gate.code == 1, "\(gate.text)")
    #expect(gate.text.contains("masonry / python · overlap"))
  }
}
