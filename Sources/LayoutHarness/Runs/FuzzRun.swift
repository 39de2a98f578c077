import LayoutCore
import LayoutWorkers

/// Random cases on one suite: draws, judges, and answers a share of them a second time elsewhere.
package struct FuzzRun: Sendable {
  /// The suite's domain.
  package var domain: String
  /// The suite's engine.
  package var engine: String
  /// The invariants to ask, or `nil` for the default ones.
  package var invariants: [String]?
  /// The seed of the cases.
  package var seed: UInt64
  /// The numbers of the cases.
  package var cases: Range<Int>
  /// Which chunks are this run's, of how many: chunk c belongs to shard c mod `of`.
  package var shard: (index: Int, of: Int)
  /// When to begin no further chunk.
  package var deadline: ContinuousClock.Instant?

  /// How many cases go to a worker at once.
  package static let chunk = 256

  /// Describes a run.
  package init(
    domain: String,
    engine: String,
    invariants: [String]? = nil,
    seed: UInt64,
    cases: Range<Int>,
    shard: (index: Int, of: Int) = (0, 1),
    deadline: ContinuousClock.Instant? = nil
  ) {
    self.domain = domain
    self.engine = engine
    self.invariants = invariants
    self.seed = seed
    self.cases = cases
    self.shard = shard
    self.deadline = deadline
  }

  /// The chunks of this run, each begun only while there is time.
  private var chunks: some Sequence<Range<Int>> {
    let whole = stride(from: cases.lowerBound, to: cases.upperBound, by: Self.chunk).lazy
      .filter { (($0 - cases.lowerBound) / Self.chunk) % shard.of == shard.index }
      .map { chunk(with: $0) }
    return whole.prefix { _ in deadline.map { ContinuousClock.now < $0 } ?? true }
  }

  /// The chunk that a case belongs to.
  private func chunk(with index: Int) -> Range<Int> {
    let first = index - (index - cases.lowerBound) % Self.chunk
    return first..<min(first + Self.chunk, cases.upperBound)
  }

  /// Runs on `runner`.
  ///
  /// - Parameters:
  ///   - runner: The lanes.
  ///   - done: What chunks came to that an earlier run has done, by their first case.
  ///   - chunkDone: Called after each chunk that is done here, in order: its first case, its
  ///     tally, and whether it is whole, which it is not when the run is stopped in its midst.
  /// - Returns: The tally of all chunks, nondeterminism included.
  package func run(
    on runner: Runner,
    after done: [Int: FuzzTally] = [:],
    chunkDone: (_ first: Int, FuzzTally, _ isWhole: Bool) -> Void
  ) -> FuzzTally {
    guard let suite = runner.suite(domain, engine) else { return FuzzTally(labelCount: 0) }
    var total = FuzzTally(labelCount: suite.labels.count)
    var open: (range: Range<Int>, tally: FuzzTally)?
    var begun: [Range<Int>] = []
    for (first, tally) in done.sorted(by: { $0.key < $1.key }) {
      total.add(tally)
      begun.append(chunk(with: first))
    }

    func close() {
      guard let (range, whole) = open else { return }
      // A chunk split by a death names no more than a whole one.
      var tally = whole
      tally.trimHits()
      tally.isCut = tally.hangs >= HangLimit.most
      total.add(tally)
      begun.append(range)
      chunkDone(range.lowerBound, tally, range == chunk(with: range.lowerBound))
      open = nil
    }

    // Lazy to the end: chunks are drawn while the run goes on, until its time is over.
    let jobs = chunks.lazy.filter { done[$0.lowerBound] == nil }.prefix { _ in !total.isCut }
      .map { range in job(.fuzz(seed: seed, from: range.lowerBound, count: range.count)) }
    let labelCount = suite.labels.count
    let hangs = HangLimit()
    runner.run(
      jobs,
      split: { job, death in
        let parts = Self.split(
          job,
          death,
          labelsOfDrawn: suite.labelsOfDrawn,
          labelCount: labelCount
        )
        guard death.fault.kind == .hang, case .fuzz(_, let from, _) = job.task,
          hangs.isReached(countingIn: chunk(with: from).lowerBound),
          let last = parts.lastIndex(where: { if case .result = $0 { true } else { false } })
        else { return parts }
        return Array(parts[...last])
      },
      deliver: { done in
        guard case .fuzz(_, let from, let count) = done.job.task, case .fuzz(let tally) = done.reply
        else { return }
        let first = chunk(with: from).lowerBound
        if open?.range.lowerBound != first {
          close()
          // Lanes may be ahead; what counts is the order of the cases.
          if total.isCut { return }
          open = (first..<first, FuzzTally(labelCount: labelCount))
        }
        open?.range = first..<from + count
        open?.tally.add(tally)
      }
    )
    close()
    if !runner.stop.isSet { total.add(repeated(begun, total.digests, on: runner)) }
    return total
  }

  func job(_ task: Job.Task) -> Job {
    Job(domain: domain, engine: engine, invariants: invariants, task: task)
  }

  /// What becomes of a range over whose case `mark` a worker died: what came before it, the death
  /// as a hit, and what comes after.
  private static func split(
    _ job: Job,
    _ death: WorkerDeath,
    labelsOfDrawn: (UInt64, Int) -> UInt64,
    labelCount: Int
  ) -> [WorkerPool.Part<Job, Job.Done>] {
    guard case .fuzz(let seed, let from, let count) = job.task else { return [] }
    let end = from + count
    // Without a mark no worker ever began; the first case stands for the whole job.
    let fatal = min(max(death.mark.map { Int(clamping: $0) } ?? from, from), end - 1)
    var tally = FuzzTally(labelCount: labelCount)
    tally.cases = 1
    var labels = labelsOfDrawn(seed, fatal)
    while labels != 0 {
      tally.labels[labels.trailingZeroBitCount] += 1
      labels &= labels - 1
    }
    tally.count(
      FuzzTally.Hit(
        index: fatal,
        violation: death.fault.violation,
        standardError: death.fault.standardError
      )
    )
    func part(_ from: Int, _ to: Int) -> Job {
      var part = job
      part.task = .fuzz(seed: seed, from: from, count: to - from)
      return part
    }
    var parts: [WorkerPool.Part<Job, Job.Done>] = []
    if !death.isExact, count > 1 {
      // Garbage comes to light cases later; asked in halves, it is found where it arises.
      let middle = from + count / 2
      return [.work(part(from, middle)), .work(part(middle, end))]
    }
    if fatal > from { parts.append(.work(part(from, fatal))) }
    let last = death.mark == nil ? end : fatal + 1
    parts.append(.result(Job.Done(job: part(fatal, last), reply: .fuzz(tally))))
    if last < end { parts.append(.work(part(last, end))) }
    return parts
  }
}

extension FuzzTally {
  /// Keeps the first few hits of each cause.
  mutating func trimHits() {
    var kept: [String: Int] = [:]
    hits = hits.filter { hit in
      kept[hit.violation.cause, default: 0] += 1
      return kept[hit.violation.cause, default: 0] <= Self.hitsPerCause
    }
  }
}
