import LayoutCases
import LayoutCore
import Testing

@Suite("Search")
struct SearchTests {
  /// Runs `body` as the only pass of a minimisation that breaks while `condition` holds.
  private func search(
    _ start: Shelf,
    where condition: @escaping (Shelf) -> Bool,
    _ body: @escaping @Sendable (inout Search<Shelf>) -> Void
  ) -> Minimiser<Shelf>.Result? {
    Minimiser<Shelf>(passes: [Pass("body", run: body)])
      .minimise(start, execute: Shelf.breaking(where: condition))
  }

  @Test("only what is simpler and fails is taken")
  func taken() throws {
    let result = search(Shelf(values: [4, 4]), where: { $0.values.contains { $0 >= 3 } }) {
      let isMoreTaken = $0.attempt(Shelf(values: [4, 5]))
      let isHoldingTaken = $0.attempt(Shelf(values: [2, 2]))
      let isNothingTaken = $0.attempt(nil)
      #expect(!isMoreTaken && !isHoldingTaken && !isNothingTaken)
      _ = $0.attempt(Shelf(values: [3]))
    }
    #expect(result?.value == Shelf(values: [3]))
  }

  @Test("a candidate that holds is run once")
  func remembered() {
    var runs = 0
    _ = Minimiser<Shelf>(
      passes: [
        Pass("ask twice") { (search: inout Search<Shelf>) in
          for _ in 0..<5 { _ = search.attempt(Shelf(values: [0])) }
        }
      ]
    )
    .minimise(Shelf(values: [1])) { shelf in
      runs += 1
      return Shelf.breaking { $0.values == [1] }(shelf)
    }
    #expect(runs == 2)
  }

  @Test("a detour goes uphill and is taken for what comes of it")
  func detour() {
    let start = Shelf(values: [2, 2, 2])
    let result = search(start, where: { $0.values.reduce(0, +) >= 6 }) { search in
      let isTaken = search.attempt(Shelf(values: [9, 9, 9]))
      #expect(!isTaken)
      _ = search.attempt(
        detour: Shelf(values: [9, 9, 9]),
        passes: [.deleteParts, .lowerNumbers]
      )
    }
    #expect(result?.value == Shelf(values: [6]))
  }
}
