package import LayoutCore

/// A piece of work for one suite, as a value that can go to a worker process.
package struct Job: Sendable, Codable {
  /// The domain of the suite.
  package var domain: String
  /// The engine of the suite.
  package var engine: String
  /// The invariants to ask, or `nil` for the domain's default ones.
  package var invariants: [String]?
  /// What to do.
  package var task: Task

  /// Makes a job.
  package init(domain: String, engine: String, invariants: [String]?, task: Task) {
    self.domain = domain
    self.engine = engine
    self.invariants = invariants
    self.task = task
  }

  /// The kinds of work.
  package enum Task: Sendable, Codable {
    /// Draws and judges cases `from` up to `from + count` of a seed.
    case fuzz(seed: UInt64, from: Int, count: Int)
    /// Answers every sampled case of the range, last first, for the comparison of two processes.
    case digest(seed: UInt64, from: Int, count: Int)
    /// Answers one case, for the comparison of two processes.
    case digestOf(CaseSource)
    /// Judges one case up to the first invariant it breaks.
    case judge(CaseSource)
    /// Judges one case fully and shows it.
    case check(CaseSource)
    /// Finds the simplest case that breaks the same invariant; `log` has the verdicts of the steps
    /// that earlier workers ran before they died, one ``StepVerdict`` a byte.
    case minimise(CaseSource, cause: String, limit: Int, log: [UInt8])
    /// Answers one case with its frames, unjudged, for a golden.
    case frames(CaseSource)
    /// Shows a case without running the engine on it.
    case show(CaseSource)
  }
}

/// Where a case comes from: a number under a seed, or a saved text.
package enum CaseSource: Sendable, Codable, Hashable {
  /// Case `index` of `seed`.
  case drawn(seed: UInt64, index: Int)
  /// A case in its saved form, and the file it came from.
  case text(String, file: String?)
}

/// What a job came to.
package enum JobReply: Sendable, Codable {
  /// Of `fuzz`.
  case fuzz(FuzzTally)
  /// Of `digest` and `digestOf`.
  case digest([CaseDigest])
  /// Of `judge`: what is broken first, and the fault where it is one.
  case judge(Violation?, EngineFault?)
  /// Of `check`.
  case check(CheckedCase)
  /// Of `minimise`; `nil` when the start does not break the invariant.
  case minimise(MinimisedCase?)
  /// Of `frames`.
  case frames(FramedAnswer)
  /// Of `show`.
  case show(Exhibit)
  /// The case is not usable.
  case caseError(String)
}

/// What a range of drawn cases came to; tallies of neighbouring ranges add up.
package struct FuzzTally: Sendable, Codable {
  /// Cases judged.
  package var cases = 0
  /// Cases the engine refused.
  package var refusals = 0
  /// How many cases had each label of the domain, in its order.
  package var labels: [Int]
  /// How many cases failed first for each cause, by ``Violation/cause``.
  package var broken: [String: Int] = [:]
  /// The first few failing cases of each cause, in index order.
  package var hits: [Hit] = []
  /// The answers of sampled cases, as digests.
  package var digests: [CaseDigest] = []
  /// Whether the engine was asked no more because it hung too often; see ``HangLimit``.
  package var isCut = false

  /// How many failing cases of one cause a range names.
  package static let hitsPerCause = 4

  /// One failing case.
  package struct Hit: Sendable, Codable {
    /// Its number under the seed.
    package var index: Int
    /// What it breaks first.
    package var violation: Violation
    /// What the engine wrote before it died, for a fault.
    package var standardError: String

    /// Names a failing case.
    package init(index: Int, violation: Violation, standardError: String = "") {
      self.index = index
      self.violation = violation
      self.standardError = standardError
    }
  }

  /// A tally of nothing yet.
  package init(labelCount: Int) {
    labels = Array(repeating: 0, count: labelCount)
  }

  /// Counts one failing case and keeps it when it is among the first of its cause.
  package mutating func count(_ hit: Hit) {
    let cause = hit.violation.cause
    broken[cause, default: 0] += 1
    if hits.count(where: { $0.violation.cause == cause }) < Self.hitsPerCause {
      hits.append(hit)
    }
  }

  /// How many cases showed a fault of the engine, such as a trap or a hang.
  package var faults: Int {
    broken.reduce(0) { EngineFault.Kind(cause: $1.key) == nil ? $0 : $0 + $1.value }
  }

  /// How many of them hung.
  var hangs: Int { broken[EngineFault.Kind.hang.invariant] ?? 0 }

  /// Adds the tally of a later range.
  package mutating func add(_ other: FuzzTally) {
    cases += other.cases
    refusals += other.refusals
    if labels.isEmpty {
      labels = other.labels
    } else {
      for index in other.labels.indices { labels[index] += other.labels[index] }
    }
    broken.merge(other.broken, uniquingKeysWith: +)
    hits += other.hits
    digests += other.digests
    isCut = isCut || other.isCut
  }
}

/// The answer to one case as a number, for comparison between processes.
package struct CaseDigest: Sendable, Codable, Hashable {
  /// The case's number under the seed.
  package var index: Int
  /// The digest.
  package var digest: UInt64
}

/// One case judged fully.
package struct CheckedCase: Sendable, Codable {
  /// Every invariant broken, in the domain's order.
  package var violations: [Violation]
  /// Whether the engine can be asked this case at all.
  package var isWithin: Bool
  /// Why the engine refused it, if it did.
  package var refusal: String?
  /// The case as shown.
  package var exhibit: Exhibit
}

/// A minimised case.
package struct MinimisedCase: Sendable, Codable {
  /// What the minimised case breaks.
  package var violation: Violation
  /// The case as it came.
  package var original: Exhibit
  /// The simplest case.
  package var minimised: Exhibit
  /// The shape of the simplest case, by which findings are grouped.
  package var shape: String
  /// How many candidates were run.
  package var candidates: Int
  /// Whether no single simplification still fails.
  package var isFixpoint: Bool
}
