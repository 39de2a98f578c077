import Foundation
import LayoutCases
import LayoutCore
import LayoutFiles
import LayoutSuites
import MasonryLayout
import MasonryService
import TestKit
import Testing

@Suite("A browser as an oracle")
struct BrowserTests {
  static let file = Places.root.appendingPathComponent(
    "Corpus/masonry/browser/grid-lanes.txt"
  ).path
  static let oracle = [
    "--oracle-command", Programs.chromium, "--oracle-understands", "browser", "--forgiving",
    "0.02", "--invariant", "reference",
  ]

  @Test("what it made of 10,000 cases is what the package makes of them, replayed in a second")
  func recording() throws {
    let bytes = try readFile(Self.file)
    #expect(bytes.count < 2_000_000)
    let clock = ContinuousClock()
    var result: TruthResult?
    let time = try clock.measure { result = try TruthReader.judge(bytes, file: Self.file) }
    #expect(result?.failures.isEmpty == true, "\(result?.failures.prefix(3) ?? [])")
    #expect(result?.passed == 10_000)
    // A debug build takes several times as long as the one people use.
    #expect(time < .seconds(10))
  }

  @Test("the recorded cases have what the rule is about")
  func contents() throws {
    let entries = try BrowserRecording(try readFile(Self.file), file: Self.file).entries
    let kinds: [(String, (Masonry) -> Bool)] = [
      ("spans", { $0.items.contains { $0.span > 1 } }),
      ("spans over all lanes and more", { one in one.items.contains { $0.span > one.lanes } }),
      ("tolerance", { $0.placement != .gridLanes(tolerance: 0) }),
      ("right to left", { $0.direction == .rightToLeft }),
      ("horizontal", { $0.axis == .horizontal }),
      ("horizontal, right to left", { $0.axis == .horizontal && $0.direction == .rightToLeft }),
      ("minimum", { $0.items.contains { $0.minimum != nil } }),
      ("maximum", { $0.items.contains { $0.maximum != nil } }),
      ("fixed", { $0.items.contains { $0.sizing == .fixed } }),
      ("ties", { Set($0.items.map { [$0.width, $0.height] }).count < $0.items.count }),
    ]
    for (name, has) in kinds {
      let count = entries.count { has($0.masonry) }
      #expect(count >= 500, "\(name): \(count)")
    }
  }

  @Test(
    "the recording tells every planted fault from the rule",
    arguments: MasonryService.Fault.allCases
  )
  func recordingTells(fault: MasonryService.Fault) throws {
    let entries = try BrowserRecording(try readFile(Self.file), file: Self.file).entries
    let service = MasonryService(fault: fault)
    let told = try entries.count { entry in
      let answer = try service.answer(MasonryCase(entry.masonry))
      return entry.difference(from: answer, forgiving: BrowserFit.forgiven) != nil
    }
    #expect(told >= 1, "\(fault): \(told)")
  }

  @Test("a recording is read as it was written, and a broken one names its line")
  func text() throws {
    let bytes = try readFile(Self.file)
    let recording = try BrowserRecording(bytes, file: Self.file)
    #expect(try recording.text() == String(decoding: bytes, as: UTF8.self))
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    lines[7] = "vl 1 !"
    let broken = Array(lines.joined(separator: "\n").utf8)
    let error = #expect(throws: CaseError.self) {
      _ = try BrowserRecording(broken, file: "broken.txt")
    }
    #expect(error?.file == "broken.txt")
    #expect(error?.line == 8)
  }

  @Test(
    "the package's placement is the browser's of today",
    .enabled(if: Programs.hasChromium, "no headless Chromium in PATH")
  )
  func live() throws {
    let folder = try TemporaryFolder()
    let run = Programs.plumb(
      ["fuzz", "--domain", "masonry", "--engine", "masonry", "--cases", "600", "--no-save"]
        + Self.oracle,
      in: folder.path
    )
    #expect(run.code == 0, "\(run.text)")
    #expect(run.text.contains("600 cases"))
  }

  @Test(
    "a planted difference in the rule is found and minimised against the browser",
    .enabled(if: Programs.hasChromium, "no headless Chromium in PATH"),
    arguments: zip(MasonryService.Fault.allCases.map(\.rawValue), ["0", "1280"])
  )
  func planted(fault: String, from first: String) throws {
    let folder = try TemporaryFolder()
    let run = Programs.plumb(
      [
        "fuzz", "--domain", "masonry", "--command", "\(Programs.stdio) --fault \(fault)",
        "--understands", "browser", "--name", fault, "--from", first, "--cases",
        "520",
      ] + Self.oracle,
      in: folder.path
    )
    #expect(run.code == 1, "\(run.text)")
    #expect(run.text.contains("masonry / \(fault) · reference"))
    #expect(run.text.contains("in chromium"))
    let failures = "\(folder.path)/Corpus/masonry/failures"
    let files = try FileManager.default.contentsOfDirectory(atPath: failures)
      .filter { $0.hasPrefix("reference-") && !$0.hasSuffix(".original.json") }
    #expect(!files.isEmpty)
    for file in files {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(failures)/\(file)"))
      let least = try JSONDecoder().decode(MasonryCase.self, from: data)
      #expect((2...3).contains(least.masonry.items.count), "\(file)")
    }
  }

  @Test(
    "asked again, the browser tells whether its version changed anything",
    .enabled(if: Programs.hasChromium, "no headless Chromium in PATH")
  )
  func drift() throws {
    let folder = try TemporaryFolder()
    var recording = try BrowserRecording(try readFile(Self.file), file: Self.file)
    recording.entries.removeLast(recording.entries.count - 300)
    let place = try #require(recording.entries.firstIndex { $0.frames.count > 3 })
    recording.entries[place].frames[2].y += 0.5
    recording.version = "1.2.3"
    let file = "\(folder.path)/recording.txt"
    try writeAtomically(try recording.text(), to: file)
    let recorder = Places.program("BrowserRecorder")
    let run = Programs.run(["env", recorder, "drift", file, Programs.chromium])
    #expect(run.code == 1)
    #expect(run.text.contains("recorded with chromium 1.2.3, now chromium"))
    #expect(run.text.contains("1 of 300 cases come out otherwise"))
    #expect(run.text.contains("case \(place): the y of item 2"))
  }
}
