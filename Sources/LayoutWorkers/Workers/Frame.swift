/// The form of a request and a reply between a lane and its worker: a little-endian length of four
/// bytes, a little-endian number of the request of four bytes, and the bytes.
///
/// The number tells a reply from what an engine scribbled over the descriptor.
enum Frame {
  static let headerLength = 8

  static func header(length: Int, number: UInt32) -> [UInt8] {
    let length = UInt32(truncatingIfNeeded: length)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
      + (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// The length and number in the first bytes, nil while they are not all there.
  static func read(_ bytes: [UInt8]) -> (length: Int, number: UInt32)? {
    guard bytes.count >= headerLength else { return nil }
    func word(_ at: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32($1 * 8) }
    }
    return (Int(word(0)), word(4))
  }
}
