import LayoutCases
import LayoutCore
import LayoutFiles
import LayoutHarness
import LayoutOracles
import Synchronization

/// The goldens there should be in one domain: every case of the corpus, and every set of real
/// photos, answered by every engine that the gate holds to its answers.
struct GoldenDomain {
  /// One golden, and what it is asked of.
  struct Entry {
    var key: GoldenKey
    var suite: AnySuite
    var source: CaseSource
  }

  var name: String
  var folder: String
  var entries: [Entry]
  let failures = FileFailures()

  /// Works out what should be there; no engine is asked.
  ///
  /// - Throws: ``CaseError`` naming a case or photo file that cannot be used.
  init(_ name: String, suites: [AnySuite], corpus: String) throws(CaseError) {
    self.name = name
    folder = "\(corpus)/\(name)/goldens"
    entries = []
    var sources: [(name: String, source: CaseSource)] = []
    let place = "\(corpus)/\(name)/cases"
    for file in try filesBelow(place, suffix: ".json") {
      let saved = try CaseStore(folder: corpus).read("\(place)/\(file)", domain: name)
      sources.append(
        (String(file.dropLast(".json".count)), .text(saved.text, file: saved.path))
      )
    }
    for made in try PhotoCases.cases(of: name, corpus: corpus) {
      sources.append((made.name, .text(made.text, file: nil)))
    }
    for suite in suites where suite.domain == name && suite.hasGoldens {
      for (name, source) in sources {
        guard let form = try suite.savedForm(of: source) else { continue }
        let key = GoldenKey(
          engine: suite.engine,
          name: name,
          caseHash: ContentHash(form).description
        )
        entries.append(Entry(key: key, suite: suite, source: source))
      }
    }
  }

  var keys: [GoldenKey] { entries.map(\.key) }

  var book: GoldenBook { GoldenBook(disk) }

  /// Whether anything was ever recorded here.
  func isBegun() throws(CaseError) -> Bool { try !filesBelow(folder).isEmpty }

  /// The recorded golden of a key, where it can be read.
  func recorded(_ key: GoldenKey) -> Golden? {
    guard let bytes = try? disk.read(key.path) else { return nil }
    return try? Golden(text: bytes, file: nil)
  }

  private var disk: GoldenFolder {
    let disk = CorpusFolder(folder)
    return GoldenFolder(
      path: folder,
      files: { () throws(CaseError) in try disk.files() },
      read: { (name) throws(CaseError) in try disk.read(name) },
      write: { [failures] (bytes, name) throws(CaseError) in
        try failures.noting { () throws(FileFailure) in
          try writeAtomically(bytes, to: "\(disk.path)/\(name)")
        }
      },
      remove: { [failures] (name) throws(CaseError) in
        try failures.noting { () throws(FileFailure) in try removeFile("\(disk.path)/\(name)") }
      }
    )
  }
}

/// Keeps why a file could not be written, since a book of goldens knows only files that are wrong.
final class FileFailures: Sendable {
  private let first = Mutex<FileFailure?>(nil)

  func noting(_ body: () throws(FileFailure) -> Void) throws(CaseError) {
    do throws(FileFailure) {
      try body()
    } catch {
      first.withLock { $0 = $0 ?? error }
      throw CaseError("cannot \(error.step): \(error.reason)", file: error.path)
    }
  }

  /// The first failure, or `error` where there was none.
  func reason(of error: any Error) -> any Error { first.withLock { $0 } ?? error }
}

extension [GoldenDomain] {
  /// Runs `body`; a file that it could not write is told as such.
  func writing<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw reduce(error) { $1.failures.reason(of: $0) }
    }
  }
}
