import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports

/// Judges saved cases again.
enum ReplayCommand: Command {
  static let name = "replay"
  static let summary = "run saved cases again, those of the corpus or the files and folders named"
  static let operands = "[PATH…]"
  static let flags: [Flag] =
    Flag.selecting + [.invariant] + Flag.running + [.corpus, .report, .verbose]

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    let suites = try context.selected(arguments)
    let runner = try context.runner(arguments)
    let store = CaseStore(folder: arguments.text(.corpus) ?? "Corpus")
    let cases = try Self.cases(arguments.positional, store, suites.map(\.domain))
    let replaying = Replaying(
      suites: suites,
      cases: cases,
      invariants: try context.invariants(arguments),
      program: context.program
    )
    var record = RunRecord(command: name, seed: try arguments.seed())
    try await record.part("replay") { try replaying.run(on: runner, &$0) }
    return try ReportOutput(arguments).finish(record.report(workers: runner.lanes), in: context)
  }

  /// The cases of files and folders, or of the whole corpus.
  static func cases(
    _ paths: [String],
    _ store: CaseStore,
    _ domains: [String]
  ) throws(CaseError) -> [CaseStore.Saved] {
    guard !paths.isEmpty else { return try store.cases(of: Array(Set(domains))) }
    var cases: [CaseStore.Saved] = []
    for path in paths {
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard exists, isFolder.boolValue else {
        cases.append(try store.read(path))
        continue
      }
      for file in try filesBelow(path, suffix: ".json")
      where !file.hasSuffix(CaseStore.originalSuffix) {
        cases.append(try store.read("\(path)/\(file)"))
      }
    }
    return cases
  }
}
