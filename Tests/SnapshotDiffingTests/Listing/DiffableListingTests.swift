import Foundation
import Testing

/// A listing of the article, built as it stands against this package in place of UIKit.
@Suite(
  "The listing with a diffable snapshot",
  .enabled(if: Listing.text != nil, "there are no listings beside the package")
)
struct DiffableListingTests {
  @Test("compiles unchanged, runs, and is warned of models used as identifiers")
  func listing() throws {
    let text = try #require(Listing.text)
    let scratch = try ScratchPackage(programs: [
      "identifiers": Listing.program(around: text, item: "Articulo.ID"),
      "models": Listing.program(
        around: text.replacing("Articulo.ID", with: "Articulo").replacing(".map(\\.id)", with: ""),
        item: "Articulo"
      ),
    ])
    defer { scratch.remove() }
    let build = try scratch.run("swift", "build")
    try #require(build.status == 0, "\(build.output)")
    let identifiers = try scratch.run(".build/debug/identifiers")
    #expect(identifiers.output == "4 items, 4 requests, changed [], faults 0\n")
    let models = try scratch.run(".build/debug/models")
    #expect(models.output == "4 items, 5 requests, changed [\"titulo\"], faults 0\n")
  }
}

private enum Listing {
  static let root: URL = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  static let text: String? = try? String(
    contentsOf: root.appending(path: "../shared/seeds/listings/DiffableSnapshot.swift"),
    encoding: .utf8
  )

  /// The listing made whole: declarations stay outside, statements go into a function.
  static func program(around text: String, item: String) -> String {
    let paragraphs = text.components(separatedBy: "\n\n")
    let isOutside = { (text: String) in text.hasPrefix("import") || text.hasPrefix("enum") }
    return """
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

      @main
      struct Program {
        @MainActor
        static func main() async {
          let view = UICollectionView()
          let source = UICollectionViewDiffableDataSource<Seccion, \(item)>(
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

/// A package in a temporary folder, whose programs import this package as UIKit.
private struct ScratchPackage {
  private let folder: URL

  init(programs: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "listing-\(UUID())")
    let targets = programs.keys.sorted().map { name in
      """
          .executableTarget(
            name: "\(name)",
            dependencies: [.product(name: "SnapshotDiffing", package: "plumb")],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=SnapshotDiffing"])]
          ),
      """
    }
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "listing",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "plumb", path: "\(Listing.root.path)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )
      """,
      to: "Package.swift"
    )
    for (name, text) in programs { try write(text, to: "Sources/\(name)/Program.swift") }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func run(_ command: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
