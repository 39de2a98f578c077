import Foundation

/// The articles' listings: beside the package, or where `PLUMB_LISTINGS` says.
///
/// They are no part of it, and what tries them is left out where they are not.
package enum ArticleListings {
  private static let folder = URL(
    filePath: ProcessInfo.processInfo.environment["PLUMB_LISTINGS"]
      ?? "\(Places.root.path)/../shared/seeds/listings"
  )
  .standardizedFileURL

  /// The path of a listing.
  package static func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Whether all of these are there.
  package static func has(_ names: String...) -> Bool {
    names.allSatisfy { FileManager.default.fileExists(atPath: path($0)) }
  }

  /// A listing as it stands.
  package static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}

/// The listing with a diffable snapshot, made whole: its declarations stay outside, its statements
/// go into a function, and the model that both need stands between.
package struct SnapshotListing {
  /// Whether the file is there.
  package static var isThere: Bool { ArticleListings.has(file) }
  private static let file = "DiffableSnapshot.swift"

  /// The type of an item's identifier.
  package let item: String
  /// The whole text.
  package let text: String

  /// The listing as it stands, with the models' `id` as identifiers.
  package static func asItStands() throws -> SnapshotListing {
    SnapshotListing(around: try ArticleListings.text(file), item: "Articulo.ID")
  }

  /// The listing with the models themselves as identifiers, which is wrong.
  package static func withWholeModels() throws -> SnapshotListing {
    let text = try ArticleListings.text(file)
      .replacing("Articulo.ID", with: "Articulo").replacing(".map(\\.id)", with: "")
    return SnapshotListing(around: text, item: "Articulo")
  }

  private init(around listing: String, item: String) {
    let paragraphs = listing.components(separatedBy: "\n\n")
    let isOutside = { (text: String) in text.hasPrefix("import") || text.hasPrefix("enum") }
    self.item = item
    text = """
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
  }
}
