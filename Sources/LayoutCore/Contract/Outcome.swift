/// What came of running an engine on a case.
public enum Outcome<Answer: Sendable>: Sendable {
  /// It answered.
  case answer(Answer)
  /// It refused the case as nonsense.
  case refusal(LayoutFailure)
  /// It crashed, hung or broke the protocol.
  case fault(EngineFault)
}

extension Outcome: Equatable where Answer: Equatable {}
