import Foundation
import LayoutSuites
import SwiftUILayout
import TestKit
import Testing

@Suite("Truth")
struct TruthTests {
  private static let file = Places.root.appending(path: "Corpus/stack/truth/swiftui.json")

  static let cases: [StackTruthCase] = {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? StackTruth.cases(in: data)) ?? []
  }()

  @Test("the file holds 121 cases of certainty A and 23 of certainty B")
  func count() {
    #expect(Self.cases.filter { $0.certainty == .acceptance }.count == 121)
    #expect(Self.cases.filter { $0.certainty == .advisory }.count == 23)
  }

  @Test("a recorded layout comes out to a thousandth of a point", arguments: cases)
  func meets(truth: StackTruthCase) {
    let outcome = StackTruth.outcome(of: truth)
    #expect(outcome.difference == nil, "certainty \(truth.certainty.rawValue)")
  }
}
