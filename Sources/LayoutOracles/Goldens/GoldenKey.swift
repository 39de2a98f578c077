/// Which golden is meant: one engine's answer to one case, in the case's present form.
package struct GoldenKey: Sendable, Hashable {
  /// The engine that answers.
  package var engine: String
  /// The name of the case.
  package var name: String
  /// The hash of the case's saved form as it is now, one word.
  package var caseHash: String

  /// Names a golden.
  package init(engine: String, name: String, caseHash: String) {
    self.engine = engine
    self.name = name
    self.caseHash = caseHash
  }

  /// The name under which it is selected: `engine/name`, encoded as in its path.
  package var id: String { "\(Self.encoded(engine))/\(Self.encoded(name))" }

  /// The path of its file within the folder of goldens.
  package var path: String { id + Self.suffix }

  /// The ending of a golden's file.
  package static let suffix = ".golden"
  /// The further ending of a golden that waits for review.
  package static let pendingSuffix = ".pending"

  /// The key a path stands for, or `nil` when no key has it.
  package init?(path: some StringProtocol, caseHash: String) {
    guard path.hasSuffix(Self.suffix) else { return nil }
    let parts = path.dropLast(Self.suffix.count).split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    guard parts.count == 2, let engine = Self.decoded(parts[0]), let name = Self.decoded(parts[1])
    else { return nil }
    self.init(engine: engine, name: name, caseHash: caseHash)
    guard self.path == path else { return nil }
  }

  /// A name as one word that every file system takes; other bytes become `%` and two hex digits.
  private static func encoded(_ name: String) -> String {
    var word = ""
    for (index, byte) in name.utf8.enumerated() {
      if isPlain(byte), !(index == 0 && byte == UInt8(ascii: ".")) {
        word.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        word += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return word.isEmpty ? "%" : word
  }

  private static func decoded(_ word: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    if rest.elementsEqual([UInt8(ascii: "%")]) { return "" }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard rest.count >= 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
