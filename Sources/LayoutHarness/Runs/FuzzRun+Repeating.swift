import LayoutCore
import LayoutWorkers

extension FuzzRun {
  /// Answers the sampled cases again, in other workers and from the last to the first, and counts
  /// those that come out differently.
  func repeated(
    _ ranges: [Range<Int>],
    _ digests: [CaseDigest],
    on runner: Runner
  ) -> FuzzTally {
    let first = Dictionary(digests.map { ($0.index, $0.digest) }) { one, _ in one }
    let jobs = ranges.sorted { $0.lowerBound > $1.lowerBound }.map { range in
      job(.digest(seed: seed, from: range.lowerBound, count: range.count))
    }
    var differing: [Int] = []
    runner.renewWorkers()
    runner.run(
      jobs,
      split: { job, death in
        guard case .digest(let seed, let from, let count) = job.task, let mark = death.mark
        else { return [] }
        let fatal = min(max(Int(clamping: mark), from), from + count - 1)
        func part(_ from: Int, _ end: Int) -> Job {
          var part = job
          part.task = .digest(seed: seed, from: from, count: end - from)
          return part
        }
        // A death is an answer too, other than any number.
        let died = JobReply.digest([CaseDigest(index: fatal, digest: 0)])
        return [
          .work(part(fatal + 1, from + count)),
          .result(Job.Done(job: part(fatal, fatal + 1), reply: died)),
          .work(part(from, fatal)),
        ]
      },
      deliver: { done in
        guard case .digest(let again) = done.reply else { return }
        for digest in again {
          guard let before = first[digest.index], before != digest.digest else { continue }
          differing.append(digest.index)
        }
      }
    )
    var tally = FuzzTally(labelCount: 0)
    if !differing.isEmpty {
      let violation = EngineFault(.nondeterminism).violation
      tally.broken[violation.cause] = differing.count
      tally.hits = differing.sorted().prefix(FuzzTally.hitsPerCause).map {
        FuzzTally.Hit(index: $0, violation: violation)
      }
    }
    return tally
  }
}
