/// Takes photos one by one, checks each, and refuses a second one of the same name.
///
/// Every shape of file ends here, so that what counts as a photo is said once.
package struct PhotoCollector: Sendable {
  /// The photos taken so far.
  package private(set) var photos: [Photo] = []
  private var firstRecords: [String: Int] = [:]

  /// Starts with none.
  package init() {}

  /// Takes a photo of the record counted from one.
  ///
  /// - Throws: ``TextFault`` at `offset` when the id is taken or no name.
  package mutating func take(
    _ photo: Photo,
    record: Int,
    at offset: Int
  ) throws(TextFault) {
    let id = photo.id
    guard !id.isEmpty, id.utf8.count <= 200, id.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      throw TextFault(
        "record \(record): expected an id without blanks of 1 to 200 bytes, found \(quoted(id))",
        at: offset
      )
    }
    if let first = firstRecords.updateValue(record, forKey: id) {
      throw TextFault(
        "record \(record): expected another id, \(quoted(id)) is already in record \(first)",
        at: offset
      )
    }
    photos.append(photo)
  }

  /// The length a number stands for.
  ///
  /// - Throws: ``TextFault`` at `offset` when it is no whole number, below 1 or absurdly large.
  package static func length(
    _ value: Double?,
    named name: String,
    record: Int,
    found: @autoclosure () -> String,
    at offset: Int
  ) throws(TextFault) -> Int {
    guard let value, value >= 1, value <= Double(Photo.largestLength), value == value.rounded()
    else {
      throw TextFault(
        "record \(record): expected \(quoted(name)) as a whole number from 1 to "
          + "\(Photo.largestLength), found \(found())",
        at: offset
      )
    }
    return Int(value)
  }
}
