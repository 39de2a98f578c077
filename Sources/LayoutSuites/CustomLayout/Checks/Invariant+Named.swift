import LayoutCore
import LayoutHarness

extension Invariant {
  /// An invariant about an answer, in points: what breaks it is told under the name it has here.
  static func named(
    _ name: String,
    _ formula: String,
    applies: String = "every case",
    tolerance: String = "1e-6 of the number",
    isDefault: Bool = true,
    _ check:
      @escaping @Sendable (String, D.Answer, inout Trial<D>) throws(EngineFault) -> Violation?
  ) -> Invariant {
    Invariant(
      InvariantDescription(name: name, formula: formula, tolerance: tolerance, applies: applies),
      isDefault: isDefault,
      onAnswer: { (answer, trial) throws(EngineFault) in try check(name, answer, &trial) }
    )
  }
}
