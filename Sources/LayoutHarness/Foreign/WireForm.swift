package import LayoutCore

/// How a domain speaks the engine protocol: what an engine outside this program can be asked, and
/// how its answers are read.
package struct WireForm<D: Domain>: Sendable {
  /// Reads the line of an answer, which is known to be one JSON object with an `id`.
  ///
  /// What is not a length at all breaks the protocol; what is not finite, and a wrong number of
  /// frames, is an answer to be judged.
  package let read: @Sendable (_ line: [UInt8]) -> Outcome<D.Answer>

  /// What an engine declares that names the parts it understands; all parts unless it names any.
  package let semantics: @Sendable (_ understands: [String]?) throws(CaseError) -> D.Semantics

  /// An engine's semantics, narrowed to the cases that an oracle of other semantics can be asked.
  package let narrowed: @Sendable (_ own: D.Semantics, _ oracle: D.Semantics) -> D.Semantics

  /// The first number in which an answer is not the oracle's, a difference in points forgiven.
  package let difference: @Sendable (D.Case, WireComparison<D.Answer>) -> Violation?

  /// What a right engine makes of a case, for the check of an adapter.
  package let demand: @Sendable (D.Case) -> WireDemand

  /// Whether an engine of these semantics is asked what it has to refuse.
  package let hasNonsense: @Sendable (D.Semantics) -> Bool

  /// Describes the wire form of a domain.
  package init(
    read: @escaping @Sendable ([UInt8]) -> Outcome<D.Answer>,
    semantics: @escaping @Sendable ([String]?) throws(CaseError) -> D.Semantics,
    narrowed: @escaping @Sendable (D.Semantics, D.Semantics) -> D.Semantics,
    difference: @escaping @Sendable (D.Case, WireComparison<D.Answer>) -> Violation?,
    demand: @escaping @Sendable (D.Case) -> WireDemand,
    hasNonsense: @escaping @Sendable (D.Semantics) -> Bool = { _ in false }
  ) {
    self.read = read
    self.semantics = semantics
    self.narrowed = narrowed
    self.difference = difference
    self.demand = demand
    self.hasNonsense = hasNonsense
  }
}

/// What a right engine makes of a case.
package enum WireDemand: Sendable, Hashable {
  /// So many frames.
  case frames(Int)
  /// An answer without frames.
  case answer
  /// A refusal.
  case refusal
}

/// An answer beside an oracle's.
package struct WireComparison<Answer: Sendable>: Sendable {
  /// What the oracle says.
  package var expected: Answer
  /// What the engine says.
  package var actual: Answer
  /// What the oracle is called.
  package var oracleName: String
  /// How much a number may differ in points, or `nil` for a rounding error.
  package var forgiven: Double?
}
