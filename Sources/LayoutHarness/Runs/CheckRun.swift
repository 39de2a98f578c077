import LayoutCore
import LayoutWorkers

/// Saved cases, each judged fully on one suite.
package struct CheckRun: Sendable {
  /// One case for one suite.
  package struct Question: Sendable {
    /// The suite's domain.
    package var domain: String
    /// The suite's engine.
    package var engine: String
    /// The case.
    package var source: CaseSource

    /// Names a case and a suite.
    package init(domain: String, engine: String, source: CaseSource) {
      self.domain = domain
      self.engine = engine
      self.source = source
    }
  }

  /// What came of one question.
  package enum Answer: Sendable {
    /// It was judged; a death is a violation too.
    case checked(CheckedCase)
    /// The case cannot be used.
    case unusable(String)
  }

  /// The cases.
  package var questions: [Question]
  /// The invariants to ask, or `nil` for the default ones.
  package var invariants: [String]?

  /// Describes the run.
  package init(_ questions: [Question], invariants: [String]? = nil) {
    self.questions = questions
    self.invariants = invariants
  }

  /// Runs on `runner`.
  ///
  /// - Returns: One answer a question, in their order; fewer when the run was stopped.
  package func run(on runner: Runner) -> [Answer] {
    var answers: [Answer] = []
    let jobs = questions.map { question in
      Job(
        domain: question.domain,
        engine: question.engine,
        invariants: invariants,
        task: .check(question.source)
      )
    }
    runner.run(
      jobs,
      split: { job, death in
        // Shown without the engine, which would die again.
        guard case .check(let source) = job.task else { return [] }
        guard let suite = runner.suite(job.domain, job.engine),
          let exhibit = try? suite.exhibit(of: source)
        else { return [.result(Job.Done(job: job, reply: .caseError(death.fault.message)))] }
        let checked = CheckedCase(
          violations: [death.fault.violation],
          isWithin: true,
          refusal: nil,
          exhibit: exhibit
        )
        return [.result(Job.Done(job: job, reply: .check(checked)))]
      },
      deliver: { done in
        switch done.reply {
        case .check(let checked): answers.append(.checked(checked))
        case .caseError(let message): answers.append(.unusable(message))
        default: answers.append(.unusable("the worker answered something else"))
        }
      }
    )
    return answers
  }
}
