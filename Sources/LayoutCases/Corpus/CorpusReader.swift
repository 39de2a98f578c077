package import LayoutCore

/// Reads corpus files of photos.
package enum CorpusReader {
  /// Reads one file.
  ///
  /// - Throws: ``CaseError`` with the file and, where there is one, the line.
  package static func photos(inFile path: String) throws(CaseError) -> PhotoSet {
    try photos(in: readFile(path), file: path)
  }

  /// Reads every `.json` file below a folder, in bytewise order of their paths.
  package static func photos(below folder: String) throws(CaseError) -> [PhotoSet] {
    var sets: [PhotoSet] = []
    for file in try filesBelow(folder, suffix: ".json") {
      sets.append(try photos(inFile: "\(folder)/\(file)"))
    }
    return sets
  }

  /// Reads the bytes of one file; the form is that of ``PhotoSet``.
  ///
  /// - Complexity: O(n) in the bytes.
  package static func photos(in bytes: [UInt8], file: String?) throws(CaseError) -> PhotoSet {
    var bytes = bytes
    do throws(TextFault) {
      bytes = try utf8Text(bytes)
      return try photoSet(in: bytes)
    } catch {
      throw error.caseError(in: bytes, file: file)
    }
  }

  private static func photoSet(in text: [UInt8]) throws(TextFault) -> PhotoSet {
    var scanner = JSONScanner(text)
    guard try scanner.nextKind() == .object else {
      throw TextFault("expected a corpus of photos, found \(scanner.summary())", at: 0)
    }
    var version: Double?
    var kind: String?
    var source: String?
    var collector: PhotoCollector?
    try scanner.members { (scanner, name) throws(TextFault) in
      _ = try scanner.nextKind()
      let start = scanner.position
      switch name {
      case "plumb":
        let found = JSONLocator(text).summary(at: start)
        version = try scanner.number()
        guard version == Double(PhotoSet.version) else {
          throw TextFault(
            "expected version \(PhotoSet.version) of the form, found \(found)",
            at: start
          )
        }
      case "kind":
        kind = try scanner.string()
        guard kind == "photos" else {
          throw TextFault("expected the kind \"photos\", found \(quoted(kind ?? ""))", at: start)
        }
      case "source": source = try scanner.string()
      case "photos":
        var photos = PhotoCollector()
        try scanner.elements { (scanner, index) throws(TextFault) in
          scanner.skipSpace()
          let start = scanner.position
          let photo = try scanner.photo(record: index + 1, isClosed: true)
          try photos.take(photo, record: index + 1, at: start)
        }
        guard !photos.photos.isEmpty else {
          throw TextFault("expected photos, found none", at: start)
        }
        collector = photos
      default:
        throw TextFault(
          "expected plumb, kind, source and photos, found \(quoted(name))",
          at: start
        )
      }
    }
    try scanner.end()
    guard version != nil, kind != nil, let source, let collector else {
      let names = [
        ("plumb", version != nil), ("kind", kind != nil), ("source", source != nil),
        ("photos", collector != nil),
      ]
      let missing = names.first { !$0.1 }?.0 ?? ""
      throw TextFault("expected a member \(quoted(missing))", at: 0)
    }
    return PhotoSet(source: source, photos: collector.photos)
  }
}
