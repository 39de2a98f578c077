import Foundation
import LayoutCore
import LayoutReports
import Testing

@Suite("Goldens by command", .needsProgram)
struct GoldenCommandTests {
  private static let goldens = "Corpus/masonry/goldens"

  /// A corpus of one case of three items and one set of photos.
  private static func fill(_ folder: Workplace, height: Int = 50) throws {
    let items = [height, 60, 70].map { #"{"width":1,"height":\#($0),"sizing":"stretch"}"# }
    try folder.write(
      #"{"domain":"masonry","lanes":2,"itemSpacing":10,"laneSpacing":10,"#
        + #""container":{"width":210},"items":[\#(items.joined(separator: ","))]}"#,
      to: "Corpus/masonry/cases/three.json"
    )
    try folder.write(
      #"{"plumb":1,"kind":"photos","source":"a test","photos":[{"id":"a","width":4,"height":3}]}"#,
      to: "Corpus/photos/one.json"
    )
  }

  private static func golden(
    _ line: String,
    in folder: Workplace,
    environment: [String: String] = [:]
  ) throws -> Program.Result {
    let words = line.split(separator: " ").map(String.init)
    return try Program.run(
      ["golden"] + words + Program.patient,
      in: folder,
      environment: environment
    )
  }

  @Test("missing goldens are recorded, wait, and count only once they are accepted")
  func roundTrip() throws {
    let folder = try Workplace()
    try Self.fill(folder)
    #expect(try Self.golden("verify", in: folder).code == .goldenChanged)
    #expect(!folder.has(Self.goldens))
    let recorded = try Self.golden("record", in: folder)
    #expect(recorded.code == .held)
    #expect(recorded.output.contains("5 waiting for review"))
    #expect(folder.names(in: "\(Self.goldens)/masonry").allSatisfy { $0.hasSuffix(".pending") })
    #expect(try Self.golden("verify", in: folder).code == .goldenChanged)

    let list = try Self.golden("review", in: folder)
    #expect(list.code == .goldenChanged)
    #expect(list.lines.contains("masonry/three  a new golden: 3 items"))
    let one = try Self.golden("review --accept masonry/three", in: folder)
    #expect(one.lines == ["accepted masonry/three", "4 wait for review"])
    let other = try Self.golden("review --reject masonry/photos-one-phone", in: folder)
    #expect(other.code == .goldenChanged)
    #expect(!folder.has("\(Self.goldens)/masonry/photos-one-phone.golden.pending"))
    #expect(try Self.golden("review --accept --all", in: folder).code == .held)
    let verified = try Self.golden("verify", in: folder)
    #expect(verified.code == .goldenChanged)
    #expect(verified.lines.first?.hasSuffix("1 missing, 4 held") == false)
    #expect(verified.output.contains("golden photos-one-phone missing"))

    _ = try Self.golden("record --mode missing", in: folder)
    #expect(try Self.golden("review --accept --cause new", in: folder).code == .held)
    #expect(try Self.golden("verify", in: folder).code == .held)
    #expect(try Self.golden("review", in: folder).code == .nothingChecked)
    #expect(try folder.read("\(Self.goldens)/manifest.txt").split(separator: "\n").count == 6)
  }

  /// A corpus whose goldens are all accepted.
  private static func accepted() throws -> Workplace {
    let folder = try Workplace()
    try fill(folder)
    _ = try golden("record", in: folder)
    #expect(try golden("review --accept --all", in: folder).code == .held)
    return folder
  }

  @Test("a changed answer is told with its cause, its lines and both pictures, by the gate too")
  func changed() throws {
    let folder = try Self.accepted()
    let file = "\(Self.goldens)/masonry/three.golden"
    let text = try folder.read(file)
    #expect(text.contains("2 0 60 100 70 0\n"))
    let moved = text.replacingOccurrences(of: "2 0 60 100 70 0\n", with: "2 0 48 100 70 0\n")
    try folder.write(moved, to: file)
    let gate = ["gate", "--cases", "5", "--engine", "masonry"] + Program.patient
    for words in [["golden", "verify"], gate] {
      let result = try Program.run(words, in: folder)
      #expect(result.code == .goldenChanged)
      let report = try ReportJSON.parse(try folder.read("Reports/latest/report.json"))
      let change = try #require(report.goldens.first)
      #expect(report.goldens.count == 1)
      #expect(change.status == "changed")
      #expect(change.cause == "item 2 of lane 0 shifted by 12")
      #expect(change.lines == ["2: y 48 → 60"])
      #expect(change.before?.boxes.count == 3)
      #expect(change.after?.boxes.count == 3)
      #expect(result.output.contains("item 2 of lane 0 shifted by 12"))
    }
    #expect(try folder.read(file) == moved)
    _ = try Self.golden("record --mode changed", in: folder)
    #expect(try Self.golden("review --accept --cause shift", in: folder).code == .held)
    #expect(try folder.read(file) == text)
  }

  @Test("a case that changed makes its golden stale; one that is gone makes it an orphan")
  func staleAndOrphaned() throws {
    let folder = try Self.accepted()
    try Self.fill(folder, height: 55)
    let stale = try Self.golden("verify", in: folder)
    #expect(stale.code == .goldenChanged)
    #expect(stale.output.contains("golden three stale"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Corpus/masonry/cases/three.json")
    let orphaned = try Self.golden("verify", in: folder)
    #expect(orphaned.code == .goldenChanged)
    #expect(orphaned.output.contains("golden three orphaned"))
    try folder.write("mine", to: "\(Self.goldens)/masonry/notes.golden")
    let pruned = try Self.golden("record --prune", in: folder)
    #expect(pruned.lines.first == "removed \(Self.goldens)/masonry/three.golden")
    #expect(try Self.golden("verify", in: folder).code == .held)
    #expect(try folder.read("\(Self.goldens)/masonry/notes.golden") == "mine")
  }

  @Test("a golden in the middle of a merge conflict is named, exit code 65")
  func conflict() throws {
    let folder = try Self.accepted()
    let file = "\(Self.goldens)/masonry/three.golden"
    let text = try folder.read(file)
    try folder.write(text + "<<<<<<< ours\n", to: file)
    let result = try Self.golden("verify", in: folder)
    #expect(result.code == .badData)
    #expect(result.output.contains("\(file):10: "))
    #expect(result.output.contains("conflict"))
    try folder.write("<<<<<<< ours\n", to: "\(Self.goldens)/manifest.txt")
    let manifest = try Self.golden("verify", in: folder)
    #expect(manifest.code == .badData)
    #expect(manifest.complaints.count == 1)
    #expect(manifest.errors.contains("\(Self.goldens)/manifest.txt:1: "))
  }

  @Test("where CI is set nothing is recorded, accepted or thrown away")
  func continuousIntegration() throws {
    let folder = try Workplace()
    try Self.fill(folder)
    let ci = ["CI": "true"]
    let recorded = try Self.golden("record --mode all", in: folder, environment: ci)
    #expect(recorded.code == .goldenChanged)
    #expect(recorded.errors == "plumb golden: CI is set, so nothing is recorded\n")
    #expect(!folder.has(Self.goldens))
    _ = try Self.golden("record", in: folder)
    let before = folder.names(in: "\(Self.goldens)/masonry")
    for verb in ["--accept", "--reject"] {
      let reviewed = try Self.golden("review \(verb) --all", in: folder, environment: ci)
      #expect(reviewed.code == .usage)
    }
    #expect(folder.names(in: "\(Self.goldens)/masonry") == before)
  }

  @Test("an id that does not wait is wrong usage")
  func unknown() throws {
    let folder = try Workplace()
    try Self.fill(folder)
    _ = try Self.golden("record", in: folder)
    let result = try Self.golden("review --accept masonry/four", in: folder)
    #expect(result.code == .usage)
    #expect(result.errors.hasSuffix("of an answer that waits, found masonry/four\n"))
  }

  @Test("a golden that cannot be written is told with its file, as something out of reach")
  func unwritten() throws {
    let folder = try Workplace()
    try Self.fill(folder)
    // Not a folder, so that nothing can be put there, whoever asks.
    try folder.write("", to: "\(Self.goldens)/masonry")
    let result = try Self.golden("record", in: folder)
    #expect(result.code == .unavailable, "\(result.errors)")
    #expect(result.errors.contains("\(Self.goldens)/masonry"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }
}
