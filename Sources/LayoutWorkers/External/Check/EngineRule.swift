/// A rule of the engine protocol that an adapter can be checked for.
package enum EngineRule: String, Sendable, Hashable, CaseIterable {
  case hello
  case flush
  case sameID = "same-id"
  case oneLine = "one-line"
  case onlyAnswers = "only-answers"
  case frames
  case numbers
  case refusal
  case unknownFields = "unknown-fields"
  case largeIDs = "large-ids"
  case longLine = "long-line"
  case pipelining
  case repeatable
  case end
  case endWithRequests = "end-with-requests"

  /// What the rule demands of an engine, one sentence.
  package var demand: String {
    switch self {
    case .hello:
      "the first line is answered with \"plumb\":1, the engine's name, version and domains"
    case .flush: "an answer comes while the input is still open: flush after every line"
    case .sameID: "an answer carries the id of its request; the order of answers is free"
    case .oneLine: "a request is answered with exactly one line"
    case .onlyAnswers: "nothing but answers, each one JSON object, goes to standard output"
    case .frames: "an answer has a frame for each item, and a size of two lengths"
    case .numbers: "lengths are JSON numbers, or the strings \"inf\", \"-inf\" and \"nan\""
    case .refusal:
      "nonsense is refused with an \"error\" text and no frames, and the next is answered"
    case .unknownFields: "fields the engine does not know change nothing"
    case .largeIDs: "ids from 0 to 9007199254740991 come back as they were"
    case .longLine: "a request of 1 MiB is answered"
    case .pipelining: "1,000 requests sent without waiting are each answered once"
    case .repeatable: "the same case is answered the same whenever it comes"
    case .end: "the engine exits with status 0 when its input ends"
    case .endWithRequests: "what was asked before the input ended is answered before the exit"
    }
  }
}

/// What a check found out about one rule.
package struct EngineVerdict: Sendable, Hashable {
  package var rule: EngineRule
  package var state: State
  /// What was seen, one line; empty when there is nothing to say.
  package var seen: String

  package enum State: String, Sendable, Hashable {
    case held, broken
    /// The samples give no occasion, or the engine does not come that far.
    case untried
  }
}
