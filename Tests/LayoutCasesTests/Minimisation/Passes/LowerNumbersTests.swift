import LayoutCases
import LayoutCore
import Testing

@Suite("Pass: lower numbers")
struct LowerNumbersTests {
  private func lowered(
    _ values: [Double],
    by pass: Pass<Shelf> = .lowerNumbers,
    _ condition: @escaping ([Double]) -> Bool
  ) -> [Double]? {
    Minimiser<Shelf>(passes: [pass])
      .minimise(Shelf(values: values), execute: Shelf.breaking { condition($0.values) })?
      .value.values
  }

  @Test("the least whole number is exact", arguments: [3.0, 11, 500, 501, 1023, 1_000_001])
  func exact(bound: Double) {
    #expect(lowered([bound * 7 + 13]) { $0[0] >= bound } == [bound])
    #expect(lowered([-bound * 7 - 13]) { $0[0] <= -bound } == [-bound])
  }

  @Test("whole numbers come before fractions, and short fractions before long ones")
  func fractions() {
    #expect(lowered([17.3]) { $0[0] > 16 } == [17])
    #expect(lowered([0.3]) { $0[0] > 0.2 && $0[0] < 0.4 } == [0.25])
  }

  @Test("equal numbers are lowered together")
  func together() {
    let isTie: ([Double]) -> Bool = { $0[0] == $0[1] && $0[0] >= 12 }
    #expect(lowered([90, 90]) { isTie($0) } == [90, 90])
    #expect(lowered([90, 90], by: .lowerNumbersTogether) { isTie($0) } == [12, 12])
  }

  @Test("numbers that must differ are lowered by the same amount")
  func pairs() {
    let value = lowered([75, 80], by: .lowerPairs) { $0[1] - $0[0] == 5 }
    #expect(value == [0, 5])
  }

  @Test("a sum that must stay is moved into one number")
  func sums() {
    let value = lowered([40, 60], by: .lowerPairs) { $0[0] + $0[1] >= 100 }
    #expect(value.map(Set.init) == [0, 100])
  }
}
