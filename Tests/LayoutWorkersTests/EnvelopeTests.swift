import Foundation
import LayoutWorkers
import TestKit
import Testing

@Suite("Envelope")
struct EnvelopeTests {
  @Test(
    "the id is found wherever it stands in the outermost object",
    arguments: [
      ("{\"id\":17}", 17),
      ("{ \"frames\" : [[1e3,-0.5,\"inf\",null]], \"id\" : 0 }\r", 0),
      ("{\"case\":{\"id\":5},\"id\":6}", 6),
      ("{\"note\":\"\\\"id\\\":4 \\u00e9 é\",\"id\":9007199254740991}", 9_007_199_254_740_991),
      ("{\"id\":12.0,\"a\":[],\"b\":{},\"c\":true}", 12),
      ("{\"id\":-3}", -3),
    ]
  )
  func ids(line: String, id: Int) throws {
    #expect(try Envelope.id(of: Hostile.bytes(line)) == id)
  }

  @Test(
    "what is not one JSON object with one whole id is no answer",
    arguments: [
      "", "17", "[1]", "null", "{", "{}", "{\"id\":17", "{\"id\":17}x", "{\"id\":17}{\"id\":18}",
      "{\"id\":17,}", "{id:17}", "{'id':17}", "{\"id\":017}", "{\"id\":\"17\"}", "{\"id\":null}",
      "{\"id\":1.5}", "{\"id\":NaN}", "{\"id\":1,\"a\":nan}", "{\"id\":1,\"a\":+1}",
      "{\"id\":1,\"a\":1.}", "{\"id\":1,\"a\":.5}", "{\"id\":1,\"a\":1e}", "{\"id\":1,\"id\":2}",
      "{\"id\":1,\"a\":\"\\x\"}", "{\"id\":1,\"a\":\"\\u12g4\"}", "{\"id\":1,\"a\":\"\t\"}",
      "{\"id\":1,\"a\":[1 2]}", "{\"id\":1,\"a\":tru}", "{\"id\":1 \"a\":2}", "{\"id\":1e999}",
      "{\"id\":99999999999999999999}", "{\"id\":-}", "{\"a\":\"id\"}",
    ]
  )
  func garbage(line: String) {
    #expect(throws: Envelope.Problem.self) { try Envelope.id(of: Hostile.bytes(line)) }
  }

  @Test("bytes that are not UTF-8 are no answer")
  func notUTF8() {
    let line = Hostile.bytes("{\"id\":1,\"a\":\"") + [0xFF, 0xC0] + Hostile.bytes("\"}")
    #expect(throws: Envelope.Problem.self) { try Envelope.id(of: line) }
  }

  @Test("nesting without end is refused, not followed")
  func deep() throws {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: Envelope.Problem.self) {
      try Envelope.id(of: Hostile.bytes("{\"id\":1,\"a\":\(deep)"))
    }
    let allowed = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try Envelope.id(of: Hostile.bytes("{\"id\":1,\"a\":\(allowed)}")) == 1)
  }

  @Test("of lines changed at random it takes those that a whole parser takes, with the same id")
  func agreesWithParser() {
    let seeds = [
      "{\"id\":17,\"frames\":[[0,1.5,-2e3,\"inf\"],[]],\"size\":[null,true],\"a\":{\"b\":\"\\u00e9\"}}",
      "{ \"error\" : \"no \\\"lanes\\\"\" , \"id\" : 3 }",
    ]
    let alphabet = Array("{}[]\",:\\ 0123456789.eE+-truefalsnid\t".utf8)
    var random = SeededGenerator(seed: 2026)
    var taken = 0
    for round in 0..<20_000 {
      var line = Hostile.bytes(seeds[round % seeds.count])
      for _ in 0...Int(random.next() % 3) {
        let place = Int(random.next() % UInt64(line.count))
        let byte = alphabet[Int(random.next() % UInt64(alphabet.count))]
        switch random.next() % 3 {
        case 0: line[place] = byte
        case 1: line.insert(byte, at: place)
        default: line.remove(at: place)
        }
      }
      let value = try? JSONSerialization.jsonObject(with: Data(line))
      let parsed = ((value as? [String: Any])?["id"] as? NSNumber)?.doubleValue
      let found = try? Envelope.id(of: line)
      if let found {
        taken += 1
        #expect(parsed == Double(found), "\(String(decoding: line, as: UTF8.self))")
      } else if let parsed, parsed == parsed.rounded(), abs(parsed) < 1e15 {
        // What is left are words for the id and two ids, which a parser of values does not see,
        // and a comma before the end, which this parser forgives.
        let text = String(decoding: line, as: UTF8.self)
        let ids = text.components(separatedBy: "\"id\"").count - 1
        let packed = text.filter { !$0.isWhitespace }
        let isKnown = ["true", "false", ",}", ",]"].contains { packed.contains($0) }
        #expect(ids > 1 || isKnown, "\(text)")
      }
    }
    #expect(taken > 1_000)
  }
}
