/// A Swift source as tokens, its comments and strings passed over.
struct SwiftText {
  /// One word or mark.
  struct Token {
    /// The word, or the mark.
    var text: String
    /// Where it stands, in bytes.
    var range: Range<Int>
    /// Its line, counted from zero.
    var line: Int

    var isWord: Bool {
      guard let first = text.utf8.first else { return false }
      return SwiftText.isWordByte(first) || first == UInt8(ascii: "`") && text.utf8.count > 1
    }
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  /// A comment, and the line it starts in, counted from one.
  struct Comment {
    var text: String
    var line: Int
  }

  /// Every comment.
  private(set) var comments: [Comment] = []
  /// The branches that are not compiled on this system; no token is of them.
  private(set) var dropped: [ConditionalBranches.Dropped] = []
  private var at = 0
  private var line = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while at < bytes.count { step() }
    let branches = ConditionalBranches(tokens)
    (tokens, dropped) = (branches.tokens, branches.dropped)
  }

  /// The source between two places.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  fileprivate static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func byte(_ offset: Int) -> UInt8? {
    at + offset < bytes.count ? bytes[at + offset] : nil
  }

  private mutating func advance() {
    if bytes[at] == UInt8(ascii: "\n") { line += 1 }
    at += 1
  }

  private mutating func step() {
    switch (bytes[at], byte(1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      let start = at
      while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      comments.append(Comment(text: text(start..<at), line: line + 1))
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
    case (UInt8(ascii: "\""), _): skipString(hashes: 0)
    case (UInt8(ascii: "#"), _):
      var hashes = 0
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(hashes) == UInt8(ascii: "\"") {
        at += hashes
        skipString(hashes: hashes)
      } else {
        mark()
      }
    case (UInt8(ascii: "`"), let next?) where Self.isWordByte(next):
      let start = at
      at += 1
      while at < bytes.count, Self.isWordByte(bytes[at]) { at += 1 }
      if byte(0) == UInt8(ascii: "`") { at += 1 }
      tokens.append(Token(text: text(start..<at), range: start..<at, line: line))
    case (let first, _) where Self.isWordByte(first):
      let start = at
      while at < bytes.count, Self.isWordByte(bytes[at]) { at += 1 }
      tokens.append(Token(text: text(start..<at), range: start..<at, line: line))
    case (let first, _) where first <= 0x20: advance()
    default: mark()
    }
  }

  private mutating func mark() {
    tokens.append(Token(text: text(at..<at + 1), range: at..<at + 1, line: line))
    at += 1
  }

  /// Comments nest.
  private mutating func skipComment() {
    let start = at
    let first = line + 1
    var depth = 0
    repeat {
      if bytes[at] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if bytes[at] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else {
        advance()
      }
    } while depth > 0 && at < bytes.count
    at = min(at, bytes.count)
    comments.append(Comment(text: text(start..<at), line: first))
  }

  /// Skips a string from its first quote on; what is interpolated is code, and skipped too.
  private mutating func skipString(hashes: Int) {
    let start = at
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    let startLine = line
    at += quotes
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        if byte(1 + hashes) == UInt8(ascii: "(") {
          at += 1 + hashes
          skipInterpolation()
        } else {
          at += min(1 + hashes, bytes.count - at)
          if at < bytes.count { advance() }
        }
      } else if bytes[at] == UInt8(ascii: "\""), isClosed(quotes, hashes) {
        at += quotes + hashes
        break
      } else if !isLong, bytes[at] == UInt8(ascii: "\n") {
        break  // An open string ends with its line; the compiler will say so.
      } else {
        advance()
      }
    }
    at = min(at, bytes.count)
    // A string stands in an expression as a word would.
    tokens.append(Token(text: "\"", range: start..<at, line: startLine))
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private func isClosed(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hasHashes(hashes, at: quotes)
  }

  private mutating func skipInterpolation() {
    let kept = tokens.count
    var depth = 0
    repeat {
      let count = tokens.count
      step()
      if tokens.count > count {
        if tokens.last?.text == "(" { depth += 1 }
        if tokens.last?.text == ")" { depth -= 1 }
      }
    } while depth > 0 && at < bytes.count
    tokens.removeLast(tokens.count - kept)
  }
}

extension SwiftText {
  /// The index behind the bracket that closes the one at `index`.
  func closing(_ index: Int) -> Int {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    guard let close = pairs[tokens[index].text] else { return index + 1 }
    var depth = 0
    for place in index..<tokens.count {
      if tokens[place].text == tokens[index].text { depth += 1 }
      if tokens[place].text == close {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
    }
    return tokens.count
  }

  /// The index behind the `>` that closes the `<` at `index`; an arrow closes nothing.
  func closingAngle(_ index: Int) -> Int {
    var depth = 0
    for place in index..<tokens.count {
      if tokens[place].text == "<" { depth += 1 }
      if tokens[place].text == ">", tokens[place - 1].text != "-" {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
    }
    return tokens.count
  }
}
