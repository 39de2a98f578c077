/// The last bytes of what a process wrote, for people.
struct OutputTail: Sendable {
  private var bytes: [UInt8] = []
  static let capacity = 4096

  mutating func append(_ more: [UInt8]) {
    bytes.append(contentsOf: more.suffix(Self.capacity))
    if bytes.count > Self.capacity { bytes.removeFirst(bytes.count - Self.capacity) }
  }

  /// The bytes as text, with what is not UTF-8 replaced; still at most the capacity in bytes.
  ///
  /// Addresses are left out, since a system puts code and stack elsewhere in every process, and so
  /// is the runtime's stack trace.
  var text: String {
    var text = CrashText.withoutTrace(
      String(decoding: Self.withoutAddresses(bytes), as: UTF8.self)
    )
    while text.utf8.count > Self.capacity { text.removeFirst() }
    return text
  }

  /// The bytes with every `0x` before eight or more hexadecimal digits left without them.
  private static func withoutAddresses(_ bytes: [UInt8]) -> [UInt8] {
    func isDigit(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        true
      default: false
      }
    }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      kept.append(byte)
      guard byte == UInt8(ascii: "x"), kept.suffix(2).first == UInt8(ascii: "0") else { continue }
      let digits = rest.prefix(while: isDigit)
      if digits.count >= 8 { rest = rest[digits.endIndex...] }
    }
    return kept
  }
}
