import LayoutCore
import LayoutOracles
import Testing

@Suite("Monotone")
struct MonotoneTests {
  static func sample(_ width: Double, _ columns: Int?, _ used: Double, _ height: Double = 50)
    -> Monotone.Sample
  {
    Monotone.Sample(width: width, columns: columns, size: Size(width: used, height: height))
  }

  @Test("more width gives no fewer columns and no less breadth, in either order given")
  func growing() {
    let narrow = Self.sample(100, 2, 100)
    #expect(Monotone.check(narrow, Self.sample(200, 4, 190)) == nil)
    #expect(Monotone.check(narrow, Self.sample(200, 1, 190))?.actual == "1 columns")
    #expect(Monotone.check(Self.sample(200, 1, 190), narrow)?.actual == "1 columns")
    #expect(Monotone.check(narrow, Self.sample(200, nil, 90))?.edge == .trailing)
  }

  @Test("room that is not used changes nothing")
  func unused() {
    let wide = Self.sample(200, nil, 80, 50)
    #expect(Monotone.check(Self.sample(100, nil, 80, 50), wide) == nil)
    #expect(Monotone.check(Self.sample(100, nil, 80, 60), wide)?.edge == .bottom)
    #expect(Monotone.check(Self.sample(100, nil, 70, 50), wide)?.edge == .trailing)
    #expect(Monotone.check(Self.sample(60, nil, 60, 70), wide) == nil)
  }
}
