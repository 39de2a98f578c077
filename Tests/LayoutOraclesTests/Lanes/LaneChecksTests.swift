import LayoutCore
import LayoutOracles
import TestKit
import Testing

@Suite("LaneChecks")
struct LaneChecksTests {
  @Test("right answers break nothing, under every declared choice", arguments: 0..<8)
  func noFalseAlarms(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scratch = LaneScratch()
    for _ in 0..<1000 {
      let plan = LanePlan.random(&random)
      var answer = LaneReference.layOut(plan)
      if random.chance(0.3) { answer.lanes = nil }
      guard let violation = broken(plan, answer, &scratch) else { continue }
      Issue.record("\(violation) in \(plan), \(answer)")
      return
    }
  }

  @Test("no way of adding up raises a false alarm", arguments: 0..<8)
  func otherArithmetic(seed: UInt64) {
    var random = SeededGenerator(seed: seed + 500)
    for _ in 0..<1000 {
      let plan = LanePlan.random(&random)
      var answer = OtherArithmetic.layOut(plan)
      let lanes = answer.lanes
      if random.chance(0.3) { answer.lanes = nil }
      let reference = LaneReference.layOut(plan, following: lanes)
      let violation =
        broken(plan, answer)
        ?? Reference.check(oracle: reference, answer: answer)
      guard let violation else { continue }
      Issue.record("\(violation) in \(plan), \(answer)")
      return
    }
  }

  @Test("items in lanes at random are found where the numbers allow no doubt")
  func randomLanes() {
    var random = SeededGenerator(seed: 77)
    var found = 0
    for _ in 0..<500 {
      var plan = LanePlan.random(&random)
      plan.semantics.tieTolerance = 0
      let right = LaneReference.layOut(plan)
      let lanes = plan.items.map {
        Int.random(in: 0...plan.lanes - plan.span(of: $0), using: &random)
      }
      let answer = LaneReference.layOut(plan, following: lanes)
      let violation = broken(plan, answer, only: "assignment")
      if violation != nil { found += 1 }
      if lanes == right.lanes { #expect(violation == nil) }
    }
    #expect(found > 300)
  }

  @Test("a frame moved by a hundredth of the layout is found, whichever it is", arguments: 0..<10)
  func movedFrames(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed + 1000)
    var scratch = LaneScratch()
    for _ in 0..<500 {
      let plan = LanePlan.random(&random)
      let right = LaneReference.layOut(plan)
      guard let index = right.frames.indices.randomElement(using: &random) else { continue }
      let extent = max(1, right.size.width, right.size.height)
      let answer = right.changed { answer in
        if random.chance(0.5) {
          answer.frames[index].x += extent * 0.01
        } else {
          answer.frames[index].y += extent * 0.01
        }
      }
      if broken(plan, answer, &scratch) == nil {
        Issue.record("item \(index) in \(plan), \(answer)")
        return
      }
    }
  }

  @Test("each check has its own name, formula and applicability")
  func described() {
    let names = LaneChecks.all.map(\.description.name)
    #expect(Set(names).count == names.count)
    for check in LaneChecks.all {
      #expect(!check.description.formula.isEmpty && !check.description.applies.isEmpty)
    }
  }

  @Test("what an engine does not claim is not asked of it")
  func unclaimed() {
    var plan = LanePlan.columns([50, 60])
    let right = LaneReference.layOut(plan)
    let cases: [(LaneSemantics.Claims, String, LaneAnswer)] = [
      (.containment, "containment", right.changed { $0.frames[0].x = -5 }),
      (.spacing, "spacing", right.changed { $0.frames[0].y = 5 }),
      (.lengths, "min-max", right.changed { $0.frames[0].height = 55 }),
      (.contentSize, "content-size", right.changed { $0.size.height += 10 }),
      (
        .balance, "balance",
        right.changed {
          $0.frames[1].x = 0
          $0.frames[1].y = 60
          $0.lanes = [0, 0]
        }
      ),
      (.assignment, "assignment", right.changed { $0.lanes = [1, 0] }),
    ]
    for (claim, name, answer) in cases {
      plan.semantics.claims = .all
      #expect(broken(plan, answer, only: name)?.invariant == name)
      plan.semantics.claims = LaneSemantics.Claims.all.subtracting(claim)
      #expect(broken(plan, answer, only: name) == nil)
    }
  }
}
