/// How a run ends; of several outcomes the highest number wins.
package enum ExitCode: Int, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case held = 0
  case violated = 1
  case goldenChanged = 2
  case slower = 3
  case inconclusive = 4
  case usage = 64
  case badData = 65
  case unavailable = 69
  case engineFault = 70
  case nothingChecked = 75

  /// What it means, as a sentence without its full stop.
  package var meaning: String {
    switch self {
    case .held: "all held"
    case .violated: "an invariant was violated"
    case .goldenChanged: "a golden changed, is missing or is stale"
    case .slower: "performance regression"
    case .inconclusive: "inconclusive"
    case .usage: "wrong usage"
    case .badData: "a bad corpus, golden or truth file"
    case .unavailable: "a tool, baseline or revision is unavailable"
    case .engineFault: "an engine crashed, hung or answered differently the second time"
    case .nothingChecked: "nothing was checked"
    }
  }

  package static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The verdict over many: the highest, and `nothingChecked` where there is none.
  package static func highest(of codes: some Sequence<ExitCode>) -> ExitCode {
    codes.max() ?? .nothingChecked
  }
}
