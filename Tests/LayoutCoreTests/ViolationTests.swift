import LayoutCore
import Testing

@Suite("A violation")
struct ViolationTests {
  @Test("made of a fault knows which fault it is", arguments: EngineFault.Kind.allCases)
  func fault(_ kind: EngineFault.Kind) {
    let violation = EngineFault(kind, "it broke down").violation
    #expect(violation.fault == kind)
    #expect(EngineFault.Kind(cause: violation.cause) == kind)
  }

  @Test("of what an answer breaks is no fault", arguments: ["overlap", "trap-door", "total"])
  func answer(_ invariant: String) {
    var violation = Violation(invariant, "it is wrong", expected: "right", actual: "wrong")
    #expect(violation.fault == nil)
    violation.aspect = "trap"
    #expect(violation.fault == nil)
    #expect(violation.cause == "\(invariant)/trap")
  }
}
