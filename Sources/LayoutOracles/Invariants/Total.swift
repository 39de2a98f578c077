package import LayoutCore

/// Nonsense is refused or clamped as declared, and what makes sense is answered.
package enum Total {
  package static let description = InvariantDescription(
    name: "total",
    formula: "k < 1, g < 0, NaN, infinity, span < 1: a typed refusal or a clamped answer; "
      + "all else: an answer",
    tolerance: "none",
    applies: "every engine; which of the two nonsense gets is declared"
  )

  /// Whether an engine answered or refused.
  package enum Response: Sendable, Hashable {
    /// It answered.
    case answered
    /// It refused, and said why.
    case refused(String)
    /// It crashed, hung or broke the protocol, which is reported under that fault's own name, with
    /// the reason where the case makes none.
    case faulted

    /// What kind of outcome it was.
    package init<Answer>(_ outcome: Outcome<Answer>) {
      switch outcome {
      case .answer: self = .answered
      case .refusal(let failure): self = .refused(failure.message)
      case .fault: self = .faulted
      }
    }
  }

  /// Judges whether a case had to be answered.
  ///
  /// - Parameters:
  ///   - nonsense: Why the case makes no sense, or `nil` when it does.
  ///   - response: What the engine did.
  ///   - rule: What the engine declares to do with nonsense.
  package static func check(
    nonsense: String?,
    response: Response,
    rule: LaneSemantics.Nonsense
  ) -> Violation? {
    switch (nonsense, response, rule) {
    case (nil, .refused(let reason), _):
      Violation(
        description.name,
        "refuses a case that makes sense: \(reason)",
        expected: "an answer",
        actual: "a refusal"
      )
    case (let nonsense?, .answered, .refused):
      Violation(
        description.name,
        "answers a case that makes no sense: \(nonsense)",
        expected: "a refusal",
        actual: "an answer"
      )
    case (let nonsense?, .refused, .clamped):
      Violation(
        description.name,
        "refuses a case it declares to clamp: \(nonsense)",
        expected: "an answer",
        actual: "a refusal"
      )
    default: nil
    }
  }
}
