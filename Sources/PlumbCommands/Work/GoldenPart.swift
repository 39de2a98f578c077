import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutOracles
import LayoutReports
import LayoutWorkers

/// The part of a run that holds answers against the recorded ones, and puts others up for review
/// where it may.
struct GoldenPart {
  /// Every engine there is: only of all of them is it known which goldens nobody asks for.
  var suites: [AnySuite]
  /// The engines that are asked.
  var selected: [AnySuite]
  /// Whether all of them are asked, and orphans are the run's business too.
  var isWhole: Bool
  var corpus: String
  var program: String
  /// What may be put up for review.
  var mode: GoldenRecordMode

  /// What a command line asks for; nothing is recorded unless `mode` says so, and never where `CI`
  /// is set.
  init(
    _ arguments: Arguments,
    selected: [AnySuite],
    in context: CommandContext,
    mode: GoldenRecordMode = .never
  ) {
    suites = context.suites
    self.selected = selected
    isWhole = arguments.texts(.engine).isEmpty
    corpus = arguments.text(.corpus) ?? "Corpus"
    program = context.program
    self.mode = GoldenRecordMode.permitted(mode, environment: context.environment)
  }

  /// Every domain's goldens, of the domains that are asked.
  func domains() throws(CaseError) -> [GoldenDomain] {
    var domains: [GoldenDomain] = []
    for suite in selected where !domains.contains(where: { $0.name == suite.domain }) {
      domains.append(try GoldenDomain(suite.domain, suites: suites, corpus: corpus))
    }
    return domains
  }

  /// Adds the part to a gate; a domain of which nothing was ever recorded is passed over.
  func add(to record: inout RunRecord, on runner: Runner) async throws {
    var begun: [GoldenDomain] = []
    for domain in try domains() where try domain.isBegun() { begun.append(domain) }
    guard !begun.isEmpty, !runner.stop.isSet else { return }
    let domains = begun
    try await record.part("goldens") { try run(domains, on: runner, &$0) }
  }

  /// Asks the engines and compares.
  ///
  /// - Throws: ``CaseError`` when a manifest cannot be read, a case cannot be used or a file cannot
  ///   be written.
  func run(
    _ domains: [GoldenDomain],
    on runner: Runner,
    _ record: inout RunRecord
  ) throws(CaseError) -> RunReport.Part {
    var outcomes: [ExitCode] = []
    var words: [String: Int] = [:]
    var count = 0
    for domain in domains {
      let answers = try answers(of: domain, on: runner)
      let report = try domain.book.check(
        domain.keys,
        mode: mode,
        isSelected: { isSelected($0) && (!runner.stop.isSet || answers[$0.path] != nil) },
        answer: { (key) throws(CaseError) in Self.recorded(answers[key.path]) }
      )
      for entry in report.entries where entry.isSelected {
        count += 1
        words[Self.word(entry), default: 0] += 1
        if let code = code(entry) { outcomes.append(code) }
        if let change = GoldenChanges(domain: domain, answers: answers).change(entry) {
          record.goldens.append(change)
        }
      }
      for entry in domain.entries {
        guard case .fault(let fault) = answers[entry.key.path] else { continue }
        outcomes.append(.engineFault)
        record.findings.append(try finding(entry, fault))
      }
    }
    let told = words.filter { $0.key != "held" }
    let order = told.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return RunReport.Part(
      name: "goldens",
      count: count,
      unit: "",
      outcome: ExitCode.highest(of: outcomes),
      detail: count == 0
        ? "nothing to check"
        : told.isEmpty ? "held" : order.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    )
  }

  private func isSelected(_ key: GoldenKey) -> Bool {
    isWhole || selected.contains { $0.engine == key.engine }
  }

  /// The answers by the paths of their goldens; fewer when the run was stopped.
  private func answers(
    of domain: GoldenDomain,
    on runner: Runner
  ) throws(CaseError) -> [String: FramedAnswer] {
    let asked = domain.entries.filter { isSelected($0.key) }
    let run = FramesRun(
      asked.map {
        CheckRun.Question(domain: domain.name, engine: $0.suite.engine, source: $0.source)
      }
    )
    let answers = try run.run(on: runner)
    return Dictionary(uniqueKeysWithValues: zip(asked.map(\.key.path), answers))
  }

  /// An answer as a golden takes it; none where the engine died, or its lanes are not as many as
  /// its frames, which the invariants judge.
  static func recorded(_ answer: FramedAnswer?) -> Golden.Answer? {
    switch answer {
    case .refused(let words): .refusal(words)
    case .frames(let answer):
      (try? GoldenItems(frames: answer.frames, lanes: answer.lanes, size: answer.size))
        .map(Golden.Answer.items)
    case .fault, .none?, nil: nil
    }
  }

  /// What an entry counts as in the part's line.
  private static func word(_ entry: GoldenReport.Entry) -> String {
    entry.isPending && entry.standing.isOpen ? "waiting for review" : entry.standing.word
  }

  /// What an entry makes of the run: what a recording has put up for review is no longer a fault
  /// of the recording.
  private func code(_ entry: GoldenReport.Entry) -> ExitCode? {
    switch entry.standing {
    case .held, .notAsked: .held
    case .unreadable: mode != .never && entry.isPending ? .held : .badData
    case .changed, .missing, .stale, .orphaned, .unlisted:
      mode != .never && entry.isPending ? .held : .goldenChanged
    case .unanswered: .goldenChanged
    }
  }

  private func finding(
    _ entry: GoldenDomain.Entry,
    _ fault: EngineFault
  ) throws(CaseError) -> Finding {
    let exhibit = try entry.suite.exhibit(of: entry.source)
    var file: String?
    if case .text(_, let path) = entry.source { file = path }
    let (domain, engine) = (entry.suite.domain, entry.suite.engine)
    let cause = [domain, engine, fault.kind.invariant, entry.key.id]
    return Finding(
      domain: domain,
      engine: engine,
      violation: fault.violation,
      fingerprint: ContentHash(cause.joined(separator: "\n")).description,
      original: exhibit,
      minimised: exhibit,
      origin: "golden \(entry.key.id)",
      seen: 1,
      candidates: 0,
      standardError: fault.standardError,
      file: file,
      replay: file.map { "\(program) replay \($0)" }
        ?? "\(program) golden verify --engine \(engine)"
    )
  }
}

extension GoldenStanding {
  /// Whether something has to be recorded or reviewed.
  var isOpen: Bool {
    switch self {
    case .held, .notAsked, .unanswered: false
    case .changed, .missing, .stale, .orphaned, .unlisted, .unreadable: true
    }
  }
}
