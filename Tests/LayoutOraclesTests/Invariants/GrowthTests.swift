import LayoutCore
import LayoutOracles
import Testing

@Suite("Growth")
struct GrowthTests {
  static func samples(_ work: (Int) -> Int) -> [(size: Int, work: Int)] {
    (10...16).map { (size: 1 << $0, work: work(1 << $0)) }
  }

  @Test("proportional work holds, quadratic work does not")
  func slopes() throws {
    #expect(Growth.check("comparisons", Self.samples { 3 * $0 + 7 }) == nil)
    let slope = try #require(Growth.slope(Self.samples { $0 * $0 }))
    #expect((slope - 2).magnitude < 1e-9)
    #expect(
      Growth.check("comparisons", Self.samples { $0 * $0 })?.message
        == "comparisons grow with the power 2 of the size"
    )
  }

  @Test("too few samples tell nothing")
  func few() {
    #expect(Growth.slope([(size: 8, work: 8)]) == nil)
    #expect(Growth.slope([(size: 8, work: 8), (size: 8, work: 80)]) == nil)
    #expect(Growth.slope([(size: 8, work: 0), (size: 16, work: 80)]) == nil)
  }

  @Test("an edit places what lies behind it at most")
  func edits() {
    #expect(Growth.check(editAt: 7, placed: 3, count: 10) == nil)
    #expect(Growth.check(editAt: 10, placed: 0, count: 10) == nil)
    #expect(Growth.check(editAt: 7, placed: 4, count: 10)?.expected == "at most 3")
  }
}
