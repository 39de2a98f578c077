import Foundation
import LayoutSuites
import SwiftUILayout
import TestKit
import Testing

@Suite(
  "Listings",
  .enabled(
    if: Listings.files.allSatisfy { ArticleListings.has($0) },
    "the articles' listings are not beside the package"
  )
)
struct ListingsTests {
  @Test("the articles' views compile unchanged against the module alias and lay out as recorded")
  func unchanged() throws {
    var files = ["Entry.swift": Listings.entry]
    for file in Listings.files { files[file] = try ArticleListings.text(file) }
    let package = try ScratchPackage(
      "listings",
      with: "SwiftUILayout",
      as: "SwiftUI",
      languageMode: 5,
      programs: ["Check": files]
    )
    let output = try package.output(of: "Check")
    let results = try #require(Listings.results(output), "\(output)")
    for truth in TruthTests.cases where Listings.covers(truth.name) {
      let lines = try #require(results[truth.name], "\(truth.name) is missing: \(output)")
      #expect(StackTruth.difference(of: truth, frames: lines) == nil, "\(truth.name)")
    }
    #expect(results.count == TruthTests.cases.filter { Listings.covers($0.name) }.count)
  }
}

/// The program around the listings, and what it prints.
private enum Listings {
  static let files = [
    "AdaptiveLayoutView.swift", "GeometryLayoutView.swift", "UnsplashLayout.swift",
  ]

  static func covers(_ name: String) -> Bool {
    name.hasPrefix("seed-") || name.hasPrefix("custom-masonry-")
  }

  static let entry = """
    import SwiftUI

    @main
    struct Check {
      @MainActor static func lay<V: View>(_ name: String, _ view: V, _ width: CGFloat, _ height: CGFloat) {
        let result = LayoutHost(view).layout(proposal: ProposedViewSize(width: width, height: height))
        print("=", name)
        for frame in result.frames { print(frame) }
      }

      @MainActor static func main() {
        for height in [150, 300, 600, 1000] as [CGFloat] {
          lay("seed-adaptive-\\(Int(height))", AdaptiveLayoutView(), 320, height)
          lay("seed-geometry-\\(Int(height))", GeometryLayoutView(), 320, height)
        }
        let columns = UnsplashLayout(rowsOrColumns: 3, spacing: 10)
        lay("custom-masonry-vertical", columns {
          ForEach([50, 80, 30, 40, 20] as [CGFloat], id: \\.self) { Color.red.frame(height: $0) }
        }, 320, 500)
        lay("custom-masonry-horizontal", UnsplashLayout(rowsOrColumns: 2, spacing: 10, axis: .horizontal) {
          ForEach([70, 30, 50] as [CGFloat], id: \\.self) { Color.red.frame(width: $0) }
        }, 500, 110)
        lay("custom-masonry-empty", columns { EmptyView() }, 320, 500)
        lay("custom-masonry-in-scrollview", ScrollView {
          columns {
            Color.red.frame(height: 150)
            Color.blue.frame(height: 80)
          }
        }, 320, 100)
      }
    }

    """

  /// The frames after each name: `path x y width height` a line.
  static func results(_ output: String) -> [String: [String: CGRect]]? {
    var results: [String: [String: CGRect]] = [:]
    var name: String?
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "=", words.count == 2 {
        name = words[1]
        results[words[1]] = [:]
      } else if let name, words.count == 5, words[0].hasPrefix("/") {
        let numbers = words.dropFirst().compactMap(Double.init)
        guard numbers.count == 4 else { return nil }
        results[name]?[words[0]] = CGRect(
          x: numbers[0],
          y: numbers[1],
          width: numbers[2],
          height: numbers[3]
        )
      }
    }
    return results.isEmpty ? nil : results
  }
}
