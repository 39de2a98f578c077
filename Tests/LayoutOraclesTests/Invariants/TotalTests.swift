import LayoutCore
import LayoutOracles
import Testing

@Suite("Total")
struct TotalTests {
  @Test(
    "nonsense gets what the engine declares, sense gets an answer",
    arguments: [
      (nil, Total.Response.answered, LaneSemantics.Nonsense.refused, nil),
      (nil, .refused("no"), .refused, "refuses a case that makes sense: no"),
      (nil, .refused("no"), .anything, "refuses a case that makes sense: no"),
      ("0 lanes", .refused("no"), .refused, nil),
      ("0 lanes", .answered, .refused, "answers a case that makes no sense: 0 lanes"),
      ("0 lanes", .answered, .clamped, nil),
      ("0 lanes", .refused("no"), .clamped, "refuses a case it declares to clamp: 0 lanes"),
      ("0 lanes", .answered, .anything, nil), ("0 lanes", .refused("no"), .anything, nil),
      ("0 lanes", .faulted, .refused, nil),
    ] as [(String?, Total.Response, LaneSemantics.Nonsense, String?)]
  )
  func responses(
    nonsense: String?,
    response: Total.Response,
    rule: LaneSemantics.Nonsense,
    message: String?
  ) {
    let violation = Total.check(nonsense: nonsense, response: response, rule: rule)
    #expect(violation?.message == message)
  }

  @Test("an outcome is read as what the engine did")
  func outcomes() {
    #expect(Total.Response(Outcome.answer(1)) == .answered)
    let refusal = Outcome<Int>.refusal(LayoutFailure(.lanes, "0 lanes"))
    #expect(Total.Response(refusal) == .refused("0 lanes"))
    #expect(Total.Response(Outcome<Int>.fault(EngineFault(.trap, "trap"))) == .faulted)
  }
}
