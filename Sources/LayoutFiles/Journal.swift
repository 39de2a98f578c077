#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of records that is only ever added to, so that a run that was killed can go on.
///
/// A record is a length of four bytes and a checksum of eight, little-endian, and its bytes; the
/// file begins with a line that names the form. A record torn by a kill is dropped on opening.
package struct Journal: ~Copyable {
  private let file: OpenFile
  /// How many bytes the last, torn record had that opening has dropped.
  package let dropped: Int
  /// Where the whole records end.
  private var length: Int
  private static let headline = Array("plumb journal 1\n".utf8)
  private static let headLength = 12

  /// Opens a journal for adding, made if it is not there, and gives the records it has.
  ///
  /// - Parameters:
  ///   - path: The file; its folder has to be there.
  ///   - records: Where the whole records are added.
  ///   - afresh: Whether what a journal of before has is dropped first.
  /// - Throws: when the file cannot be written, is no journal, or another process has it open.
  package init(
    _ path: String,
    records: inout [[UInt8]],
    afresh: Bool = false
  ) throws(FileFailure) {
    let opened = try OpenFile(path, O_RDWR | O_CREAT | O_APPEND, "open")
    (dropped, length) = try Self.prepare(opened, into: &records, afresh)
    file = opened
  }

  /// Reads what is there, drops a torn end and begins an empty file.
  private static func prepare(
    _ file: borrowing OpenFile,
    into records: inout [[UInt8]],
    _ afresh: Bool
  ) throws(FileFailure) -> (dropped: Int, length: Int) {
    try file.lock()
    let bytes = try file.readAll()
    var found: [[UInt8]] = []
    var whole = try parse(bytes, file.path, into: &found)
    if afresh { whole = 0 } else { records += found }
    try file.truncate(to: whole)
    if whole > 0 { return (bytes.count - whole, whole) }
    try file.write(headline)
    try flushFolder(of: file.path)
    return (bytes.count, headline.count)
  }

  /// Adds a record; one that a full disk cut short is taken back, so the next may be added.
  ///
  /// A kill of the process loses nothing that was added; for a fall of the machine, ``flush()``.
  package mutating func append(_ record: [UInt8]) throws(FileFailure) {
    guard let count = UInt32(exactly: record.count) else {
      let reason = "a record of \(record.count) bytes is too long"
      throw FileFailure(path: file.path, step: "write", error: EFBIG, reason: reason)
    }
    let sum = Self.checksum(record)
    let head =
      (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
      + (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64($0 * 8)) }
    do throws(FileFailure) {
      try file.write(head + record)
    } catch {
      try file.truncate(to: length)
      throw error
    }
    length += head.count + record.count
  }

  /// Waits until all records are on the disk.
  package func flush() throws(FileFailure) {
    try file.flush()
  }

  /// The whole records of a journal that nobody need have closed; an absent file has none.
  package static func read(_ path: String) throws(FileFailure) -> [[UInt8]] {
    var records: [[UInt8]] = []
    do throws(FileFailure) {
      let file = try OpenFile(path, O_RDONLY, "open")
      _ = try parse(try file.readAll(), path, into: &records)
    } catch {
      guard error.error == ENOENT else { throw error }
    }
    return records
  }

  /// Takes the whole records, and gives the length of the file up to the last of them.
  private static func parse(
    _ bytes: [UInt8],
    _ path: String,
    into records: inout [[UInt8]]
  ) throws(FileFailure) -> Int {
    if bytes.count < headline.count, headline.starts(with: bytes) { return 0 }
    guard bytes.starts(with: headline) else {
      throw FileFailure(path: path, step: "read", error: 0, reason: "it is not a journal")
    }
    var at = headline.count
    while at + headLength <= bytes.count {
      let count = Int((0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at + $1]) << UInt32($1 * 8) })
      let sum = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[at + 4 + $1]) << UInt64($1 * 8) }
      let start = at + headLength
      guard count <= bytes.count - start else { break }
      let record = Array(bytes[start..<start + count])
      guard checksum(record) == sum else { break }
      records.append(record)
      at = start + count
    }
    return at
  }

  /// FNV-1a over the length and the bytes: zeros left by a torn write do not pass for a record.
  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
