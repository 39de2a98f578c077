package import LayoutCore
import LayoutWorkers

/// Saved cases, each answered by one suite without being judged; an engine that dies over one is
/// told as its fault.
package struct FramesRun: Sendable {
  /// The cases, each for one suite.
  package var questions: [CheckRun.Question]

  /// Describes the run.
  package init(_ questions: [CheckRun.Question]) {
    self.questions = questions
  }

  /// Runs on `runner`.
  ///
  /// - Returns: One answer a question, in their order; fewer when the run was stopped.
  /// - Throws: ``CaseError`` when a case cannot be used.
  package func run(on runner: Runner) throws(CaseError) -> [FramedAnswer] {
    var answers: [FramedAnswer] = []
    var unusable: String?
    let jobs = questions.map { question in
      Job(
        domain: question.domain,
        engine: question.engine,
        invariants: nil,
        task: .frames(question.source)
      )
    }
    runner.run(
      jobs,
      split: { job, death in
        [.result(Job.Done(job: job, reply: .frames(.fault(death.fault))))]
      },
      deliver: { done in
        switch done.reply {
        case .frames(let answer): answers.append(answer)
        case .caseError(let message): unusable = unusable ?? message
        default: unusable = unusable ?? "the worker answered something else"
        }
      }
    )
    if let unusable { throw CaseError(unusable) }
    return answers
  }
}
