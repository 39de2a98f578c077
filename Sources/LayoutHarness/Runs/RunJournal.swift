import Foundation
import LayoutCore
package import LayoutFiles

/// What a run is to do, by name: two runs with equal plans come to equal reports.
package struct RunPlan: Sendable, Hashable, Codable {
  /// The choices, such as `seed` and its number as text.
  package var choices: [String: String]

  /// A plan of these choices.
  package init(_ choices: [String: String]) { self.choices = choices }

  /// The first choice, by name, in which another plan differs.
  package func difference(from other: RunPlan) -> (name: String, here: String, there: String)? {
    let names = Set(choices.keys).union(other.choices.keys).sorted()
    for name in names where choices[name] != other.choices[name] {
      return (name, choices[name] ?? "not given", other.choices[name] ?? "not given")
    }
    return nil
  }
}

/// The journal of a run of drawn cases: its plan, and the tally of every chunk that is done.
///
/// A run killed at any moment goes on from it without repeating or skipping a chunk.
package final class RunJournal {
  /// The file's name in the folder of the run's report.
  package static let name = "run.journal"

  /// Chunks found done when the journal was opened.
  package let chunksDone: Int
  private var journal: Journal
  private var done: [Key: [Int: FuzzTally]] = [:]

  private struct Key: Hashable {
    var domain: String
    var engine: String
  }

  private enum Record: Codable {
    case plan(RunPlan)
    case chunk(domain: String, engine: String, first: Int, FuzzTally)
    case finished
  }

  /// Begins a journal, or opens that of a run to go on with.
  ///
  /// Where there is nothing to go on with, such as after a kill before the first chunk, the run
  /// begins from the start.
  ///
  /// - Throws: ``CaseError`` when the journal is of another run, with what differs, or cannot be
  ///   read; ``FileFailure`` when it cannot be written or another run has it open.
  package init(folder: String, plan: RunPlan, resumes: Bool) throws {
    try makeFolders(folder)
    let path = "\(folder)/\(Self.name)"
    var records: [[UInt8]] = []
    journal = try Journal(path, records: &records, afresh: !resumes)
    var count = 0
    let decoder = JSONDecoder()
    for (index, bytes) in records.enumerated() {
      switch try? decoder.decode(Record.self, from: Data(bytes)) {
      case .plan(let found):
        if let (name, here, there) = plan.difference(from: found) {
          throw CaseError(
            "the journal is of another run: \(name) was \(there) and is now \(here)",
            file: path
          )
        }
      case .chunk(let domain, let engine, let first, let tally):
        count += 1
        done[Key(domain: domain, engine: engine), default: [:]][first] = tally
      case .finished: break
      case nil: throw CaseError("record \(index + 1) of the journal cannot be read", file: path)
      }
    }
    chunksDone = count
    if records.isEmpty { try add(.plan(plan)) }
  }

  /// The tallies of the chunks of a suite that are done, by their first case.
  package func done(domain: String, engine: String) -> [Int: FuzzTally] {
    done[Key(domain: domain, engine: engine)] ?? [:]
  }

  /// Adds a chunk that is done.
  package func add(
    domain: String,
    engine: String,
    first: Int,
    _ tally: FuzzTally
  ) throws(FileFailure) {
    try add(.chunk(domain: domain, engine: engine, first: first, tally))
  }

  /// Closes the journal of a run whose report is written.
  package func finish() throws(FileFailure) {
    try add(.finished)
    try journal.flush()
  }

  private func add(_ record: Record) throws(FileFailure) {
    let encoder = JSONEncoder()
    // A plan or a tally holds text and whole numbers, which are always encoded.
    guard let data = try? encoder.encode(record) else { return }
    try journal.append([UInt8](data))
  }
}
