extension PhotoImport {
  /// Reads a table whose header names the columns of id, width and height.
  ///
  /// - Throws: ``TextFault`` at the record that is wrong; records are counted from one, the header
  ///   not among them.
  static func photoTable(_ text: [UInt8], separator: UInt8) throws(TextFault) -> [Photo] {
    var reader = DelimitedReader(text, separator: separator)
    guard let header = try reader.record() else {
      throw TextFault("expected a header, found an empty file", at: 0)
    }
    let columns = try Columns(header: header, in: text)
    var collector = PhotoCollector()
    var number = 0
    while let record = try reader.record() {
      number += 1
      let start = reader.start
      guard record.count == header.count else {
        throw TextFault(
          "record \(number): expected \(header.count) fields, found \(record.count)",
          at: start
        )
      }
      let photo = Photo(
        id: record[columns.id].text(in: text),
        width: try length(record[columns.width], columns.widthName, number, in: text),
        height: try length(record[columns.height], columns.heightName, number, in: text)
      )
      try collector.take(photo, record: number, at: start)
    }
    return collector.photos
  }

  private static func length(
    _ field: DelimitedReader.Field,
    _ name: String,
    _ record: Int,
    in text: [UInt8]
  ) throws(TextFault) -> Int {
    let written = field.text(in: text)
    var scanner = JSONScanner(Array(written.utf8))
    var value = try? scanner.number()
    if (try? scanner.end()) == nil { value = nil }
    return try PhotoCollector.length(
      value,
      named: name,
      record: record,
      found: quoted(written),
      at: field.range.lowerBound
    )
  }

  /// Which columns of a table matter.
  private struct Columns {
    var id: Int
    var width: Int
    var height: Int
    var widthName: String
    var heightName: String

    init(header: [DelimitedReader.Field], in text: [UInt8]) throws(TextFault) {
      let names = header.map { $0.text(in: text) }
      func column(_ word: String) throws(TextFault) -> Int {
        // The data set's own name wins: its tables have other columns that end in `id`.
        for name in ["photo_\(word)", word] {
          let places = names.indices.filter { names[$0].lowercased() == name }
          guard places.count < 2 else {
            throw TextFault("expected one column \(quoted(name)), found \(places.count)", at: 0)
          }
          if let place = places.first { return place }
        }
        throw TextFault(
          "expected a JSON array, or a header with a column \(word) or photo_\(word), "
            + "found \(quoted(names.joined(separator: " ")))",
          at: 0
        )
      }
      id = try column("id")
      width = try column("width")
      height = try column("height")
      widthName = names[width]
      heightName = names[height]
    }
  }
}
