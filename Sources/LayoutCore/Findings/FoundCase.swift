/// A failing case of a run, minimised by itself, before those of one cause are made one finding.
///
/// The report of a shard carries them, because which of them stand for a cause is decided over the
/// whole run.
public struct FoundCase: Sendable, Hashable, Codable {
  /// Its number under the seed, or its place among the cases asked about.
  public var index: Int
  /// What it broke when it was met, by ``Violation/cause``.
  public var cause: String
  /// How many cases broke the same.
  public var seen: Int
  /// The finding it is by itself.
  public var finding: Finding

  /// Describes a failing case.
  public init(index: Int, cause: String, seen: Int, finding: Finding) {
    self.index = index
    self.cause = cause
    self.seen = seen
    self.finding = finding
  }
}
