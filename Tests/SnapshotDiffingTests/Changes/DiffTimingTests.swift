import Foundation
import SnapshotDiffing
import Testing

#if DEBUG
  private let isAskedFor = false
#else
  private let isAskedFor = ProcessInfo.processInfo.environment["PLUMB_TIMING"] != nil
#endif

/// Other tests run beside these unless they are left out, and then times say nothing:
/// `PLUMB_TIMING=1 swift test -c release --filter DiffTimingTests`.
@Suite(
  "Time, in one release run",
  .serialized,
  .enabled(if: isAskedFor, "time is judged in an optimised build, alone, with PLUMB_TIMING set")
)
struct DiffTimingTests {
  struct Report: CustomStringConvertible {
    var small, large, unchanged, shuffled, system: Duration

    var growth: Double { large / small }

    var description: String {
      "5,000 mixed \(perItem(small, 5_000)), 100,000 mixed \(perItem(large, 100_000)) "
        + "(\(growth) times), 10,000 unchanged \(perItem(unchanged, 10_000)), shuffled "
        + "\(perItem(shuffled, 10_000)), Swift's own 5,000 \(perItem(system, 5_000))"
    }

    private func perItem(_ time: Duration, _ count: Int) -> String {
      "\((time / .nanoseconds(count) * 10).rounded() / 10) ns an item"
    }
  }

  @Test("with identifiers like UUIDs grows as the lists do")
  func uuids() {
    judge { draw in Twin(high: draw.next(), low: draw.next()) }
  }

  @Test("with text as identifiers grows as the lists do")
  func strings() {
    judge { draw in "item-\(String(draw.next(), radix: 16))-\(draw.next() % 1_000_000)" }
  }

  @Test("of appending one by one is as linear as of appending all at once")
  func appending() {
    let few = least(5) { append(10_000, by: 1) }
    let many = least(5) { append(100_000, by: 1) }
    let together = least(5) { append(100_000, by: 100_000) }
    print("10,000 one by one \(few), 100,000 one by one \(many), at once \(together)")
    #expect(many / few < 20)
    #expect(many / together < 8)
  }

  private func append(_ count: Int, by step: Int) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    for start in stride(from: 0, to: count, by: step) {
      snapshot.appendItems(Array(start..<start + step))
    }
    #expect(snapshot.numberOfItems == count)
  }

  /// Sixteen bytes, as a UUID is.
  struct Twin: Hashable {
    var high: UInt64
    var low: UInt64
  }

  private func judge<ID: Hashable>(_ make: (inout Draw) -> ID) {
    var draw = Draw(seed: 5)
    let few = mixed(5_000, changed: 1_000, moved: 200, &draw, make)
    let many = mixed(100_000, changed: 10_000, moved: 2_000, &draw, make)
    // Made twice, so that equal elements share no storage and must be looked at.
    var again = draw
    let list = (0..<10_000).map { _ in make(&draw) }
    let equal = (0..<10_000).map { _ in make(&again) }
    let shuffled = list.shuffled(using: &draw)
    let report = Report(
      small: least(30) { _ = ChangeSet(from: few.before, to: few.after) },
      large: least(30) { _ = ChangeSet(from: many.before, to: many.after) },
      unchanged: least(30) { _ = ChangeSet(from: list, to: equal) },
      shuffled: least(10) { _ = ChangeSet(from: list, to: shuffled) },
      system: least(2) { _ = SystemDifference.changes(from: few.before, to: few.after) }
    )
    print(report)
    #expect(report.growth <= 25)
    #expect(report.unchanged / report.shuffled <= 0.1)
    #expect(report.small / report.system <= 0.05)
  }

  /// A list, and one made from it by deleting, moving and inserting at random places.
  private func mixed<ID>(
    _ count: Int,
    changed: Int,
    moved: Int,
    _ draw: inout Draw,
    _ make: (inout Draw) -> ID
  ) -> (before: [ID], after: [ID]) {
    let before = (0..<count).map { _ in make(&draw) }
    let places = Array(0..<count).shuffled(using: &draw)
    let gone = Set(places.prefix(changed))
    let movers = places[changed..<changed + moved]
    var after = before
    for (place, source) in zip(movers, movers.shuffled(using: &draw)) {
      after[place] = before[source]
    }
    var kept = after.indices.filter { !gone.contains($0) }.map { after[$0] }.makeIterator()
    let new = Set(Array(0..<count).shuffled(using: &draw).prefix(changed))
    let mixed = (0..<count).compactMap { new.contains($0) ? make(&draw) : kept.next() }
    return (before, mixed)
  }

  /// The least processor time of several runs, which waiting for the processor does not lengthen.
  private func least(_ runs: Int, _ work: () -> Void) -> Duration {
    (0..<runs).map { _ in
      let start = processorTime()
      work()
      return processorTime() - start
    }.min() ?? .zero
  }

  private func processorTime() -> Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
