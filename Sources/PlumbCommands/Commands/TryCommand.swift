import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports

/// Tries a user's SwiftUI and UIKit sources as they are.
///
/// The files are built into a program that is this command once more, with their types as its
/// engines; it is started in place of this one with the same words.
enum TryCommand: Command {
  static let name = "try"
  static let summary = "build SwiftUI or UIKit files as they are and attack the layouts in them"
  static let operands = "PATH…"
  static let make = Flag("--make", "CODE", "how to make a type, such as 'Flow(gap: 3)'; repeatable")
  static let require = Flag(
    "--require",
    "NAME",
    "ask this invariant too, such as overlap; repeatable"
  )
  static let children = Flag(
    "--children",
    "N",
    "how many children layouts are made for, such as 2 or 2...4"
  )
  static let replay = Flag("--replay", "FILE", "judge a saved case instead")
  static let flags: [Flag] =
    [make, require, children, replay, .engine, .seed, .cases, .invariant] + Flag.running + [
      .corpus, .report, .noSave, .verbose,
    ]

  /// Set for the program that has been built.
  private static let mark = "PLUMB_TRIED"

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    guard !arguments.positional.isEmpty else {
      throw UsageError("expected Swift files or the folder of a package")
    }
    if context.environment[mark] != nil { return try await attack(arguments, context) }
    let sources = try TrySource.read(arguments.positional)
    var range: ClosedRange<Int>?
    if let text = arguments.text(children) {
      range = PlumbNotes.range(text)
      guard range != nil else { throw UsageError("--children: \(PlumbNotes.expected(text))") }
    }
    var plan = try TryPlan(sources, makings: arguments.texts(make), children: range)
    guard !plan.isEmpty else {
      tell(plan, sources, context)
      throw CaseError(
        plan.left.isEmpty
          ? "nothing here is a Layout or a View, or makes a section or snapshots"
          : "nothing here could be made",
        file: sources[0].path
      )
    }
    let program: String
    do {
      program = try TryBuild(sources, in: context).program(&plan)
    } catch TryBuild.Fault.compile(let faults) {
      for fault in faults {
        let place = fault.file.map { "\(sources[$0].path):\(fault.line): " } ?? ""
        context.complain("\(place)\(fault.message)")
        context.complain("  \(fault.advice(in: fault.file.map { sources[$0].text } ?? ""))")
      }
      return .badData
    } catch TryBuild.Fault.link(let output) {
      throw UnavailableError("the program to try cannot be built:\n\(output.suffix(2000))")
    }
    tell(plan, sources, context)
    guard !plan.isEmpty else {
      throw CaseError("nothing here could be made", file: sources[0].path)
    }
    return try become(program, context)
  }

  /// Says what is tried, and what is not and why.
  private static func tell(_ plan: TryPlan, _ sources: [TrySource], _ context: CommandContext) {
    for entry in plan.entries {
      context.say("\(entry.kind.rawValue) \(entry.name), made by \(entry.expression)")
    }
    for entry in plan.snapshots.entries {
      context.say("snapshots \(entry.function.path), called as \(entry.call)")
    }
    for file in Set(plan.entries.filter { $0.kind == .view }.map(\.file)).sorted() {
      for note in SystemRoom.notes(sources[file].scan.words) {
        context.say("  \(sources[file].path): \(note)")
      }
    }
    for left in plan.snapshots.left {
      let file = sources[left.function.file].path
      context.complain("\(file): \(left.function.path) is not tried: \(left.reason)")
    }
    for left in plan.left {
      // A comment is named with its file and line.
      let file =
        left.given.map { $0.place != make.name } == true
        ? "" : "\(sources[left.file].path): "
      context.complain("\(file)\(left.text)")
    }
  }

  /// Goes on as `program`, with the same words.
  private static func become(_ program: String, _ context: CommandContext) throws -> ExitCode {
    let words = [context.program] + CommandLine.arguments.dropFirst()
    var environment = context.environment
    environment[mark] = "1"
    let pairs = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let replaced = unsafe withArrayOfCStrings(Array(words)) { words in
      unsafe withArrayOfCStrings(pairs) { pairs in unsafe execve(program, words, pairs) }
    }
    throw UnavailableError("\(program) cannot be started: error \(replaced)")
  }

  private static func withArrayOfCStrings<R>(
    _ texts: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> R
  ) -> R {
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }

  // MARK: The program that was built

  private static func attack(
    _ arguments: Arguments,
    _ context: CommandContext
  ) async throws -> ExitCode {
    let required = arguments.texts(require).flatMap { $0.split(separator: ",").map(String.init) }
    let known = context.suites.flatMap { $0.invariants.map(\.description.name) }
    if let name = required.first(where: { !known.contains($0) }) {
      let names = known.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      throw UsageError(
        "--require: expected one of \(names.joined(separator: ", ")), found \(name)"
      )
    }
    let suites = try context.selected(arguments)
    let runner = try context.runner(arguments)
    let program = command(arguments, context)
    var record = RunRecord(command: name, seed: try arguments.seed())
    if let path = arguments.text(replay) {
      let saved = try CaseStore(folder: "").read(path)
      let domain = try SavedCaseHead.read(saved).domain
      let asked = suites.filter { $0.domain == domain }.flatMap(\.invariants).filter {
        $0.isDefault || required.contains($0.description.name)
      }
      let replaying = Replaying(
        suites: suites.filter { isMeant($0, path, suites) },
        cases: [saved],
        invariants: try context.invariants(arguments) ?? asked.map(\.description.name),
        program: program
      )
      try await record.part("replay") { record in
        let part = try replaying.run(on: runner, &record)
        for index in record.findings.indices {
          record.findings[index].replay = "\(program) --replay \(path)"
        }
        return part
      }
    } else {
      let trying = TryRun(
        suites: suites,
        seed: record.seed,
        cases: 0..<(try arguments.count(.cases) ?? 2_000),
        required: required,
        invariants: try context.invariants(arguments),
        store: arguments.has(.noSave)
          ? nil : CaseStore(folder: arguments.text(.corpus) ?? "Corpus"),
        program: program
      )
      try await record.part("try") { try trying.run(on: runner, in: context, &$0) }
      record.drawings = SectionTour(suites: suites).run(on: runner, in: context)
    }
    return try ReportOutput(arguments).finish(record.report(workers: runner.lanes), in: context)
  }

  /// Whether a saved case was a finding of this engine; one of no engine's name is for all.
  private static func isMeant(_ suite: AnySuite, _ path: String, _ suites: [AnySuite]) -> Bool {
    func isNamed(_ suite: AnySuite) -> Bool {
      let name = String(suite.engine.map { $0 == "." ? "_" : $0 })
      return path.contains("-\(name)-")
    }
    return !suites.contains(where: isNamed) || isNamed(suite)
  }

  /// The command again, without what belongs to one run of it.
  private static func command(_ arguments: Arguments, _ context: CommandContext) -> String {
    var words = [context.program, name] + arguments.positional
    for flag in [make, require, children] {
      for text in arguments.texts(flag) { words += [flag.name, text] }
    }
    return words.map { word in
      let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./,=:".contains($0) }
      return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }.joined(separator: " ")
  }
}
