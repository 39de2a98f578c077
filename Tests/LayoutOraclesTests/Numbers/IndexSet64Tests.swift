import LayoutOracles
import TestKit
import Testing

@Suite("IndexSet64")
struct IndexSet64Tests {
  @Test("finds neighbours like a sorted list", arguments: [1, 2, 63, 64, 65, 300, 4096, 5000])
  func neighbours(bound: Int) {
    var random = SeededGenerator(seed: UInt64(bound))
    var set = IndexSet64()
    set.reset(bound: bound)
    var members: Set<Int> = []
    for _ in 0..<400 {
      let member = Int.random(in: 0..<bound, using: &random)
      if random.chance(0.6) {
        set.insert(member)
        members.insert(member)
      } else if members.contains(member) {
        set.remove(member)
        members.remove(member)
      }
      let probe = Int.random(in: 0..<bound, using: &random)
      #expect(set.last(below: probe) == members.filter { $0 < probe }.max() ?? -1)
      #expect(set.first(above: probe) == members.filter { $0 > probe }.min() ?? -1)
    }
    #expect(set.last(below: 0) == -1)
    #expect(set.first(above: bound - 1) == -1)
  }
}
