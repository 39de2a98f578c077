/// The 64-bit FNV-1a hash of bytes: names files and cases by their content, not a safeguard.
package struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  /// The hash so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Hashes the bytes.
  package init(_ bytes: [UInt8] = []) {
    add(bytes)
  }

  /// Hashes the text as UTF-8.
  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Adds bytes as if they had followed the earlier ones.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// Sixteen lower-case hex digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
