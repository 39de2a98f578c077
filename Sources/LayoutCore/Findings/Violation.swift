/// One invariant that did not hold for one case, with the numbers that show it.
public struct Violation: Sendable, Hashable, Codable {
  /// The name of the invariant, such as `overlap`; see ``InvariantDescription``.
  public var invariant: String
  /// One sentence for a person, with the numbers, in points.
  public var message: String
  /// What was expected, as short text with numbers.
  public var expected: String
  /// What the engine answered, as short text with numbers.
  public var actual: String
  /// The items concerned, as indices into the case after its edits, ascending.
  public var items: [Int]
  /// The edge concerned, where one is.
  public var edge: Edge?
  /// What kind of breach it is, where an invariant can be broken in several ways, such as `NaN`.
  ///
  /// Two violations are of one cause only when invariant and aspect are equal, so a minimiser
  /// never slips from a negative length to one that is not a number.
  public var aspect: String?

  /// The four edges of a frame, and the two ends of an axis.
  public enum Edge: String, Sendable, Hashable, Codable {
    /// An edge of a frame.
    case top, bottom, leading, trailing
  }

  /// Makes a violation of `invariant`.
  public init(
    _ invariant: String,
    _ message: String,
    expected: String,
    actual: String,
    items: [Int] = [],
    edge: Edge? = nil,
    aspect: String? = nil
  ) {
    self.invariant = invariant
    self.message = message
    self.expected = expected
    self.actual = actual
    self.items = items
    self.edge = edge
    self.aspect = aspect
  }

  /// The invariant, and behind a slash the aspect where there is one.
  public var cause: String { aspect.map { "\(invariant)/\($0)" } ?? invariant }

  /// The fault of the engine that this is, or `nil` where it did answer, and wrongly.
  public var fault: EngineFault.Kind? { EngineFault.Kind(cause: cause) }
}
