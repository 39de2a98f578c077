package import LayoutCore
import LayoutFiles

/// Turns real data of any known shape into a set of photos; names and URLs are dropped.
package enum PhotoImport {
  /// The shapes of data that are known.
  package enum Shape: String, Sendable, Hashable, CaseIterable {
    /// The photo API's array of photos.
    case array = "array of photos"
    /// The photo API's answer to a search, with `results`.
    case search = "search answer"
    /// The public photo data set: a header and tabs.
    case tabs = "tab-separated table"
    /// A header and commas (RFC 4180).
    case commas = "comma-separated table"
  }

  /// Reads a file and answers its photos; the source names the shape, not the file.
  ///
  /// - Throws: ``CaseError`` with file, line and record.
  package static func photos(inFile path: String) throws(CaseError) -> PhotoSet {
    try photos(in: readFile(path), file: path)
  }

  /// Reads the bytes of a file whose shape is told by its content.
  ///
  /// - Complexity: O(n) in the bytes.
  package static func photos(in bytes: [UInt8], file: String?) throws(CaseError) -> PhotoSet {
    var text = bytes
    do throws(TextFault) {
      text = try utf8Text(bytes)
      let (shape, photos) = try read(text)
      guard !photos.isEmpty else { throw TextFault("expected photos, found none", at: 0) }
      return PhotoSet(source: "imported from one \(shape.rawValue)", photos: photos)
    } catch {
      throw error.caseError(in: text, file: file)
    }
  }

  /// Reads `file` and writes the corpus file of its photos; nothing is written when it is broken.
  ///
  /// - Returns: what was written.
  /// - Throws: ``CaseError`` about `file`, ``FileFailure`` about `output`.
  @discardableResult
  package static func importFile(
    _ file: String,
    to output: String,
    source: String? = nil
  ) throws -> PhotoSet {
    var set = try photos(inFile: file)
    if let source { set.source = source }
    try writeAtomically(set.fileBytes, to: output)
    return set
  }

  private static func read(_ text: [UInt8]) throws(TextFault) -> (Shape, [Photo]) {
    var scanner = JSONScanner(text)
    scanner.skipSpace()
    switch scanner.current {
    case nil: throw TextFault("expected photos, found an empty file", at: 0)
    case UInt8(ascii: "["):
      let photos = try photoArray(&scanner)
      try scanner.end()
      return (.array, photos)
    case UInt8(ascii: "{"): return (.search, try searchResults(&scanner))
    default:
      let header = text.prefix { $0 != 0x0A && $0 != 0x0D }
      let isTabbed = header.contains(0x09)
      let photos = try photoTable(text, separator: isTabbed ? 0x09 : UInt8(ascii: ","))
      return (isTabbed ? .tabs : .commas, photos)
    }
  }

  private static func searchResults(_ scanner: inout JSONScanner) throws(TextFault) -> [Photo] {
    let start = scanner.position
    var photos: [Photo]?
    try scanner.members { (scanner, name) throws(TextFault) in
      guard name == "results" else { return try scanner.skipValue() }
      guard try scanner.nextKind() == .array else {
        let place = scanner.position
        throw TextFault("expected \"results\" as an array, found \(scanner.summary())", at: place)
      }
      guard photos == nil else {
        throw TextFault("expected one \"results\", found another", at: scanner.position)
      }
      photos = try photoArray(&scanner)
    }
    try scanner.end()
    guard let photos else {
      throw TextFault("expected an array of photos or a search answer with \"results\"", at: start)
    }
    return photos
  }

  private static func photoArray(_ scanner: inout JSONScanner) throws(TextFault) -> [Photo] {
    var collector = PhotoCollector()
    try scanner.elements { (scanner, index) throws(TextFault) in
      scanner.skipSpace()
      let start = scanner.position
      let photo = try scanner.photo(record: index + 1)
      try collector.take(photo, record: index + 1, at: start)
    }
    return collector.photos
  }
}
