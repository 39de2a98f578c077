/// The text without a byte order mark, checked to be UTF-8.
///
/// - Throws: ``TextFault`` at the first byte that is not UTF-8.
/// - Complexity: O(n).
package func utf8Text(_ bytes: [UInt8]) throws(TextFault) -> [UInt8] {
  let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    throw TextFault("expected UTF-8 text, found UTF-16", at: 0)
  }
  if let offset = firstByteThatIsNotUTF8(bytes) {
    let value = String(bytes[offset], radix: 16, uppercase: true)
    throw TextFault("expected UTF-8 text, found the byte 0x\(value)", at: offset)
  }
  return isMarked ? Array(bytes.dropFirst(3)) : bytes
}

/// The offset of the first byte that starts no well-formed character (Unicode, table 3-7).
package func firstByteThatIsNotUTF8(_ bytes: [UInt8]) -> Int? {
  var index = 0
  let count = bytes.count
  while index < count {
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)  // no surrogates
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)  // nothing past U+10FFFF
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    default: return index
    }
    guard index + length <= count, second.contains(bytes[index + 1]) else { return index }
    for rest in index + 2..<max(index + 2, index + length)
    where !(0x80...0xBF).contains(bytes[rest]) {
      return index
    }
    index += length
  }
  return nil
}
