import Foundation
import Testing

@Suite(
  "Diffable snapshots as they are",
  .serialized,
  .removingFolders,
  .enabled(if: Trying.isBuilt)
)
struct SnapshotsShowTests {
  private static let listing = "DiffableSnapshot.swift"

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
    .enabled(if: Trying.has(listing), "the listings are not beside the package"),
    .timeLimit(.minutes(5))
  )
  func article() throws {
    let text = try String(contentsOfFile: "\(Trying.listings)/\(Self.listing)", encoding: .utf8)
    let held = try Self.tried(text, item: "Articulo.ID")
    #expect(held.code == 0, "\(held.output)\(held.errors)")
    #expect(held.output.contains("snapshots aplicar, called as await aplicar(a: source, models"))

    let whole = text.replacing("Articulo.ID", with: "Articulo").replacing(".map(\\.id)", with: "")
    let reported = try Self.tried(whole, item: "Articulo")
    #expect(reported.code == 1, "\(reported.errors)")
    let finding = try #require(reported.findings.first)
    #expect(reported.findings.count == 1)
    #expect(finding.invariant == "model-as-identifier")
    #expect(finding.aspect == "Articulo.titulo")
    #expect(finding.message.contains("changed titulo from text 0 to text 1"), "\(finding.message)")
    #expect(finding.lines.prefix(2) == ["before  a", "after   a#1"])
  }

  /// The listing made whole: declarations stay outside, statements go into a function.
  private static func tried(_ text: String, item: String) throws -> Trying {
    let paragraphs = text.components(separatedBy: "\n\n")
    let isOutside = { (text: String) in text.hasPrefix("import") || text.hasPrefix("enum") }
    let whole = """
      \(paragraphs.filter(isOutside).joined(separator: "\n\n"))

      struct Articulo: Hashable, Identifiable {
        var id: Int
        var titulo: String
      }

      func aplicar(
        a fuente: UICollectionViewDiffableDataSource<Seccion, \(item)>,
        _ destacados: [Articulo],
        _ recientes: [Articulo]
      ) async {
      \(paragraphs.filter { !isOutside($0) }.joined(separator: "\n\n"))
      }
      """
    let folder = try Trying.folder()
    let file = "\(folder)/Listing.swift"
    try whole.write(toFile: file, atomically: true, encoding: .utf8)
    return try Trying.run([file, "--cases", "150"], in: folder)
  }
}
