import LayoutCases
import LayoutCore
package import LayoutHarness
import LayoutOracles
import MasonryLayout

/// What engines and checks are measured against in the same run: the least that the same output
/// costs, and a sort.
package enum Yardsticks {
  /// All of them.
  package static let all: [Benchmark] = [writing, sorting, overlap, fuzzing, systemDifference]

  /// A plain loop that writes n frames into a fresh array and decides nothing.
  private static let writing = Benchmark(
    domain: "yardstick",
    engine: "plain loop",
    name: "writes n frames",
    parameter: "",
    sizes: MasonryWorkloads.sizes,
    prepare: { n in
      { WorkCounters(placements: PlainWriter.frames(n).count) }
    }
  )

  /// Swift's sort of n doubles.
  private static let sorting = Benchmark(
    domain: "yardstick",
    engine: "sort",
    name: "sorts n doubles",
    parameter: "",
    sizes: [1_000, 1_000_000],
    prepare: { n in
      var choices = Choices(seed: 1, stream: "sort", index: n)
      let numbers = (0..<n).map { _ in choices.unit() }
      return {
        var copy = numbers
        copy.sort()
        return WorkCounters(passes: copy.isEmpty ? 0 : 1)
      }
    }
  )

  /// The overlap check of the frames of a masonry.
  private static let overlap = Benchmark(
    domain: "yardstick",
    engine: "overlap",
    name: "checks n frames",
    parameter: "",
    sizes: [1_000, 1_000_000],
    prepare: { n in
      let frames = (try? MasonryWorkloads.photos(n, lanes: 8).arranged().frames) ?? []
      return {
        var sweep = OverlapSweep()
        let violation = Overlap.check(frames, sweep: &sweep)
        return WorkCounters(passes: violation == nil ? 1 : 0)
      }
    }
  )

  /// The whole of fuzzing: drawing, answering, all default checks and tallying of n cases of up to
  /// 50 items; a nanosecond an item is one a case.
  private static let fuzzing = Benchmark(
    domain: "yardstick",
    engine: "fuzz",
    name: "judges n cases",
    parameter: "up to 50 items",
    sizes: [1_000],
    prepare: { n in
      let engine = Engine(BuiltInMasonry(), lanes: LaneSemantics(), standing: .gated)
      let suite = Suite(engine.drawing(atMost: 50))
      return {
        let tally = suite.fuzz(seed: 1, from: 0, count: n, mark: { _ in })
        return WorkCounters(passes: tally.broken.isEmpty ? 1 : 0)
      }
    }
  )

  /// Swift's own difference of the mixed lists, at the one size at which it can be waited for.
  private static let systemDifference = Benchmark(
    domain: "yardstick",
    engine: "collection-difference",
    name: "change set",
    parameter: IdentityWorkloads.mixed,
    sizes: [5_000],
    prepare: { n in
      let problem = IdentityWorkloads.mixed(n)
      return {
        guard case .answer(let answer) = SystemIdentity.respond(problem) else {
          return WorkCounters()
        }
        return IdentityDomain.work(of: answer)
      }
    }
  )

  /// Pairs of benchmarks whose times are told as a ratio, and the bound the package keeps.
  package static let ratios: [Ratio] =
    [
      Ratio(
        "masonry, 3 lanes",
        of: ("masonry", "3 lanes"),
        to: "plain loop",
        n: 1_000_000,
        bound: 2
      ),
      Ratio(
        "masonry, 8 lanes",
        of: ("masonry", "8 lanes"),
        to: "plain loop",
        n: 1_000_000,
        bound: 3
      ),
      Ratio(
        "masonry, 64 lanes",
        of: ("masonry", "64 lanes"),
        to: "masonry",
        parameter: "8 lanes",
        n: 1_000_000,
        bound: 3
      ),
      Ratio("overlap check", of: ("overlap", ""), to: "sort", n: 1_000, bound: 2),
      Ratio("overlap check", of: ("overlap", ""), to: "sort", n: 1_000_000, bound: 2),
    ] + identity

  private static let identity: [Ratio] = [
    Ratio(
      "a change set of 100,000 items",
      of: ("identity", IdentityWorkloads.mixed),
      to: "identity",
      parameter: IdentityWorkloads.mixed,
      n: 100_000,
      lowerN: 5_000,
      bound: 25
    ),
    Ratio(
      "an unchanged list",
      of: ("identity", IdentityWorkloads.unchanged),
      to: "identity",
      parameter: IdentityWorkloads.shuffled,
      n: 10_000,
      bound: 0.1
    ),
    Ratio(
      "a change set of 5,000 items",
      of: ("identity", IdentityWorkloads.mixed),
      to: "collection-difference",
      parameter: IdentityWorkloads.mixed,
      n: 5_000,
      bound: 0.05
    ),
  ]

  /// Two benchmarks compared in one run, mostly at one size.
  package struct Ratio: Sendable {
    /// What is compared, for a person.
    package let name: String
    /// The engine and parameter above the line.
    package let upper: (engine: String, parameter: String)
    /// The engine and parameter below the line.
    package let lower: (engine: String, parameter: String)
    /// The number of items above the line.
    package let n: Int
    /// The number of items below the line, the same unless given.
    package let lowerN: Int
    /// The most the ratio should be.
    package let bound: Double

    init(
      _ name: String,
      of upper: (String, String),
      to lower: String,
      parameter: String = "",
      n: Int,
      lowerN: Int? = nil,
      bound: Double
    ) {
      self.name = name
      self.upper = upper
      self.lower = (lower, parameter)
      self.n = n
      self.lowerN = lowerN ?? n
      self.bound = bound
    }
  }
}

/// The least a layout of n frames costs: each frame worked out from its number and appended.
private enum PlainWriter {
  @inline(never)
  static func frames(_ count: Int) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(count)
    for index in 0..<count {
      let position = Double(index)
      frames.append(Rect(x: position, y: position, width: 100, height: 50))
    }
    return frames
  }
}
