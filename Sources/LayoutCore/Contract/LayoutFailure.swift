/// Why an engine refuses a problem before it lays anything out.
///
/// A refusal is an answer, not a fault: nonsense has to be refused or clamped (invariant `total`).
public struct LayoutFailure: Error, Sendable, Hashable {
  /// What kind of nonsense it was.
  public var reason: Reason
  /// One sentence for a person, with the number that made no sense.
  public var message: String

  /// Makes a refusal.
  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  /// The kinds of refusal.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Fewer than one lane.
    case lanes
    /// A negative or non-finite spacing.
    case spacing
    /// A negative or non-finite inset.
    case insets
    /// A container length that is negative, infinite where it must be finite, or not a number.
    case container
    /// An item or leaf whose size is negative or not finite.
    case item
    /// A span below one.
    case span
    /// An edit or query that names something that is not there, or is not finite.
    case edit
    /// Something else the engine cannot do.
    case unsupported
  }
}
