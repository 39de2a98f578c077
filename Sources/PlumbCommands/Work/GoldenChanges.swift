import LayoutHarness
import LayoutOracles
import LayoutReports

/// Tells what is wrong with goldens, as the report has it.
struct GoldenChanges {
  var domain: GoldenDomain
  var answers: [String: FramedAnswer]

  /// What is wrong with a golden, or `nil` when it is as recorded.
  func change(_ entry: GoldenReport.Entry) -> RunReport.GoldenChange? {
    let key = entry.key
    var change = RunReport.GoldenChange(
      domain: domain.name,
      engine: key.engine,
      name: key.name,
      status: entry.standing.word,
      cause: ""
    )
    switch entry.standing {
    case .held, .notAsked: return nil
    case .changed(let diff), .stale(let diff?): Self.tell(diff, in: &change)
    case .stale(nil): change.cause = "the case changed"
    case .missing: change.cause = "there is no golden of this case"
    case .orphaned: change.cause = "no case and engine have this golden"
    case .unlisted: change.cause = "it is the answer, and the manifest does not list it"
    case .unreadable(let error): change.cause = error.description
    case .unanswered: change.cause = "the engine gave no answer that could be compared"
    }
    if entry.isPending { change.cause += "; an answer waits for review" }
    if let answer = GoldenPart.recorded(answers[key.path]), let before = domain.recorded(key) {
      let now = Golden(engine: key.engine, caseHash: key.caseHash, answer: answer)
      let diff = GoldenDiff(before: before, after: now)
      if !diff.isEmpty, let pictures = diff.pictures(before: before, after: now) {
        change.before = pictures.before
        change.after = pictures.after
      }
    }
    return change
  }

  private static func tell(_ diff: GoldenDiff, in change: inout RunReport.GoldenChange) {
    change.cause = diff.cause.sentence
    change.lines = diff.lines
    let rest = diff.count - diff.lines.count
    if rest > 0 {
      change.lines = Array(diff.lines.dropLast())
      change.lines.append("and \(rest + 1) more")
    }
  }
}
