import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutOracles
import LayoutReports

/// The review of answers that wait: by flags and ids, one after the other with a person, or as a
/// list where there is none.
struct GoldenReviewing {
  /// What becomes of an answer that waits.
  enum Verdict { case accept, reject, skip }

  private let context: CommandContext
  private let domains: [GoldenDomain]
  private let engines: Set<String>
  private let ids: [String]
  private let causes: [GoldenCause.Kind]
  private let isAll: Bool
  private let verdict: Verdict?

  init(
    _ arguments: Arguments,
    ids: [String],
    selected: [AnySuite],
    in context: CommandContext
  ) throws {
    self.context = context
    self.ids = ids
    isAll = arguments.has(GoldenCommand.all)
    let part = GoldenPart(arguments, selected: selected, in: context)
    domains = try part.domains()
    engines = part.isWhole ? [] : Set(selected.map(\.engine))
    causes = try arguments.texts(GoldenCommand.cause).map { text throws(UsageError) in
      if let kind = GoldenCause.Kind(rawValue: text) { return kind }
      let words = GoldenCause.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--cause: expected one of \(words), found \(text)")
    }
    switch (arguments.has(GoldenCommand.accept), arguments.has(GoldenCommand.reject)) {
    case (true, true): throw UsageError("expected --accept or --reject, found both")
    case (true, false): verdict = .accept
    case (false, true): verdict = .reject
    case (false, false): verdict = nil
    }
    if verdict != nil {
      guard isAll || !ids.isEmpty || !engines.isEmpty || !causes.isEmpty else {
        throw UsageError("expected ids, --engine, --cause or --all, to say what is meant")
      }
      let mode = GoldenRecordMode.permitted(.all, environment: context.environment)
      guard mode != .never else { throw UsageError("CI is set, so goldens stay as they are") }
    }
  }

  /// Reviews.
  ///
  /// - Returns: `held` when nothing waits any more, `goldenChanged` when something does,
  ///   `badData` when an answer could not be accepted, `nothingChecked` when nothing waited.
  func run() throws -> ExitCode {
    let waiting = try domains.map { ($0, try $0.book.pending()) }
    let all = waiting.flatMap(\.1)
    for id in ids where !all.contains(where: { $0.key.id == id }) {
      throw UsageError("expected the id of an answer that waits, found \(id)")
    }
    guard !all.isEmpty else {
      context.say("nothing waits for review")
      return .nothingChecked
    }
    var codes: [ExitCode] = [.held]
    var isEnded = false
    for (domain, pending) in waiting {
      let meant = pending.filter(isMeant)
      if let verdict {
        codes.append(
          try domains.writing { try decide(meant, of: pending, verdict, in: domain) }
        )
      } else if context.terminal.isTerminal, isatty(0) == 1 {
        for golden in meant where !isEnded {
          guard let verdict = ask(golden, domain) else {
            isEnded = true
            break
          }
          codes.append(
            try domains.writing { try decide([golden], of: pending, verdict, in: domain) }
          )
        }
      } else {
        for golden in meant { context.say("\(golden.key.id)  \(golden.cause.sentence)") }
      }
    }
    let left = try domains.reduce(0) { $0 + (try $1.book.pending().count) }
    if left > 0 {
      context.say("\(left) \(left == 1 ? "waits" : "wait") for review")
      if verdict == nil { context.say("\(context.program) golden review --accept ID…") }
      codes.append(.goldenChanged)
    } else {
      context.say("nothing waits for review any more")
    }
    return ExitCode.highest(of: codes)
  }

  private func isMeant(_ golden: PendingGolden) -> Bool {
    (ids.isEmpty || ids.contains(golden.key.id))
      && (engines.isEmpty || engines.contains(golden.key.engine))
      && (causes.isEmpty || causes.contains(golden.cause.kind))
  }

  private func decide(
    _ meant: [PendingGolden],
    of pending: [PendingGolden],
    _ verdict: Verdict,
    in domain: GoldenDomain
  ) throws(CaseError) -> ExitCode {
    // One walk of the folder where all are meant, else one for each.
    let selections: [GoldenSelection] =
      meant.count == pending.count ? [.all] : meant.map { .id($0.key.id) }
    var code = ExitCode.held
    for selection in selections {
      switch verdict {
      case .skip: break
      case .reject:
        for id in try domain.book.reject(selection) { context.say("rejected \(id)") }
      case .accept:
        let result = try domain.book.accept(selection, keys: domain.keys)
        for id in result.accepted { context.say("accepted \(id)") }
        for error in result.refused {
          context.complain("\(context.program) golden: \(error)")
          code = .badData
        }
      }
    }
    return code
  }

  /// Shows an answer to a person and asks what becomes of it; `nil` when the review is ended.
  private func ask(_ golden: PendingGolden, _ domain: GoldenDomain) -> Verdict? {
    let pictures: (before: Picture, after: Picture)?
    if let before = golden.before, let diff = golden.diff, let after = try? golden.after.get() {
      pictures = diff.pictures(before: before, after: after)
    } else {
      pictures = nil
    }
    let change = RunReport.GoldenChange(
      domain: domain.name,
      engine: golden.key.engine,
      name: golden.key.name,
      status: golden.cause.kind.rawValue,
      cause: golden.cause.sentence,
      lines: golden.diff?.lines ?? [],
      before: pictures?.before,
      after: pictures?.after
    )
    context.say(GoldenText.lines(change, terminal: context.terminal))
    while true {
      context.show("  accept? y(es), n(o: throw it away), s(kip), q(uit)  ")
      guard let line = readLine() else { return nil }
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "y", "yes": return .accept
      case "n", "no": return .reject
      case "s", "skip", "": return .skip
      case "q", "quit": return nil
      default: continue
      }
    }
  }
}
