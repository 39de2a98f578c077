import LayoutCases
import Testing

@Suite("Complexity")
struct ComplexityTests {
  @Test("fewer parts come before fewer settings, and those before simpler numbers")
  func order() {
    let least = Complexity(parts: 1, settings: 9, numbers: 9)
    let middle = Complexity(parts: 2, settings: 0, numbers: 9)
    let most = Complexity(parts: 2, settings: 1, numbers: 0)
    #expect(least < middle && middle < most && least < most)
  }

  @Test("each number of a list is simpler than the next")
  func cost() {
    let numbers = [0, 1, -1, 2, 10, 1000, 1e9, 0.5, 3.25, 0.1, 10.1, .infinity]
    for (simple, other) in zip(numbers, numbers.dropFirst()) {
      #expect(Complexity.cost(of: simple) < Complexity.cost(of: other), "\(simple) \(other)")
    }
  }

  @Test("of the same numbers those are simpler that have the large ones first")
  func places() {
    #expect(Shelf(values: [5, 0]).complexity < Shelf(values: [0, 5]).complexity)
    #expect(Shelf(values: [0, 4]).complexity < Shelf(values: [5, 0]).complexity)
  }
}
