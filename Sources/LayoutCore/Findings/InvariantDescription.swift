/// What an invariant demands, in words; the check itself stands beside it in its own file.
public struct InvariantDescription: Sendable, Hashable, Codable {
  /// The name under which it is reported and selected, such as `overlap`.
  public var name: String
  /// The demand as a formula over frames f, container W, lanes k and gaps g.
  public var formula: String
  /// How much is forgiven, in words.
  public var tolerance: String
  /// Which engines it applies to: the declared semantics under which it is asked for.
  public var applies: String

  /// Describes an invariant.
  public init(name: String, formula: String, tolerance: String, applies: String) {
    self.name = name
    self.formula = formula
    self.tolerance = tolerance
    self.applies = applies
  }
}
