import LayoutTiming
import Testing

@Suite("Measuring in batches")
struct MeasurementTests {
  /// A clock that moves only by the work that is done.
  private final class Clock {
    var time: UInt64 = 0
    var calls = 0
    let cost: UInt64

    init(cost: UInt64) { self.cost = cost }

    func work() {
      calls += 1
      time += cost
    }
  }

  @Test(
    "sizes a batch to 0.20–0.30 ms, whatever a call costs",
    arguments: [7, 950, 40_000, 190_000]
  )
  func sizes(cost: UInt64) {
    let clock = Clock(cost: cost)
    let measurement = Measurement(items: 10, clock: { clock.time }) { clock.work() }
    let batch = Double(measurement.callsPerBatch) * Double(cost)
    #expect(Measurement.batch.contains(batch) || measurement.callsPerBatch == 1)
    #expect(measurement.samples == Array(repeating: Double(cost) / 10, count: 24))
  }

  @Test("takes five batches of one call where a call is longer than the budget")
  func long() {
    let clock = Clock(cost: 2_000_000_000)
    let measurement = Measurement(items: 1_000, budget: 1e9, clock: { clock.time }) { clock.work() }
    #expect(measurement.callsPerBatch == 1)
    #expect(measurement.samples == Array(repeating: 2_000_000, count: 5))
    #expect(clock.calls <= 8)
  }

  @Test("ends on a clock that stands still")
  func frozen() {
    let measurement = Measurement(items: 1, batches: 1, clock: { 0 }) {}
    #expect(measurement.samples == [0])
  }

  @Test("reads a thread clock that moves with work and not with sleep")
  func threadClock() {
    let start = ThreadClock.nanoseconds()
    var sum = 0
    for value in 0..<200_000 { sum &+= value &* value }
    keep(sum)
    let worked = ThreadClock.nanoseconds()
    #expect(worked > start)
    #expect(worked - start < 10_000_000_000)
  }
}
