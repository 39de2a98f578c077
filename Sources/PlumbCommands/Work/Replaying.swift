import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports

/// The part of a run that judges saved cases: each holds on every engine of its domain, but for
/// what it says is expected of which engine.
struct Replaying {
  var suites: [AnySuite]
  var cases: [CaseStore.Saved]
  var invariants: [String]?
  var program: String

  func run(on runner: Runner, _ record: inout RunRecord) throws -> RunReport.Part {
    var questions: [CheckRun.Question] = []
    var asked: [(saved: CaseStore.Saved, suite: AnySuite, expected: [String]?)] = []
    for saved in cases {
      let head = try SavedCaseHead.read(saved)
      guard runner.suites.contains(where: { $0.domain == head.domain }) else {
        let message = "expected the domain of an engine, found \"\(head.domain)\""
        throw CaseError(message, file: saved.path)
      }
      for suite in suites where suite.domain == head.domain {
        questions.append(
          CheckRun.Question(
            domain: suite.domain,
            engine: suite.engine,
            source: .text(saved.text, file: saved.path)
          )
        )
        asked.append((saved, suite, head.expect[suite.engine]))
      }
    }
    let answers = CheckRun(questions, invariants: invariants).run(on: runner)
    var findings: [Finding] = []
    var unmet = 0
    var judged: Set<String> = []
    for (question, answer) in zip(asked, answers) {
      let checked: CheckedCase
      switch answer {
      case .checked(let value): checked = value
      case .unusable(let message): throw CaseError(message)
      }
      guard checked.isWithin else { continue }
      judged.insert(question.saved.path)
      if let expected = question.expected {
        let known = RunReport.Known(
          domain: question.suite.domain,
          engine: question.suite.engine,
          file: question.saved.path,
          expected: expected,
          met: checked.violations.map(\.invariant)
        )
        if !known.isMet { unmet += 1 }
        record.known.append(known)
      } else if let violation = checked.violations.first {
        findings.append(finding(question.saved, question.suite, checked, violation))
      }
    }
    record.findings += findings
    var outcome = Fuzzing.outcome(of: findings, checked: judged.count)
    if unmet > 0 { outcome = max(outcome, .violated) }
    var words = [judged.isEmpty ? "nothing to check" : Fuzzing.detail(of: findings)]
    if unmet > 0 { words.append("\(unmet) not as expected") }
    return RunReport.Part(
      name: "replay",
      count: judged.count,
      unit: "cases",
      outcome: outcome,
      detail: unmet > 0 && findings.isEmpty ? words[1] : words.joined(separator: ", ")
    )
  }

  private func finding(
    _ saved: CaseStore.Saved,
    _ suite: AnySuite,
    _ checked: CheckedCase,
    _ violation: Violation
  ) -> Finding {
    let cause = [suite.domain, suite.engine, violation.invariant, saved.path]
    return Finding(
      domain: suite.domain,
      engine: suite.engine,
      violation: violation,
      fingerprint: ContentHash(cause.joined(separator: "\n")).description,
      original: checked.exhibit,
      minimised: checked.exhibit,
      origin: saved.path,
      seen: 1,
      candidates: 0,
      file: saved.path,
      replay: "\(program) replay \(saved.path)"
    )
  }
}
