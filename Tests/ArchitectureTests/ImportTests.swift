import Foundation
import Testing

/// The import lines of every source file against the table of who may import whom.
///
/// The compiler finds an undeclared sibling; only this finds one that somebody declared.
@Suite("Architecture")
struct ImportTests {
  /// Each target of ours and the targets it may import; the drawing of the README.
  static let allowed: [String: Set<String>] = [
    "LayoutCore": [],
    "LayoutFiles": [],
    "MasonryLayout": ["CPrefetch", "LayoutCore"],
    "SwiftUILayout": ["LayoutCore"],
    "CollectionLayout": ["LayoutCore", "SnapshotDiffing"],
    "SnapshotDiffing": ["LayoutCore"],
    "LayoutCases": ["LayoutCore", "LayoutFiles"],
    "LayoutOracles": ["LayoutCore"],
    "LayoutTiming": ["LayoutCore"],
    "LayoutWorkers": ["LayoutCore", "CPlumbSystem"],
    "LayoutReports": ["LayoutCore", "LayoutFiles", "LayoutTiming"],
    "LayoutHarness": ["LayoutCore", "LayoutFiles", "LayoutCases", "LayoutTiming", "LayoutWorkers"],
    "LayoutSuites": [
      "LayoutCore", "MasonryLayout", "SwiftUILayout", "CollectionLayout", "SnapshotDiffing",
      "LayoutCases", "LayoutOracles", "LayoutHarness",
    ],
    "PlumbCommands": [
      "LayoutCore", "LayoutFiles", "MasonryLayout", "LayoutCases", "LayoutOracles", "LayoutTiming",
      "LayoutReports", "LayoutWorkers", "LayoutHarness", "LayoutSuites",
    ],
    "plumb": ["LayoutHarness", "PlumbCommands"],
  ]

  /// Targets in C, which import nothing of ours.
  static let writtenInC: Set<String> = ["CPlumbSystem", "CPrefetch"]

  /// Targets that do without Foundation, so that engines cost no start-up time.
  static let withoutFoundation: Set<String> = [
    "LayoutCore", "LayoutFiles", "MasonryLayout", "LayoutOracles", "LayoutTiming",
  ]

  static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  @Test("every folder of Sources is in the table, and every row of the table is a folder")
  func tableIsComplete() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
      .filter { !$0.hasPrefix(".") && !Self.writtenInC.contains($0) }
    #expect(Set(folders) == Set(Self.allowed.keys))
  }

  @Test("no file imports a target its own may not", arguments: allowed.keys.sorted())
  func importsKeepTheTable(_ target: String) throws {
    let permitted = try #require(Self.allowed[target])
    let known = Set(Self.allowed.keys).union(Self.writtenInC)
    for (file, names) in try Self.imports(of: target) {
      let strangers = names.intersection(known).subtracting(permitted)
      #expect(strangers.isEmpty, "\(file) imports \(strangers.sorted().joined(separator: ", "))")
      if Self.withoutFoundation.contains(target) {
        #expect(!names.contains("Foundation"), "\(file) imports Foundation")
      }
    }
  }

  @Test("no source file is longer than 350 lines", arguments: allowed.keys.sorted())
  func filesAreShort(_ target: String) throws {
    for file in try Self.files(of: target) {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      #expect(lines.count <= 351, "\(file.lastPathComponent) has \(lines.count) lines")
    }
  }

  private static func files(of target: String) throws -> [URL] {
    let folder = sources.appending(path: target)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  private static func imports(of target: String) throws -> [(String, Set<String>)] {
    try files(of: target).map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      var names: Set<String> = []
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
          words[..<place].allSatisfy({
            ["public", "package", "@_exported", "internal", "private"].contains($0)
          })
        else { continue }
        names.insert(String(words[place + 1].split(separator: ".")[0]))
      }
      return (file.lastPathComponent, names)
    }
  }
}
