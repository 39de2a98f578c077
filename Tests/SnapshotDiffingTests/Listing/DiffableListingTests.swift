import TestKit
import Testing

/// A listing of the article, built as it stands against this package in place of UIKit.
@Suite(
  "The listing with a diffable snapshot",
  .enabled(if: SnapshotListing.isThere, "the articles' listings are not beside the package")
)
struct DiffableListingTests {
  @Test("compiles unchanged, runs, and is warned of models used as identifiers")
  func listing() throws {
    let package = try ScratchPackage(
      "snapshot-listing",
      with: "SnapshotDiffing",
      as: "UIKit",
      programs: [
        "identifiers": ["Program.swift": Self.program(try .asItStands())],
        "models": ["Program.swift": Self.program(try .withWholeModels())],
      ]
    )
    let identifiers = try package.output(of: "identifiers")
    #expect(identifiers == "4 items, 4 requests, changed [], faults 0\n")
    let models = try package.output(of: "models")
    #expect(models == "4 items, 5 requests, changed [\"titulo\"], faults 0\n")
  }

  /// The listing with a program that applies two states and tells what came of them.
  private static func program(_ listing: SnapshotListing) -> String {
    """
    \(listing.text)

    @main
    struct Program {
      @MainActor
      static func main() async {
        let view = UICollectionView()
        let source = UICollectionViewDiffableDataSource<Seccion, \(listing.item)>(
          collectionView: view
        ) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var articles = (1...4).map { Articulo(id: $0, titulo: "Articulo \\($0)") }
        await aplicar(a: source, Array(articles[..<2]), Array(articles[2...]))
        articles[1].titulo = "Otro"
        await aplicar(a: source, Array(articles[..<2]), Array(articles[2...]))
        let changed = source.findings.flatMap { $0.fields.map(\\.name) }
        print(
          "\\(view.visibleCells.count) items, \\(source.requests.count) requests,",
          "changed \\(changed), faults \\(source.faults.count)"
        )
      }
    }
    """
  }
}
