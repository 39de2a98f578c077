import Foundation
import TestKit
import Testing

@Suite(
  "Diffable snapshots as they are",
  .serialized,
  .removingFolders,
  .enabled(if: Trying.isBuilt)
)
struct SnapshotsShowTests {
  @Test(
    "properties and holders of a data source that do all right are held",
    .timeLimit(.minutes(5))
  )
  func right() throws {
    let file = try Trying.resource("Snapshots/FeedSnapshots.swift")
    let trying = try Trying.run([file, "--cases", "150"], in: try Trying.folder())
    #expect(trying.code == 0, "\(trying.output)\(trying.errors)")
    #expect(trying.output.contains("snapshots Feed.snapshot, called as Feed("))
    #expect(trying.output.contains("snapshots FeedPresenter.show, called as models.once"))
  }

  @Test(
    "models as identifiers, repeated, unknown and random ones are each found and made small",
    .timeLimit(.minutes(5))
  )
  func wrong() throws {
    let file = try Trying.resource("Snapshots/WrongSnapshots.swift")
    let folder = try Trying.folder()
    let trying = try Trying.run([file, "--cases", "150"], in: folder)
    #expect(trying.code == 1, "\(trying.errors)")
    let found = trying.findings.map { "\($0.engine) \($0.invariant) \($0.aspect ?? "")" }.sorted()
    #expect(
      found == [
        "byTitle apply repeatedItems", "freshIdentifiers repeatable ",
        "lostSection apply unknownSection",
        "reloadsAll apply unknownItem",
        "wholeModels model-as-identifier Song.title, Song.plays",
      ]
    )
    let lines = Dictionary(
      trying.findings.map { ($0.engine, Array($0.lines.prefix(2))) },
      uniquingKeysWith: { first, _ in first }
    )
    // One model that changes, and one that goes, are the least there is.
    #expect(lines["wholeModels"] == ["before  a", "after   a#1"])
    #expect(lines["byTitle"] == ["before  ", "after   a b"])
    #expect(lines["reloadsAll"] == ["before  a", "after   "])

    // The command that a finding names meets it again.
    let model = try #require(trying.findings.first { $0.engine == "wholeModels" })
    let replay = model.replay.split(separator: " ").map(String.init)
    #expect(replay.prefix(2) == ["plumb", "try"])
    let again = try Trying.run(Array(replay.dropFirst(2)), in: folder)
    #expect(again.code == 1)
    #expect(again.findings.map(\.invariant) == ["model-as-identifier"], "\(again.errors)")
  }

  @Test(
    "the article's listing holds as it is, and with whole models its field is named",
    .enabled(if: SnapshotListing.isThere, "the listings are not beside the package"),
    .timeLimit(.minutes(5))
  )
  func article() throws {
    let held = try Self.tried(.asItStands())
    #expect(held.code == 0, "\(held.output)\(held.errors)")
    #expect(held.output.contains("snapshots aplicar, called as await aplicar(a: source, models"))

    let reported = try Self.tried(.withWholeModels())
    #expect(reported.code == 1, "\(reported.errors)")
    let finding = try #require(reported.findings.first)
    #expect(reported.findings.count == 1)
    #expect(finding.invariant == "model-as-identifier")
    #expect(finding.aspect == "Articulo.titulo")
    #expect(finding.message.contains("changed titulo from text 0 to text 1"), "\(finding.message)")
    #expect(finding.lines.prefix(2) == ["before  a", "after   a#1"])
  }

  private static func tried(_ listing: SnapshotListing) throws -> Trying {
    let folder = try Trying.folder()
    let file = "\(folder)/Listing.swift"
    try listing.text.write(toFile: file, atomically: true, encoding: .utf8)
    return try Trying.run([file, "--cases", "150"], in: folder)
  }
}
