import LayoutCore
import LayoutOracles
import TestKit
import Testing

@Suite("Lane checks speed", .enabled(if: Stopwatch.isOn), .serialized)
struct LaneChecksSpeedTests {
  @Test("all checks of a case of 25 items take a few microseconds")
  func smallCases() {
    var random = SeededGenerator(seed: 5)
    let plans = (0..<200).map { _ in
      var plan = LanePlan.random(&random)
      while plan.items.count < 25 { plan.items.append(LaneItem(natural: 100)) }
      return plan
    }
    let answers = plans.map { LaneReference.layOut($0) }
    var scratch = LaneScratch()
    var found = 0
    let times = Stopwatch.nanoseconds(
      repeats: 50,
      [
        {
          for index in plans.indices {
            if LaneChecks.firstViolation(plans[index], answers[index], scratch: &scratch) != nil {
              found += 1
            }
          }
        }
      ]
        + LaneChecks.all.map { check in
          {
            for index in plans.indices {
              scratch.reading.read(answers[index], by: plans[index])
              if check.check(plans[index], answers[index], &scratch) != nil { found += 1 }
            }
          }
        }
    )
    let each = times[0] / Double(plans.count)
    print("all lane checks: \(each.rounded()) ns a case of 25 items")
    for (check, time) in zip(LaneChecks.all, times.dropFirst()) {
      print("  reading and \(check.description.name): \((time / Double(plans.count)).rounded()) ns")
    }
    #expect(found == 0)
    #expect(each < 10_000)
  }
}
