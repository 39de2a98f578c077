import LayoutCore
import LayoutSuites

/// What a browser of today makes otherwise of cases recorded before.
struct Drift {
  private let before: BrowserRecording
  private let after: BrowserRecording
  private let changes: [(index: Int, message: String)]

  init(_ before: BrowserRecording, _ after: BrowserRecording) {
    self.before = before
    self.after = after
    changes = zip(before.entries, after.entries).enumerated().compactMap { index, pair in
      let answer = MasonryAnswer(frames: pair.1.frames, size: pair.1.size)
      return pair.0.difference(from: answer, forgiving: 0).map { (index, $0.message) }
    }
  }

  /// Prints what changed between the versions; 1 when anything did.
  func tell() -> Int32 {
    print("recorded with \(before.engine) \(before.version), now \(after.engine) \(after.version)")
    print("\(changes.count) of \(before.entries.count) cases come out otherwise")
    for change in changes.prefix(10) { print("  case \(change.index): \(change.message)") }
    if changes.count > 10 { print("  and \(changes.count - 10) more") }
    return changes.isEmpty ? 0 : 1
  }
}
