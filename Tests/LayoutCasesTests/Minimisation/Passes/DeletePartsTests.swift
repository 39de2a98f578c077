import LayoutCases
import LayoutCore
import Testing

@Suite("Pass: delete parts")
struct DeletePartsTests {
  private func deleted(_ count: Int, _ condition: @escaping ([Double]) -> Bool) -> (Shelf, Int)? {
    Minimiser<Shelf>(passes: [.deleteParts])
      .minimise(
        Shelf(values: (0..<count).map(Double.init)),
        execute: Shelf.breaking { condition($0.values) }
      )
      .map { ($0.value, $0.candidates) }
  }

  @Test(
    "two parts far from each other are found among many",
    arguments: [(3, 90), (0, 99), (49, 50)]
  )
  func pair(first: Int, second: Int) throws {
    let (shelf, _) = try #require(
      deleted(100) { $0.contains(Double(first)) && $0.contains(Double(second)) }
    )
    #expect(shelf.values == [Double(first), Double(second)])
  }

  @Test("one part of ten thousand is found in few candidates")
  func large() throws {
    let (shelf, candidates) = try #require(deleted(10_000) { $0.contains(7_777) })
    #expect(shelf.values == [7_777])
    #expect(candidates < 200)
  }

  @Test("whole periods go where a single part would break the period", arguments: 2...14)
  func period(length: Int) throws {
    let (shelf, _) = try #require(deleted(length * 12) { $0.count % length == 0 && !$0.isEmpty })
    #expect(shelf.values.count == length)
  }
}
