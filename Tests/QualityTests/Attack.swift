import BrokenEngines
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import LayoutWorkers

/// Random cases against one engine, in this process, and what becomes of those that fail.
struct Attack {
  let suite: Suite<MasonryDomain>
  let seed: UInt64

  init(_ engine: BrokenEngine, seed: UInt64 = 2026) { self.init(engine.suite, seed: seed) }

  init(_ suite: Suite<MasonryDomain>, seed: UInt64 = 2026) {
    self.suite = suite
    self.seed = seed
  }

  /// The first `count` failing cases of those below `limit`, all for one cause: that given, or that
  /// of the first.
  func hits(_ count: Int, below limit: Int, cause: String? = nil) -> [FuzzTally.Hit] {
    guard let page = ProgressPage() else { return [] }
    var hits: [FuzzTally.Hit] = []
    for index in 0..<limit {
      let tally = suite.fuzz(seed: seed, from: index, count: 1, page: page)
      guard let hit = tally.hits.first else { continue }
      let wanted = cause ?? hits.first?.violation.cause
      if let wanted, wanted != hit.violation.cause { continue }
      hits.append(hit)
      if hits.count == count { break }
    }
    return hits
  }

  /// The least case that fails as `hit` does.
  func minimised(_ hit: FuzzTally.Hit) -> MinimisedCase? {
    minimised(suite.drawn(seed: seed, index: hit.index), cause: hit.violation.cause)
  }

  /// The least case that fails for `cause` as `start` does.
  func minimised(_ start: MasonryCase, cause: String) -> MinimisedCase? {
    guard let page = ProgressPage() else { return nil }
    return suite.minimise(start, keeping: cause, limit: 20_000, log: [], page: page)
  }
}
