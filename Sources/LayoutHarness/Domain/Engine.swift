package import LayoutCore

/// An engine as a domain sees it: a name, its declared choices and a way to ask it.
package struct Engine<D: Domain>: Sendable {
  /// The name in flags, files and reports.
  package let name: String
  /// A version text for reports.
  package let version: String
  /// What it chose where right engines differ, and which cases it can be asked.
  package let semantics: D.Semantics
  /// Whether the gate holds it to everything, or it is kept to be caught.
  package let standing: Standing
  /// How much longer than the time limit a case may take in a worker, because other processes
  /// are waited for, which are held to the limit by themselves.
  package let grace: Duration
  /// Answers a case.
  package let respond: @Sendable (D.Case) -> Outcome<D.Answer>
  /// Answers several cases at once, in their order; only engines in other processes need it.
  package let respondToAll: (@Sendable ([D.Case]) -> [Outcome<D.Answer>])?

  /// What the gate asks of an engine.
  package enum Standing: String, Sendable, Codable {
    /// It is held to every invariant in every run.
    case gated
    /// It has known faults and is there to be caught: the corpus says which, fuzzing is asked for
    /// by name.
    case exhibit
    /// It is there to be compared with, slow by design; it is asked for by name.
    case oracle
  }

  /// Describes an engine.
  package init(
    name: String,
    version: String = "1",
    semantics: D.Semantics,
    standing: Standing = .gated,
    grace: Duration = .zero,
    respondToAll: (@Sendable ([D.Case]) -> [Outcome<D.Answer>])? = nil,
    respond: @escaping @Sendable (D.Case) -> Outcome<D.Answer>
  ) {
    self.name = name
    self.version = version
    self.semantics = semantics
    self.standing = standing
    self.grace = grace
    self.respond = respond
    self.respondToAll = respondToAll
  }
}
