import LayoutCore

/// The conformance check for the author of an adapter: the engine protocol, rule by rule.
package struct EngineCheck: Sendable {
  /// A case to check with.
  package struct Sample: Sendable {
    /// One JSON object on one line, the case alone.
    package var json: [UInt8]
    /// How many frames a right answer has; nil where the domain answers without frames.
    package var frames: Int?
    /// Whether the case is nonsense, to be refused.
    package var isNonsense: Bool

    package init(json: [UInt8], frames: Int?, isNonsense: Bool = false) {
      self.json = json
      self.frames = frames
      self.isNonsense = isNonsense
    }
  }

  let command: LaunchCommand
  let domain: String
  let limits: ProcessLimits
  let timeLimit: Duration
  let sound: [Sample]
  let nonsense: [Sample]

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - samples: cases of the domain, some sound, some nonsense.
  ///   - timeLimit: how long one answer may take.
  package init(
    _ command: LaunchCommand,
    domain: String,
    samples: [Sample],
    limits: ProcessLimits = ProcessLimits(),
    timeLimit: Duration = .seconds(2)
  ) {
    self.command = command
    self.domain = domain
    self.limits = limits
    self.timeLimit = timeLimit
    sound = samples.filter { !$0.isNonsense }
    nonsense = samples.filter(\.isNonsense)
  }

  /// Tries every rule, each with a fresh process, in the order of ``EngineRule``.
  ///
  /// An engine that does not get past hello is tried no further.
  package func run() -> [EngineVerdict] {
    var verdicts: [EngineVerdict] = []
    for rule in EngineRule.allCases {
      if let hello = verdicts.first, hello.state == .broken {
        verdicts.append(EngineVerdict(rule: rule, state: .untried, seen: "hello is not answered"))
      } else {
        verdicts.append(verdict(on: rule))
      }
    }
    return verdicts
  }

  private func verdict(on rule: EngineRule) -> EngineVerdict {
    do throws(RuleBreak) {
      let seen = try Self.trials[rule]?(self) ?? ""
      return EngineVerdict(rule: rule, state: .held, seen: seen)
    } catch {
      return EngineVerdict(
        rule: rule,
        state: error.isUntried ? .untried : .broken,
        seen: error.seen
      )
    }
  }

  /// How each rule is tried: gives what was seen, throws what is broken.
  private static let trials: [EngineRule: @Sendable (EngineCheck) throws(RuleBreak) -> String] = [
    .hello: { check throws(RuleBreak) in try check.tryHello() },
    .flush: { check throws(RuleBreak) in try check.tryFlush() },
    .sameID: { check throws(RuleBreak) in try check.trySameID() },
    .oneLine: { check throws(RuleBreak) in try check.tryOneLine() },
    .onlyAnswers: { check throws(RuleBreak) in try check.tryOnlyAnswers() },
    .frames: { check throws(RuleBreak) in try check.tryFrames() },
    .numbers: { check throws(RuleBreak) in try check.tryNumbers() },
    .refusal: { check throws(RuleBreak) in try check.tryRefusal() },
    .unknownFields: { check throws(RuleBreak) in try check.tryUnknownFields() },
    .largeIDs: { check throws(RuleBreak) in try check.tryLargeIDs() },
    .longLine: { check throws(RuleBreak) in try check.tryLongLine() },
    .pipelining: { check throws(RuleBreak) in try check.tryPipelining() },
    .repeatable: { check throws(RuleBreak) in try check.tryRepeatable() },
    .end: { check throws(RuleBreak) in try check.tryEnd() },
    .endWithRequests: { check throws(RuleBreak) in try check.tryEndWithRequests() },
  ]
}

/// Why a rule does not count as held.
struct RuleBreak: Error {
  var seen: String
  var isUntried = false

  init(_ seen: String) {
    self.seen = seen
  }

  static func untried(_ why: String) -> RuleBreak {
    var result = RuleBreak(why)
    result.isUntried = true
    return result
  }
}
