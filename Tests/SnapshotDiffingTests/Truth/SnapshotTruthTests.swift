import Foundation
import LayoutSuites
import TestKit
import Testing

@Suite("Recorded snapshot cases")
struct SnapshotTruthTests {
  private static let file = Places.root.appending(path: "Corpus/identity/truth/snapshots.json")

  private static let cases: [SnapshotTruthCase] = {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? SnapshotTruth.cases(in: data)) ?? []
  }()

  @Test("are all there")
  func count() {
    #expect(Self.cases.count == 62)
  }

  @Test("are answered as recorded", arguments: cases)
  func answer(truth: SnapshotTruthCase) {
    #expect(SnapshotTruth.outcome(of: truth).difference == nil)
  }

  @Test("say what is wrong with a file that holds none")
  func format() {
    #expect(throws: SnapshotTruth.FormatError.self) {
      try SnapshotTruth.outcomes(in: Data("{}".utf8))
    }
  }
}
