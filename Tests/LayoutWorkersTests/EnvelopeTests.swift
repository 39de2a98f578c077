import LayoutWorkers
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
}
