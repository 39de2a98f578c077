import LayoutCore
import MasonryLayout

extension BrowserRecording {
  /// What the package's engine makes of the cases: every one is to lie where the browser puts it.
  func judged() -> TruthResult {
    TruthResult(
      cases: entries.enumerated().map { index, entry in
        TruthResult.Case(
          name: "case \(index) of \(engine) \(version)",
          outcome: Self.outcome(of: entry),
          isCertain: true
        )
      }
    )
  }

  private static func outcome(of entry: Entry) -> TruthResult.Outcome {
    do throws(LayoutFailure) {
      let answer = MasonryAnswer(try entry.masonry.arranged())
      let difference = entry.difference(from: answer, forgiving: BrowserFit.forgiven)
      return difference.map { .failed($0.message) } ?? .passed
    } catch {
      return .failed("refused: \(error.message)")
    }
  }
}
