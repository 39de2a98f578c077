import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

@Suite("Answers of the engine protocol")
struct WireScannerTests {
  private func outcome(_ text: String) throws -> Outcome<MasonryAnswer> {
    try #require(MasonryDomain.wire).read(Array(text.utf8))
  }

  @Test("frames, size, lanes, hits and work are read, and what else there is passed over")
  func whole() throws {
    let text = """
      {"id":3, "later":{"a":[1,"x]}",null]}, "frames":[[0,-1.5,2e3,4],[1,2,"inf","nan"]],
       "size":[10,20.25], "lanes":[0,1.0], "hits":[[],[0,1]], "work":{"measure":12,"x":[1]}}
      """
    guard case .answer(let answer) = try outcome(text) else {
      Issue.record("no answer")
      return
    }
    #expect(answer.frames[0] == Rect(x: 0, y: -1.5, width: 2000, height: 4))
    #expect(answer.frames[1].width == .infinity && answer.frames[1].height.isNaN)
    #expect(answer.size == Size(width: 10, height: 20.25))
    #expect(answer.lanes == [0, 1])
    #expect(answer.hits == [[], [0, 1]])
    #expect(answer.work.measures == 12)
  }

  @Test("numbers are read to the last bit")
  func numbers() throws {
    var generator = SystemRandomNumberGenerator()
    var numbers = [
      0.1, -0.0, .leastNonzeroMagnitude, 1.7976931348623157e308, 9_007_199_254_740_991,
      123456.789012345,
    ]
    for _ in 0..<2_000 {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { numbers.append(value) }
      numbers.append(Double(generator.next() >> 40) / 64)
    }
    for number in numbers {
      let text = "{\"id\":1,\"frames\":[],\"size\":[\(number),0]}"
      guard case .answer(let answer) = try outcome(text) else {
        Issue.record("\(number) is not read")
        continue
      }
      #expect(answer.size.width.bitPattern == number.bitPattern)
    }
  }

  @Test("a refusal is a refusal, escapes and all")
  func refusal() throws {
    let text = #"{"id":1,"error":"no \"lanes\" \u00e9\ud83d\ude00\n"}"#
    guard case .refusal(let failure) = try outcome(text) else {
      Issue.record("no refusal")
      return
    }
    #expect(failure.message == "no \"lanes\" é😀\n")
  }

  @Test(
    "what is of another type breaks the protocol, and is told",
    arguments: [
      (#"{"id":1,"frames":[[0,0,1]],"size":[0,0]}"#, "a frame of four lengths"),
      (#"{"id":1,"frames":[[0,0,null,1]],"size":[0,0]}"#, "a number"),
      (#"{"id":1,"frames":[[0,0,"wide",1]],"size":[0,0]}"#, "\"inf\""),
      (#"{"id":1,"frames":7,"size":[0,0]}"#, "a list of frames"),
      (#"{"id":1,"frames":[]}"#, "a size"),
      (#"{"id":1,"size":[0,0]}"#, "frames or an error"),
      (#"{"id":1,"frames":[],"error":"x"}"#, "found both"),
      (#"{"id":1,"frames":[],"size":[0,0],"lanes":[0.5]}"#, "a whole number"),
    ]
  )
  func mismatches(text: String, expected: String) throws {
    guard case .fault(let fault) = try outcome(text) else {
      Issue.record("no fault")
      return
    }
    #expect(fault.kind == .protocolBreach)
    #expect(fault.message.contains(expected), "\(fault.message)")
  }
}
