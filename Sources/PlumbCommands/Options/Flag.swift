/// One flag of a command line, as it is read and as help shows it.
struct Flag: Sendable, Hashable {
  /// Its name, such as `--seed`.
  var name: String
  /// What stands behind it, such as `N`; `nil` for a switch.
  var value: String?
  /// What it does, without a full stop.
  var help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  static let domain = Flag("--domain", "NAME", "only this domain; may be repeated")
  static let engine = Flag("--engine", "NAME", "only this engine; may be repeated")
  static let seed = Flag("--seed", "N", "the seed of everything drawn; 2026 unless given")
  static let cases = Flag("--cases", "N", "how many cases an engine gets")
  static let time = Flag("--for", "TIME", "run for this long instead, such as 30s or 5m")
  static let invariant = Flag("--invariant", "NAME", "ask only this invariant; may be repeated")
  static let jobs = Flag("--jobs", "N", "how many workers; as many as there are cores")
  static let inProcess = Flag("--in-process", nil, "no worker processes: a crash ends the run")
  static let timeLimit = Flag("--time-limit", "TIME", "how long one case may take; 2s")
  static let memoryLimit = Flag("--memory-limit", "SIZE", "how much a worker may use; 1GiB")
  static let corpus = Flag("--corpus", "DIR", "where saved cases are; Corpus")
  static let report = Flag("--report", "DIR", "where the report goes; Reports/latest")
  static let resume = Flag("--resume", nil, "go on with a run that was killed or interrupted")
  static let noSave = Flag("--no-save", nil, "do not save findings to the corpus")
  static let verbose = Flag("--verbose", nil, "tell engines, invariants and labels too")
  static let help = Flag("--help", nil, "this text")

  /// The flags of whatever runs engines.
  static let running = [jobs, inProcess, timeLimit, memoryLimit]
  /// The flags of whatever selects suites.
  static let selecting = [domain, engine] + ForeignFlags.all
}
