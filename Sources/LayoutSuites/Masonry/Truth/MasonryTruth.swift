package import Foundation

/// Masonry cases recorded from real engines, and what our engine makes of them.
///
/// The file names its sources case by case. A case says what its source is sure of; nothing else
/// is asked.
package enum MasonryTruth {
  /// What became of one case.
  package enum Outcome: Sendable, Hashable {
    /// Everything the source is sure of is so, to a thousandth of a point.
    case passed
    /// The first thing that is not.
    case failed(String)
    /// The case needs a feature the engine does not have.
    case leftOut(feature: String, why: String)
  }

  /// A case of the file by name, with its outcome.
  package struct Judgement: Sendable, Hashable {
    /// The case's name in the file.
    package var name: String
    /// Where the case was recorded.
    package var source: String
    /// What became of it.
    package var outcome: Outcome

  }

  /// Judges every case of a truth file, in the file's order.
  ///
  /// - Throws: `DecodingError` when the data is not a truth file.
  package static func judge(_ data: Data) throws -> [Judgement] {
    try JSONDecoder().decode(TruthFile.self, from: data).cases.map {
      Judgement(name: $0.name, source: $0.source, outcome: $0.outcome())
    }
  }
}
