/// What an engine did instead of answering.
public struct EngineFault: Error, Sendable, Hashable, Codable {
  /// What kind of fault it was.
  public var kind: Kind
  /// One sentence for a person.
  public var message: String
  /// The last lines the engine wrote to standard error, at most 4 KiB.
  public var standardError: String

  /// Describes a fault.
  public init(_ kind: Kind, _ message: String, standardError: String = "") {
    self.kind = kind
    self.message = message
    self.standardError = standardError
  }

  /// The kinds of fault; each is reported under its own invariant name.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A trap: a failed precondition, a nil unwrapped, an index out of range (SIGILL, SIGTRAP).
    case trap
    /// A memory access that is not allowed, a stack overflow among them (SIGSEGV, SIGBUS).
    case segmentationFault = "segmentation-fault"
    /// The engine aborted itself (SIGABRT).
    case abort
    /// The process ended before it answered.
    case exit
    /// The memory limit was passed.
    case memory
    /// No answer within the time limit.
    case hang
    /// An answer that does not keep the engine protocol.
    case protocolBreach = "protocol"
    /// Another answer to the same case.
    case nondeterminism

    /// The name of the invariant that this fault breaks.
    public var invariant: String { rawValue }

    /// The fault that a ``Violation/cause`` names; `nil` for every other cause.
    package init?(cause: String) { self.init(rawValue: cause) }
  }

  /// The fault as a violation, so that it is minimised and reported like any other.
  public var violation: Violation {
    Violation(
      kind.invariant,
      message,
      expected: "an answer or a refusal",
      actual: kind.rawValue
    )
  }
}
