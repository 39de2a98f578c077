import LayoutOracles
import Testing

@Suite("Tolerance")
struct ToleranceTests {
  @Test(
    "forgives a millionth of the greater number, and of a point below one point",
    arguments: [
      (100.0, 100.00009, false), (100.0, 100.0002, true), (0, 9e-7, false), (0, 2e-6, true),
      (1e15, 1e15 + 9e8, false), (1e15, 1e15 + 2e9, true), (.nan, 1, false),
    ]
  )
  func differ(first: Double, second: Double, expected: Bool) {
    #expect(Tolerance.standard.differ(first, second) == expected)
  }
}
