package import Foundation
import LayoutCore
package import SwiftUILayout

/// View trees with the frames SwiftUI gives them, and what our engine makes of them.
package enum StackTruth {
  /// How far a number may be off, in points.
  package static let tolerance = 0.001

  /// What became of one case.
  package struct Outcome: Sendable, Hashable {
    /// The case's name.
    package var name: String
    /// How sure its source is.
    package var certainty: StackTruthCase.Certainty
    /// The first difference from what was recorded; nil when the case passed.
    package var difference: String?

    /// Whether everything the case lists came out.
    package var hasPassed: Bool { difference == nil }
  }

  private struct File: Decodable {
    var cases: [StackTruthCase]
  }

  /// Reads the cases of a file, in its order.
  ///
  /// - Throws: `DecodingError` when it is not a file of view trees.
  package static func cases(in data: Data) throws -> [StackTruthCase] {
    try JSONDecoder().decode(File.self, from: data).cases
  }

  /// Runs all cases of a file, in its order.
  ///
  /// - Throws: `DecodingError` when it is not a file of view trees.
  package static func outcomes(in data: Data) throws -> [Outcome] {
    try cases(in: data).map { outcome(of: $0) }
  }

  /// Runs one case; an engine with a bent rule shows which cases notice.
  package static func outcome(
    of truth: StackTruthCase,
    mutations: RuleMutation = []
  ) -> Outcome {
    Outcome(
      name: truth.name,
      certainty: truth.certainty,
      difference: difference(truth, mutations)
    )
  }

  private static func difference(_ truth: StackTruthCase, _ mutations: RuleMutation) -> String? {
    let result: LayoutResult
    do throws(LayoutFailure) {
      result = try DescribedTree(
        truth.view,
        layoutDirection: truth.direction,
        scale: truth.displayScale ?? 1,
        mutations: mutations
      ).result(truth.proposed)
    } catch {
      return "refused: \(error.message)"
    }
    return compare("width", result.size.width, truth.expectedSize.w)
      ?? compare("height", result.size.height, truth.expectedSize.h)
      ?? truth.expectedFrames.lazy.compactMap { difference($0, result[$0.path]) }.first
  }

  /// The first difference of frames laid out elsewhere, by path, from what was recorded.
  package static func difference(of truth: StackTruthCase, frames: [String: CGRect]) -> String? {
    truth.expectedFrames.lazy.compactMap { difference($0, frames[$0.path]) }.first
  }

  private static func difference(
    _ expected: StackTruthCase.Frame,
    _ frame: CGRect?
  ) -> String? {
    guard let frame else { return "\(expected.path) has no frame" }
    return compare("\(expected.path) x", frame.origin.x, expected.x)
      ?? compare("\(expected.path) y", frame.origin.y, expected.y)
      ?? compare("\(expected.path) width", frame.size.width, expected.w)
      ?? compare("\(expected.path) height", frame.size.height, expected.h)
  }

  private static func compare(_ what: String, _ value: CGFloat, _ expected: Double) -> String? {
    if abs(Double(value) - expected) <= tolerance { return nil }
    return "\(what) is \(value), expected \(expected)"
  }
}
