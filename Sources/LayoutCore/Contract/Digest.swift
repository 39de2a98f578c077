/// A 64-bit digest of numbers (FNV-1a over their bits), the same in every process.
package struct Digest: Sendable {
  /// The digest of what was added so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Starts with nothing.
  package init() {}

  /// Adds 64 bits.
  package mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }

  /// Adds a number; the two zeros are the same.
  package mutating func add(_ number: Double) { add((number + 0).bitPattern) }

  /// Adds the four numbers of a rectangle.
  package mutating func add(_ rect: Rect) {
    add(rect.x)
    add(rect.y)
    add(rect.width)
    add(rect.height)
  }

  /// Adds a list of whole numbers and its length.
  package mutating func add(_ list: [Int]) {
    add(UInt64(list.count))
    for number in list { add(UInt64(bitPattern: Int64(number))) }
  }
}
