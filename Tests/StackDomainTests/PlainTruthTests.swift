import Foundation
import LayoutCore
import SwiftUILayout
import TestKit
import Testing

@testable import LayoutSuites

@Suite("The plain oracle")
struct PlainTruthTests {
  @Test("meets every recorded layout that its source is sure of", arguments: Truth.certain)
  func meets(_ truth: StackTruthCase) {
    #expect(Truth.difference(truth) == nil)
  }

  @Test("is asked every sure case of the file")
  func hasCases() { #expect(Truth.certain.count == 121) }
}

/// The recorded cases, and what the plain oracle makes of them.
enum Truth {
  private static let file = Places.root.appending(path: "Corpus/stack/truth/swiftui.json")

  static let all: [StackTruthCase] = {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? StackTruth.cases(in: data)) ?? []
  }()

  static let certain = all.filter { $0.certainty == .acceptance }

  /// The first number in which the plain oracle differs from what was recorded.
  static func difference(_ truth: StackTruthCase, _ bend: PlainBend? = nil) -> String? {
    let proposal = ProposedSize(
      width: truth.proposal.w?.points,
      height: truth.proposal.h?.points
    )
    let plain = PlainLayout(
      truth.view,
      proposal,
      isMirrored: truth.direction == .rightToLeft,
      bend: bend
    )
    var pairs = [
      ("width", plain.size.width, truth.expectedSize.w),
      ("height", plain.size.height, truth.expectedSize.h),
    ]
    for expected in truth.expectedFrames {
      guard let frame = plain.frames.first(where: { $0.path == expected.path })?.frame else {
        return "\(expected.path) has no frame"
      }
      pairs.append(("\(expected.path) x", frame.x, expected.x))
      pairs.append(("\(expected.path) y", frame.y, expected.y))
      pairs.append(("\(expected.path) width", frame.width, expected.w))
      pairs.append(("\(expected.path) height", frame.height, expected.h))
    }
    return pairs.first { abs($1 - $2) > StackTruth.tolerance }
      .map { "\($0) is \($1), expected \($2)" }
  }
}
