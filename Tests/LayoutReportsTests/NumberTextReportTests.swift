import LayoutCore
import LayoutReports
import Testing

@Suite("NumberText: reports")
struct NumberTextReportTests {
  @Test(
    "writes lengths short and true to two decimals",
    arguments: [
      (120, "120"), (33.333, "33.33"), (0.5, "0.5"), (-0.001, "-1e-3"), (1e300, "1e300"),
      (12.999, "13"), (-12.25, "-12.25"), (0, "0"), (1.05, "1.05"), (123_456_789, "1.23e8"),
      (.infinity, "inf"),
    ]
  )
  func length(value: Double, text: String) {
    #expect(NumberText.length(value) == text)
  }

  @Test(
    "writes durations in the unit that suits",
    arguments: [
      (0.000_012, "12 µs"), (0.009, "9 ms"), (1.24, "1.2 s"), (42.4, "42 s"), (185, "3 min 5 s"),
      (7_380, "2 h 3 min"), (.nan, "–"),
    ]
  )
  func duration(value: Double, text: String) {
    #expect(NumberText.duration(value) == text)
  }

  @Test(
    "writes three significant digits",
    arguments: [
      (3.14159, "3.14"), (31.4159, "31.4"), (314.159, "314"), (20_000, "20,000"), (0, "0"),
      (0.001_23, "1.23e-3"),
    ]
  )
  func significant(value: Double, text: String) {
    #expect(NumberText.significant(value) == text)
  }
}
