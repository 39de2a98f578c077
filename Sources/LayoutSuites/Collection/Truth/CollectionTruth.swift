package import Foundation

/// Recorded collection layouts, and whether an engine reproduces them.
package struct CollectionTruth: Sendable {
  /// The cases of a file, in its order.
  package let cases: [CollectionTruthCase]

  /// Reads a file of recorded cases.
  ///
  /// - Throws: A decoding error naming the place where the file is not of the form.
  package init(data: Data) throws {
    cases = try JSONDecoder().decode(File.self, from: data).cases
  }

  private struct File: Decodable {
    var cases: [CollectionTruthCase]
  }
}

/// How one recorded case went.
package struct CollectionTruthOutcome: Sendable, Hashable {
  /// The case's name.
  package var name: String
  /// The first thing that differs; nil when the case passed.
  package var difference: String?

  /// Whether everything the case is sure of came out.
  package var passed: Bool { difference == nil }
}
