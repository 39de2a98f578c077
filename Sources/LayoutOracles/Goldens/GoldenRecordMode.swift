/// Which goldens a run may put up for review.
package enum GoldenRecordMode: String, Sendable, Hashable, CaseIterable {
  /// None; nothing at all is written.
  case never
  /// Those that are not there yet.
  case missing
  /// Those that are there and differ, are stale or cannot be read.
  case changed
  /// Both.
  case all

  /// The mode a run gets: in continuous integration, told by `CI`, nothing is ever written.
  package static func permitted(
    _ asked: GoldenRecordMode,
    environment: [String: String]
  ) -> GoldenRecordMode {
    (environment["CI"] ?? "").isEmpty ? asked : .never
  }

  /// Whether a golden of this standing is put up for review.
  package func records(_ standing: GoldenStanding) -> Bool {
    switch standing {
    case .missing: self == .missing || self == .all
    case .changed, .stale, .unreadable: self == .changed || self == .all
    case .held, .notAsked, .unlisted, .orphaned, .unanswered: false
    }
  }
}
