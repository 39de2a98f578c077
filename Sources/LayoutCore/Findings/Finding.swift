/// A cause that breaks an invariant: a minimised case, what it breaks, and how it was met.
public struct Finding: Sendable, Hashable, Codable {
  /// The domain of the case, such as `masonry`.
  public var domain: String
  /// The engine that breaks it.
  public var engine: String
  /// What is broken, by the minimised case.
  public var violation: Violation
  /// A key equal for findings of the same cause: engine, invariant and shape of the case.
  public var fingerprint: String
  /// The case as it was met, before minimising.
  public var original: Exhibit
  /// The least case that breaks the same invariant.
  public var minimised: Exhibit
  /// Where the case came from, such as `seed 2026, case 17` or a file.
  public var origin: String
  /// How many cases of the run broke the same invariant of the same engine.
  public var seen: Int
  /// How many candidates the minimiser ran.
  public var candidates: Int
  /// What the engine wrote to standard error when it died, at most 4 KiB.
  public var standardError: String
  /// The saved file that replays it, relative to the working directory, once it is saved.
  public var file: String?
  /// The one command that replays it.
  public var replay: String
  /// Why it is shown as it was met and not minimised, or `nil` where it is minimised.
  public var unminimised: String?

  /// Describes a finding.
  public init(
    domain: String,
    engine: String,
    violation: Violation,
    fingerprint: String,
    original: Exhibit,
    minimised: Exhibit,
    origin: String,
    seen: Int,
    candidates: Int,
    standardError: String = "",
    file: String? = nil,
    replay: String,
    unminimised: String? = nil
  ) {
    self.domain = domain
    self.engine = engine
    self.violation = violation
    self.fingerprint = fingerprint
    self.original = original
    self.minimised = minimised
    self.origin = origin
    self.seen = seen
    self.candidates = candidates
    self.standardError = standardError
    self.file = file
    self.replay = replay
    self.unminimised = unminimised
  }
}

/// A case as it is shown: its saved form, a few lines that say it in words, and its picture.
public struct Exhibit: Sendable, Hashable, Codable {
  /// The case in its saved form, JSON text.
  public var json: String
  /// The case in a few lines for a person.
  public var lines: [String]
  /// How many things it consists of: items, edits, views.
  public var size: Int
  /// What the engine made of it, where it answered at all.
  public var picture: Picture?
  /// Why the case makes no sense to any engine, or `nil` for one that is owed an answer.
  public var nonsense: String?

  /// Describes a case as shown.
  public init(
    json: String,
    lines: [String],
    size: Int,
    picture: Picture?,
    nonsense: String? = nil
  ) {
    self.json = json
    self.lines = lines
    self.size = size
    self.picture = picture
    self.nonsense = nonsense
  }
}
