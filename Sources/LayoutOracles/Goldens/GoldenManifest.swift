package import LayoutCore

/// The list of every golden of a folder with the hash of its case.
///
///     plumb-goldens 1
///     mine/wide-3.golden 3f2a9b0011223344
///
/// One line a golden, sorted bytewise by path, so that two branches that add goldens rarely meet.
package struct GoldenManifest: Sendable, Hashable {
  /// The hash of the case of each golden, by the golden's path.
  package var hashes: [String: String] = [:]

  /// The name of the manifest's file within the folder.
  package static let fileName = "manifest.txt"
  /// The version of the text form.
  package static let version = 1

  /// Makes an empty manifest.
  package init() {}

  /// The text form.
  package var textBytes: [UInt8] {
    let paths = hashes.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lines = paths.map { "\($0) \(hashes[$0] ?? "")\n" }
    return Array("plumb-goldens \(Self.version)\n\(lines.joined())".utf8)
  }

  /// Reads the text form.
  ///
  /// - Throws: ``CaseError`` with the file and the line; a merge conflict is named as such.
  package init(text: [UInt8], file: String?) throws(CaseError) {
    var lines = GoldenLines(text, file: file)
    let version = try lines.header("plumb-goldens")
    guard version == ["\(Self.version)"] else {
      throw lines.error("expected version \(Self.version) of the form, found \(version.joined())")
    }
    var last: String?
    while let line = try lines.next() {
      let words = line.split(separator: 0x20, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 2, isGoldenWord(words[1]),
        GoldenKey(path: words[0], caseHash: words[1]) != nil
      else { throw lines.error("expected the path of a golden and the hash of its case") }
      if let last, !last.utf8.lexicographicallyPrecedes(words[0].utf8) {
        throw lines.error("expected paths sorted, each once, found \(words[0]) after \(last)")
      }
      last = words[0]
      hashes[words[0]] = words[1]
    }
  }
}
