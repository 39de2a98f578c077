import LayoutCore
import Testing

@Suite("NumberText")
struct NumberTextTests {
  @Test(
    "is short and keeps at most six decimals",
    arguments: [
      (120, "120"), (0, "0"), (-0.0, "0"), (0.5, "0.5"), (-1.25, "-1.25"), (1.0 / 3, "0.333333"),
      (2.9999999, "3"), (-0.0000004, "-4e-07"), (1e15, "1000000000000000"), (1e16, "1e+16"),
      (123_456_789.125, "123456789.125"),
      (0.000001, "0.000001"), (.nan, "NaN"), (.infinity, "infinity"), (-.infinity, "-infinity"),
      (999_999.9999999, "1000000"), (10.01, "10.01"),
    ] as [(Double, String)]
  )
  func text(value: Double, expected: String) {
    #expect(NumberText.text(value) == expected)
  }

  @Test("two numbers are told with as many digits as tell them apart")
  func pair() {
    #expect(NumberText.pair(1, 2) == ("1", "2"))
    #expect(NumberText.pair(1, 1.0000000001) == ("1", "1.0000000001"))
  }

  @Test(
    "groups thousands",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567"),
      (Int.min, "-9,223,372,036,854,775,808"),
    ]
  )
  func grouped(value: Int, text: String) {
    #expect(NumberText.grouped(value) == text)
  }
}
