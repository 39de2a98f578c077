import Foundation
import LayoutReports
import TestKit
import Testing

@Suite("Show", .needsProgram)
struct ShowCommandTests {
  private static let corpus = "\(Places.root.path)/Corpus/masonry"

  @Test("the first engine that is asked such cases is shown, and drawn into a file")
  func first() throws {
    let folder = try Workplace()
    let words = ["show", "\(Self.corpus)/cases/spans.json", "--svg", "pictures/spans.svg"]
    let result = try Program.run(words + Program.patient, in: folder)
    #expect(result.code == .held)
    #expect(result.lines.first == "masonry / masonry")
    #expect(result.lines.last == "picture  pictures/spans.svg")
    let picture = try folder.read("pictures/spans.svg")
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.contains("aria-label=\"masonry\""))
  }

  @Test("several engines are shown beside one another, with what each breaks")
  func comparison() throws {
    let folder = try Workplace()
    let file = "\(Self.corpus)/failures/overlap-fixed-item-wider-than-its-lane.json"
    let words = ["show", file, "--all-engines", "--svg", "both.svg"]
    let result = try Program.run(words + Program.patient, in: folder)
    #expect(result.code == .violated)
    #expect(result.lines.filter { $0.hasPrefix("masonry / ") }.count == 2)
    #expect(result.output.contains("\n  overlap: items 0 and 1 overlap"))
    #expect(try folder.read("both.svg").contains("aria-label=\"masonry, article\""))
  }

  @Test("an engine that is not asked such cases shows nothing, and says so")
  func outside() throws {
    let folder = try Workplace()
    let words = ["show", "\(Self.corpus)/cases/spans.json", "--engine", "article"]
    let result = try Program.run(words + Program.patient, in: folder)
    #expect(result.code == .nothingChecked)
    #expect(result.complaints.count == 1)
  }

  @Test("an engine that refuses or dies is told, and leaves no picture")
  func withoutPicture() throws {
    let folder = try Workplace()
    let file = "\(Self.corpus)/failures/trap-fewer-than-no-lanes.json"
    let refused = try Program.run(["show", file, "--svg", "a.svg"] + Program.patient, in: folder)
    #expect(refused.code == .unavailable)
    #expect(refused.output.contains("\n  refused: "))
    let died = try Program.run(["show", file, "--engine", "article"] + Program.patient, in: folder)
    #expect(died.code == .violated)
    #expect(died.output.contains("\n  trap: "))
    #expect(!folder.has("a.svg"))
  }
}
