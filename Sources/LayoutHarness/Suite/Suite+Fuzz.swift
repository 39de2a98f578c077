import LayoutCases
import LayoutCore
package import LayoutWorkers

extension Suite {
  /// One case in this many is answered twice, in another process and another order.
  package static var sampling: Int { 64 }

  /// The case of a number.
  package func drawn(seed: UInt64, index: Int) -> D.Case {
    var choices = Choices(seed: seed, stream: D.name, index: index)
    return D.draw(&choices, within: engine.semantics)
  }

  /// Draws and judges a range of cases, each marked on `page` before the engine is asked.
  package func fuzz(
    seed: UInt64,
    from: Int,
    count: Int,
    page: ProgressPage
  ) -> FuzzTally {
    fuzz(seed: seed, from: from, count: count) { page.start(UInt64($0)) }
  }

  /// Draws and judges a range of cases; `mark` is called with each before the engine is asked.
  ///
  /// - Complexity: One answer and the checks a case, plus what the checks ask again.
  package func fuzz(
    seed: UInt64,
    from: Int,
    count: Int,
    mark: (Int) -> Void
  ) -> FuzzTally {
    var tally = FuzzTally(labelCount: D.labels.count)
    var context = D.Context()
    guard let respondToAll = engine.respondToAll else {
      for index in from..<from + count {
        mark(index)
        let problem = drawn(seed: seed, index: index)
        tallied(problem, engine.respond(problem), index, &tally, &context)
      }
      return tally
    }
    let stride = 32
    for start in Swift.stride(from: from, to: from + count, by: stride) {
      let indices = start..<min(start + stride, from + count)
      mark(start)
      let problems = indices.map { drawn(seed: seed, index: $0) }
      for (index, (problem, outcome)) in zip(indices, zip(problems, respondToAll(problems))) {
        mark(index)
        tallied(problem, outcome, index, &tally, &context)
      }
    }
    return tally
  }

  /// The digests of the sampled cases of a range, answered last first.
  package func digests(
    seed: UInt64,
    from: Int,
    count: Int,
    page: ProgressPage
  ) -> [CaseDigest] {
    var found: [CaseDigest] = []
    for index in (from..<from + count).reversed() where Self.isSampled(index) {
      page.start(UInt64(index))
      let digest = digest(of: engine.respond(drawn(seed: seed, index: index)))
      found.append(CaseDigest(index: index, digest: digest))
    }
    return found
  }

  private static func isSampled(_ index: Int) -> Bool { index % sampling == sampling - 1 }

  private func tallied(
    _ problem: D.Case,
    _ outcome: Outcome<D.Answer>,
    _ index: Int,
    _ tally: inout FuzzTally,
    _ context: inout D.Context
  ) {
    tally.cases += 1
    if case .refusal = outcome { tally.refusals += 1 }
    var labels = D.labels(of: problem)
    while labels != 0 {
      tally.labels[labels.trailingZeroBitCount] += 1
      labels &= labels - 1
    }
    if Self.isSampled(index) {
      tally.digests.append(CaseDigest(index: index, digest: digest(of: outcome)))
    }
    guard let violation = judge(problem, outcome, &context) else { return }
    var standardError = ""
    if case .fault(let fault) = outcome { standardError = fault.standardError }
    tally.count(
      FuzzTally.Hit(index: index, violation: violation, standardError: standardError)
    )
  }

  /// The digest of what comes of a case.
  package func digest(of problem: D.Case) -> UInt64 { digest(of: engine.respond(problem)) }

  private func digest(of outcome: Outcome<D.Answer>) -> UInt64 {
    switch outcome {
    case .answer(let answer): D.digest(of: answer)
    case .refusal: 1
    case .fault: 2
    }
  }
}
