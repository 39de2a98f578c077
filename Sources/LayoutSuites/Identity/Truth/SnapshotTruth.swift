package import Foundation

/// Recorded snapshot cases, run against the engine of this package.
package enum SnapshotTruth {
  /// What became of one case.
  package struct Outcome: Sendable, Hashable {
    /// The case's name.
    package var name: String
    /// The first difference from what was recorded, or `nil` when the case passed.
    package var difference: String?

    /// Whether the engine answers as recorded.
    package var hasPassed: Bool { difference == nil }
  }

  /// Why a file of cases cannot be read.
  package struct FormatError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One sentence with the place in the file.
    package var description: String
  }

  /// Reads the cases of a file.
  ///
  /// - Throws: ``FormatError`` when it is not JSON of the form `truth/snapshots.json` describes.
  package static func cases(in data: Data) throws(FormatError) -> [SnapshotTruthCase] {
    do {
      return try JSONDecoder().decode(SnapshotTruthFile.self, from: data).cases
    } catch {
      throw FormatError(description: "not a file of snapshot cases: \(error)")
    }
  }

  /// Runs all cases of a file, in its order.
  ///
  /// - Throws: ``FormatError`` when the file cannot be read.
  package static func outcomes(in data: Data) throws(FormatError) -> [Outcome] {
    try cases(in: data).map(outcome)
  }

  /// Runs one case.
  package static func outcome(of truth: SnapshotTruthCase) -> Outcome {
    let difference =
      switch truth.kind {
      case .ops: OperationTruth.difference(truth)
      case .diff: DifferenceTruth.difference(truth)
      case .apply: ApplyTruth.difference(truth)
      case .sectionSnapshot: TreeTruth.difference(truth)
      }
    return Outcome(name: truth.name, difference: difference)
  }
}
