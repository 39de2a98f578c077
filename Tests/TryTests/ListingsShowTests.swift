import Foundation
import TestKit
import Testing

@Suite(
  "The articles' listings as they are",
  .serialized,
  .removingFolders,
  .enabled(if: Trying.isBuilt)
)
struct ListingsShowTests {
  @Test(
    "the masonry offers negative lanes below 20 points and to a nil width, and fixed children meet",
    .enabled(
      if: ArticleListings.has("UnsplashLayout.swift"),
      "the listings are not beside the package"
    )
  )
  func masonry() throws {
    let folder = try Trying.folder()
    let words = [
      ArticleListings.path("UnsplashLayout.swift"), "--require", "overlap", "--cases", "1000",
    ]
    let trying = try Trying.run(words, in: folder)
    #expect(trying.code == 1, "\(trying.output)\(trying.errors)")
    let lanes = trying.findings.filter { $0.invariant == "proposal-valid" }
    let aspects = lanes.compactMap(\.aspect).sorted()
    #expect(aspects == ["negative", "negative, open width"])
    let narrow = try #require(lanes.first { $0.aspect == "negative" })
    #expect(narrow.lines.contains("breaks for every width from 0 to below 20"), "\(narrow.lines)")
    let overlap = try #require(trying.findings.first { $0.invariant == "overlap" })
    #expect(overlap.children == 2)
    #expect(trying.findings.count == 3, "\(trying.findings.map(\.message))")

    // The command that a finding names meets it again.
    let replay = overlap.replay.split(separator: " ").map(String.init)
    #expect(replay.prefix(2) == ["plumb", "try"])
    let again = try Trying.run(Array(replay.dropFirst(2)), in: folder)
    #expect(again.code == 1)
    #expect(again.findings.contains { $0.invariant == "overlap" }, "\(again.output)\(again.errors)")
  }

  @Test(
    "the two adaptive views break below a height of 200, and their parts break nowhere",
    .enabled(
      if: ArticleListings.has("AdaptiveLayoutView.swift", "GeometryLayoutView.swift"),
      "the listings are not beside the package"
    )
  )
  func adaptive() throws {
    let words = [
      ArticleListings.path("AdaptiveLayoutView.swift"),
      ArticleListings.path("GeometryLayoutView.swift"),
    ]
    let trying = try Trying.run(words + ["--cases", "300"], in: try Trying.folder())
    #expect(trying.code == 1, "\(trying.errors)")
    let found = trying.findings.map { "\($0.engine) \($0.invariant)" }.sorted()
    // The overflow of the second is a consequence of its negative frame.
    #expect(found == ["AdaptiveLayoutView containment", "GeometryLayoutView frame-valid"])
    for finding in trying.findings {
      let line = "breaks for every height from 0 to below 200"
      #expect(finding.lines.contains(line), "\(finding.engine): \(finding.lines)")
    }
  }

  @Test(
    "the content view compiles and runs with what it lacks beside it, and nothing is said of it",
    .enabled(
      if: ArticleListings.has("ContentView.swift", "UnsplashLayout.swift", "UnsplashAPI.swift"),
      "the listings are not beside the package"
    )
  )
  func content() throws {
    let files = ["ContentView.swift", "UnsplashLayout.swift", "UnsplashAPI.swift"].map(
      ArticleListings.path
    )
    let supply = try Trying.resource("Supply/Photos.swift")
    let trying = try Trying.run(
      files + [supply, "--cases", "200"],
      in: try Trying.folder()
    )
    #expect(trying.code == 1, "\(trying.errors)")
    #expect(trying.output.contains("view ContentView, made by ContentView()"))
    #expect(Set(trying.findings.map(\.engine)) == ["UnsplashLayout"])
  }

  @Test(
    "a file that lacks something ends with its line, the symbol and what can be done",
    .enabled(
      if: ArticleListings.has("GeometryLayoutView.swift"),
      "the listings are not beside the package"
    )
  )
  func lacking() throws {
    let trying = try Trying.run(
      [ArticleListings.path("GeometryLayoutView.swift")],
      in: try Trying.folder()
    )
    #expect(trying.code == 65)
    let lines = trying.errors.split(separator: "\n")
    #expect(
      lines.first?.hasSuffix("GeometryLayoutView.swift:9: cannot find 'TopView' in scope") == true
    )
    #expect(lines.dropFirst().first?.contains("declares TopView too") == true)
  }
}
