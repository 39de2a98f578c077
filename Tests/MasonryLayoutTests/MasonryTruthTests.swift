import Foundation
import LayoutSuites
import MasonryLayout
import TestKit
import Testing

@Suite("Masonry truth")
struct MasonryTruthTests {
  static let judgements: [MasonryTruth.Judgement] = {
    // Beside the gate's other truth, so that there is one copy.
    let file = Places.root.appending(path: "Corpus/masonry/truth/masonry.json")
    guard let data = try? Data(contentsOf: file),
      let judgements = try? MasonryTruth.judge(data)
    else { return [] }
    return judgements
  }()

  @Test("the engine agrees with what real engines did", arguments: judgements)
  func agrees(with judgement: MasonryTruth.Judgement) {
    if case .failed(let difference) = judgement.outcome {
      Issue.record("\(judgement.name): \(difference)")
    }
  }

  @Test("all 64 cases are read, and the three left out each need a named feature")
  func leavesOutThree() {
    let leftOut = Self.judgements.compactMap { judgement -> String? in
      guard case .leftOut(let feature, _) = judgement.outcome else { return nil }
      return "\(judgement.name): \(feature)"
    }
    #expect(Self.judgements.count == 64)
    #expect(
      leftOut == [
        "gestalt-zero-height-item: zero-length items that take no gap",
        "gestalt-uniformRow-800: rows as tall as their tallest item",
        "chrome-dense-on: dense packing",
      ]
    )
  }
}

extension MasonryTruth.Judgement: CustomTestStringConvertible {
  /// The name alone.
  package var testDescription: String { name }
}
