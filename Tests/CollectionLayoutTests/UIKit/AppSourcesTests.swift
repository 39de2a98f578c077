import Foundation
import TestKit
import Testing

@Suite("Sources of apps", .serialized, .timeLimit(.minutes(10)))
struct AppSourcesTests {
  @Test("files that use the layout as apps do compile unchanged, and lay out")
  func apps() throws {
    let names = ["GridLayouts", "CarouselEffects", "FeedViewController", "main"]
    var files: [String: String] = [:]
    for name in names { files["\(name).swift"] = try Self.fixture(name) }
    let output = try Self.output(of: "Apps", files)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.contains("fault none"))
    // 44 + 192, 20 between, 10 + 75 + 10 + 75 + 10, 20 between, 60.
    #expect(lines.contains("height 516.0"))
    // Four columns of (300 - 30) / 4, down to half a point: 67.5; rows a quarter of 300.
    #expect(lines.contains { $0.hasPrefix("cell 1.1 (87.5, ") && $0.contains("67.5, 75.0") })
    #expect(lines.contains { $0.hasPrefix("background-kind 1.0 (0.0, ") })
    #expect(lines.contains { $0.hasPrefix("last badge (63.5, ") })
    #expect(lines.contains { $0.hasPrefix("carousel 0 (0.0, 0.0, 200.0, 120.0) 0.8125") })
    // A header and three rows of 44 each, nothing measured.
    #expect(lines.contains("list 176.0"))
  }

  @Test("one file with a compositional layout and a diffable data source compiles and lays out")
  func layoutAndDataSource() throws {
    let output = try Self.output(of: "Photos", ["main.swift": try Self.fixture("PhotoGrid")])
    let lines = output.split(separator: "\n").map(String.init)
    // Three across, 320 / 3 down to half a point, then two rows more after the second apply.
    #expect(lines == ["3 items, 106.5 high", "cell b", "7 items, 319.5 high", "header 0"])
  }

  @Test(
    "the article's carousel compiles unchanged, and its groups are 272 wide, 12 apart",
    .enabled(
      if: ArticleListings.has("CarouselSection.swift"),
      "the articles' listings are not beside the package"
    )
  )
  func carousel() throws {
    let output = try Self.output(
      of: "Listing",
      [
        "CarouselSection.swift": try ArticleListings.text("CarouselSection.swift"),
        "main.swift": try Self.fixture("ListingMain"),
      ]
    )
    let expected = (0..<5).map { "\(Double($0) * 284) 0.0 272.0 220.0" }
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  /// What these files print as one program, with UIKit's name pointing at the layout.
  private static func output(of name: String, _ files: [String: String]) throws -> String {
    try ScratchPackage(name, with: "CollectionLayout", as: "UIKit", programs: [name: files])
      .output(of: name)
  }

  private static func fixture(_ name: String) throws -> String {
    let url = try #require(
      Bundle.module.url(forResource: "\(name).swift", withExtension: "txt", subdirectory: "Apps")
    )
    return try String(contentsOf: url, encoding: .utf8)
  }
}
