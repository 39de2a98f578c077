/// The last bytes of what a process wrote, for people.
struct OutputTail: Sendable {
  private var bytes: [UInt8] = []
  static let capacity = 4096

  mutating func append(_ more: [UInt8]) {
    bytes.append(contentsOf: more.suffix(Self.capacity))
    if bytes.count > Self.capacity { bytes.removeFirst(bytes.count - Self.capacity) }
  }

  /// The bytes as text, with what is not UTF-8 replaced; still at most the capacity in bytes.
  var text: String {
    var text = String(decoding: bytes, as: UTF8.self)
    while text.utf8.count > Self.capacity { text.removeFirst() }
    return text
  }
}
