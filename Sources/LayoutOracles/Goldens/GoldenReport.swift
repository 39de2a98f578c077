package import LayoutCore

/// How one golden stands.
package enum GoldenStanding: Sendable, Hashable {
  /// The answer is the recorded one.
  case held
  /// It is listed for the case as it is; the answer was not asked for.
  case notAsked
  /// The answer is another one.
  case changed(GoldenDiff)
  /// The case has none.
  case missing
  /// The case is another one than when it was recorded; the diff is there where it was asked for.
  case stale(GoldenDiff?)
  /// No case and engine have it.
  case orphaned
  /// It is there and not listed; an answer that was asked for is the recorded one.
  case unlisted
  /// It cannot be read, or belongs to another case than the manifest says.
  case unreadable(CaseError)
  /// The engine gave no answer that could be compared.
  case unanswered

  /// A word for it.
  package var word: String {
    switch self {
    case .held: "held"
    case .notAsked: "not asked"
    case .changed: "changed"
    case .missing: "missing"
    case .stale: "stale"
    case .orphaned: "orphaned"
    case .unlisted: "unlisted"
    case .unreadable: "unreadable"
    case .unanswered: "unanswered"
    }
  }
}

/// What became of checking a folder of goldens.
package struct GoldenReport: Sendable, Hashable {
  /// Every golden there is or should be, sorted bytewise by path.
  package var entries: [Entry]
  /// Files in the folder that are not ours; they are left alone.
  package var foreign: [String]

  /// One golden.
  package struct Entry: Sendable, Hashable {
    /// Its key; of an orphan the hash is that of the manifest, or empty.
    package var key: GoldenKey
    /// How it stands.
    package var standing: GoldenStanding
    /// Whether the run was to look at it.
    package var isSelected: Bool
    /// Whether a recorded answer waits for review beside it.
    package var isPending: Bool
  }

  /// How many selected goldens stand so.
  package func count(_ word: String) -> Int {
    entries.count { $0.isSelected && $0.standing.word == word }
  }

  /// The exit code the selected goldens deserve: 65 when one cannot be read, 2 when one changed, is
  /// missing, stale, orphaned or unlisted, else 0; an engine without an answer is judged elsewhere.
  package var exitCode: Int32 {
    entries.lazy.filter(\.isSelected).map { entry -> Int32 in
      switch entry.standing {
      case .held, .notAsked, .unanswered: 0
      case .changed, .missing, .stale, .orphaned, .unlisted: 2
      case .unreadable: 65
      }
    }.max() ?? 0
  }
}
