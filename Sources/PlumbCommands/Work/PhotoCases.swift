import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import MasonryLayout

/// Cases made of the real photos of a corpus, so that what is recorded of them is what users see.
enum PhotoCases {
  /// A case in its saved form, and its name.
  struct Made {
    var name: String
    var text: String
  }

  /// The screens the photos are laid out on: a name, a width in points and a number of lanes.
  private static let screens: [(name: String, width: Double, lanes: Int)] = [
    ("phone", 390, 2), ("tablet", 834, 3), ("split-view", 507, 2), ("desktop", 1440, 5),
  ]

  /// A golden of more photos than these says no more, and is longer to read.
  private static let most = 500

  /// The cases a domain makes of photos; a domain without photos has none.
  private static let makers: [String: @Sendable ([Photo]) -> [Made]] = [
    MasonryDomain.name: { photos in
      screens.map { screen in
        var masonry = Masonry()
        masonry.lanes = screen.lanes
        masonry.laneSpacing = 8
        masonry.itemSpacing = 8
        masonry.container = ProposedSize(width: screen.width, height: nil)
        masonry.items = photos.map {
          MasonryItem(width: Double($0.width), height: Double($0.height))
        }
        return Made(
          name: screen.name,
          text: SavedCase(problem: MasonryCase(masonry)).text
        )
      }
    }
  ]

  /// The cases of a domain for every set of photos in a corpus.
  ///
  /// - Throws: ``CaseError`` naming a photo file that cannot be used.
  static func cases(of domain: String, corpus: String) throws(CaseError) -> [Made] {
    guard let maker = makers[domain] else { return [] }
    let folder = "\(corpus)/photos"
    var cases: [Made] = []
    for file in try filesBelow(folder, suffix: ".json") {
      let photos = try CorpusReader.photos(inFile: "\(folder)/\(file)").photos
      cases += maker(Array(photos.prefix(most))).map {
        Made(name: "photos-\(file.dropLast(".json".count))-\($0.name)", text: $0.text)
      }
    }
    return cases
  }
}
