import LayoutCases
import LayoutCore
import LayoutReports
import LayoutSuites

/// The part of the gate that compares the package's engines with recorded answers.
struct TruthPart {
  var corpus: String

  /// Judges every truth file of the corpus; adds nothing where there is none.
  func add(to record: inout RunRecord) async throws {
    let files =
      try filesBelow(corpus, suffix: ".json").filter { $0.contains("/truth/") }
      + filesBelow(corpus, suffix: ".txt").filter { $0.contains("/browser/") }
    guard !files.isEmpty else { return }
    let corpus = corpus
    try await record.part("truth") { _ in
      var passed = 0
      var failures: [String] = []
      for file in files {
        let path = "\(corpus)/\(file)"
        let result = try TruthReader.judge(try readFile(path), file: path)
        passed += result.passed
        failures += result.failures.map(\.name)
      }
      let first = failures.first.map { ", first \($0)" } ?? ""
      return RunReport.Part(
        name: "truth",
        count: passed + failures.count,
        unit: "cases",
        outcome: failures.isEmpty ? (passed == 0 ? .nothingChecked : .held) : .violated,
        detail: failures.isEmpty ? "held" : "\(failures.count) differ\(first)"
      )
    }
  }
}
