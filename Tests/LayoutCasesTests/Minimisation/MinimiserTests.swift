import LayoutCases
import LayoutCore
import Testing

@Suite("Minimiser")
struct MinimiserTests {
  @Test("a start that holds, or breaks something else, is no start")
  func start() {
    let minimiser = Minimiser<Shelf>()
    let shelf = Shelf(values: [5])
    #expect(minimiser.minimise(shelf, execute: { _ in nil }) == nil)
    let execute = Shelf.breaking("other") { _ in true }
    #expect(minimiser.minimise(shelf, keeping: "law", execute: execute) == nil)
    #expect(minimiser.minimise(shelf, keeping: "other", execute: execute) != nil)
  }

  @Test("the cause is kept where a simpler case breaks something else")
  func cause() throws {
    let result = try #require(
      Minimiser<Shelf>()
        .minimise(Shelf(values: [3, 9, 4])) { shelf in
          let name = shelf.values.contains { $0 >= 8 } ? "law" : "other"
          return Violation(name, "", expected: "", actual: "")
        }
    )
    #expect(result.violation.cause == "law")
    #expect(result.value == Shelf(values: [8]))
  }

  /// Ways to fail, each of which holds other pieces in place.
  enum Law: CaseIterable {
    case sum, specialThree, pair, period

    func isBroken(by shelf: Shelf) -> Bool {
      switch self {
      case .sum: shelf.values.reduce(0, +) >= 100
      case .specialThree: shelf.values.count >= 3 && shelf.isSpecial
      case .pair: shelf.values.contains(7) && shelf.values.contains { $0 > 20 }
      case .period: shelf.values.count % 7 == 3
      }
    }
  }

  @Test("at the end no single simplification still fails", arguments: Law.allCases)
  func fixpoint(law: Law) throws {
    let condition = law.isBroken(by:)
    var choices = Choices(seed: 3, stream: "shelf", index: 0)
    var values = (0..<42).map { _ in Double(choices.integer(in: 0...60)) }
    values += [7, 30, 100]
    let result = try #require(
      Minimiser<Shelf>()
        .minimise(Shelf(values: values, isSpecial: true), execute: Shelf.breaking(where: condition))
    )
    #expect(result.isFixpoint)
    let least = result.value
    #expect(condition(least))
    for candidate in least.simplerSettings { #expect(!condition(candidate)) }
    for index in least.values.indices {
      let fewer = try #require(least.keeping(least.values.indices.map { $0 != index }))
      #expect(!condition(fewer))
      for number in [0, 1, 2, least.values[index] - 1] where number >= 0 {
        var lower = least
        lower.values[index] = number
        if lower.complexity < least.complexity { #expect(!condition(lower), "\(least) \(lower)") }
      }
    }
  }

  @Test("the limit is kept and the best so far returned", arguments: [1, 10, 20])
  func limit(limit: Int) throws {
    var runs = 0
    let start = Shelf(values: (0..<100).map(Double.init))
    let result = try #require(
      Minimiser<Shelf>(limit: limit)
        .minimise(start) { shelf in
          runs += 1
          return Shelf.breaking { $0.values.contains(50) }(shelf)
        }
    )
    #expect(runs <= limit + 1)
    #expect(result.candidates == runs)
    #expect(!result.isFixpoint)
    #expect(result.value.values.contains(50))
    #expect(limit == 1 || result.value.complexity < start.complexity)
  }

  @Test("the same start gives the same result in the same number of candidates")
  func repeatable() throws {
    func run() -> (Shelf, Int)? {
      Minimiser<Shelf>()
        .minimise(
          Shelf(values: (0..<60).map { Double($0 * 37 % 61) }),
          execute: Shelf.breaking { $0.values.reduce(0, +) > 300 }
        )
        .map { ($0.value, $0.candidates) }
    }
    let (first, again) = (try #require(run()), try #require(run()))
    #expect(first == again)
  }
}
