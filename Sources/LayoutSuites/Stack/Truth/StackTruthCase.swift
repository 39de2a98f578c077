import Foundation
package import SwiftUILayout

/// One recorded layout: a view tree, what it was proposed, and the frames its source is sure of.
package struct StackTruthCase: Sendable, Decodable, CustomStringConvertible {
  /// The case's name.
  package let name: String
  /// Where the case was recorded.
  package let source: String
  /// How sure the source is.
  package let certainty: Certainty
  /// The views.
  package let view: ViewDescription
  let proposal: Proposal
  let expectedSize: Lengths
  let expectedFrames: [Frame]
  let layoutDirection: String?
  let displayScale: Double?

  package var description: String { name }

  /// What was proposed.
  package var proposed: ProposedViewSize {
    ProposedViewSize(
      width: proposal.w?.points.map { CGFloat($0) },
      height: proposal.h?.points.map { CGFloat($0) }
    )
  }

  /// The direction in which the tree is read.
  package var direction: LayoutDirection {
    layoutDirection.flatMap(LayoutDirection.init) ?? .leftToRight
  }

  /// How sure a source is of its case.
  package enum Certainty: String, Sendable, Hashable, Decodable {
    /// Must be met exactly.
    case acceptance = "A"
    /// Reported apart: one source alone, or sources that disagree.
    case advisory = "B"
  }

  struct Proposal: Sendable, Decodable {
    var w: Length?
    var h: Length?
  }

  struct Lengths: Sendable, Decodable {
    var w: Double
    var h: Double
  }

  struct Frame: Sendable, Decodable {
    var path: String
    var x: Double
    var y: Double
    var w: Double
    var h: Double

    var rect: CGRect { CGRect(x: x, y: y, width: w, height: h) }
  }
}
