import Foundation
import LayoutCases
import Testing

@Suite("JSON scanner")
struct JSONScannerTests {
  private static let seeds = [
    #"{"a":[1,-2.5e3,0,0.1],"b":{"c":null,"d":true},"é":"x\n\u00e9\"\\\/"}"#,
    #"[[],{},[{}],"",false, 10 , {"k" : "v"} ]"#,
    "{\n  \"items\": [\n    {\"width\": 4000}\n  ]\n}\n",
    "12", "\"s\"", "null",
  ]

  @Test("it takes exactly what Foundation's parser takes, also of texts broken at random")
  func agreement() {
    var state: UInt64 = 11
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let letters = Array("{}[]\",:0123456789.-+eEtrufalsn\\ \n".utf8)
    var refused = 0
    for _ in 0..<6_000 {
      var bytes = Array(Self.seeds[draw(Self.seeds.count)].utf8)
      for _ in 0..<draw(4) {
        let index = draw(bytes.count)
        switch draw(3) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(letters[draw(letters.count)], at: index)
        default: bytes[index] = letters[draw(letters.count)]
        }
        if bytes.isEmpty { break }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // Half a surrogate pair and a number past a double are grammar here and errors there.
      if text.contains("\\u") && !text.contains("\\u00e9") { continue }
      if bytes.isEmpty || firstByteThatIsNotUTF8(bytes) != nil { continue }
      // A comma before a closing bracket is an error in the grammar, and passes there.
      let compact = text.filter { !$0.isWhitespace }
      if compact.contains(",]") || compact.contains(",}") { continue }
      let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      let ours = JSONLocator(bytes).syntaxFault
      #expect((ours == nil) == (theirs != nil), "\(text)")
      if ours != nil { refused += 1 }
    }
    #expect(refused > 1_000)
  }

  @Test(
    "strings are read with their escapes",
    arguments: [
      (#""plain é""#, "plain é"), (#""a\n\t\"\\\/\b\f\r""#, "a\n\t\"\\/\u{8}\u{C}\r"),
      (#""\u00e9\uD83D\ude00!""#, "é😀!"), (#""\ud83d""#, "\u{FFFD}"), (#""""#, ""),
    ]
  )
  func strings(json: String, text: String) throws {
    var scanner = JSONScanner(Array(json.utf8))
    #expect(try scanner.string() == text)
    try scanner.end()
    let written = JSONScanner(Array(jsonString(text).utf8))
    var again = written
    #expect(try again.string() == text)
  }

  @Test(
    "numbers are read to the nearest double",
    arguments: [
      ("0", 0), ("-0", 0), ("12", 12), ("0.1", 0.1), ("-1.5e-3", -0.0015), ("1E2", 100),
      ("123456789012345680", 123_456_789_012_345_680.0), ("999999999999999", 999_999_999_999_999),
    ]
  )
  func numbers(json: String, value: Double) throws {
    var scanner = JSONScanner(Array(json.utf8))
    #expect(try scanner.number() == value)
  }

  @Test(
    "a value is summed up on one short line",
    arguments: [
      ("{\"a\":1}", "an object"), ("[1]", "an array"), ("\"a\\nb\"", "\"a\\nb\""),
      ("-1.50", "-1.50"),
      ("true", "true"), ("\"ab", "a string that does not end"), ("", "nothing"), ("?", "nothing"),
      ("\"\(String(repeating: "x", count: 50))\"", "\"\(String(repeating: "x", count: 40))…\""),
    ]
  )
  func summaries(json: String, summary: String) {
    #expect(JSONLocator(Array(json.utf8)).summary(at: 0) == summary)
  }

  @Test("lines are counted over LF, CRLF and CR, columns in characters")
  func positions() {
    let text = Array("a\r\nb\rcé\nd".utf8)
    let places = text.indices.map { TextPosition(of: $0, in: text) }
    #expect(places.map(\.line) == [1, 1, 1, 2, 2, 3, 3, 3, 3, 4])
    #expect(TextPosition(of: 8, in: text).column == 3)
    #expect(TextPosition(of: 99, in: text).line == 4)
  }
}
