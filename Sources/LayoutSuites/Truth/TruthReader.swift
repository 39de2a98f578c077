import Foundation
import LayoutCases
package import LayoutCore

/// Recognises truth files by their form and judges them.
package enum TruthReader {
  /// Judges a truth file of any form the package knows.
  ///
  /// - Throws: ``CaseError`` naming the file, the line and what was expected.
  package static func judge(_ bytes: [UInt8], file: String) throws(CaseError) -> TruthResult {
    if BrowserRecording.isRecording(bytes) {
      return try BrowserRecording(bytes, file: file).judged()
    }
    let form = try decodeJSON(Form.self, from: bytes, file: file)
    guard let reader = form.reader else {
      throw CaseError("expected a truth file of a known form, found none of its keys", file: file)
    }
    do {
      return try reader(Data(bytes))
    } catch let error as DecodingError {
      throw caseError(for: error, in: bytes, file: file)
    } catch {
      throw CaseError("\(error)", file: file)
    }
  }

  /// What tells the forms apart: the keys of the first case.
  private struct Form: Decodable {
    var reader: ((Data) throws -> TruthResult)?

    private enum Keys: String, CodingKey { case cases }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      var cases = try values.nestedUnkeyedContainer(forKey: .cases)
      guard !cases.isAtEnd else { return }
      let keys = Set(try cases.nestedContainer(keyedBy: AnyKey.self).allKeys.map(\.stringValue))
      reader = TruthReader.forms.first { keys.isSuperset(of: $0.keys) }?.judge
    }
  }

  /// The forms: keys that every case of the form has, and what judges it.
  private static let forms: [(keys: Set<String>, judge: @Sendable (Data) throws -> TruthResult)] = [
    (["tieBreak", "columns", "items"], masonry),
    (["proposal", "view", "certainty"], stack),
    (["container", "sections", "itemCounts"], collection),
    (["kind", "confidence"], identity),
  ]

  private static func masonry(_ data: Data) throws -> TruthResult {
    TruthResult(
      cases: try MasonryTruth.judge(data).map { judgement in
        let outcome: TruthResult.Outcome
        switch judgement.outcome {
        case .passed: outcome = .passed
        case .failed(let difference): outcome = .failed(difference)
        case .leftOut(let feature, let why): outcome = .leftOut("needs \(feature): \(why)")
        }
        return TruthResult.Case(name: judgement.name, outcome: outcome, isCertain: true)
      }
    )
  }

  private static func stack(_ data: Data) throws -> TruthResult {
    TruthResult(
      cases: try StackTruth.outcomes(in: data).map {
        TruthResult.Case($0.name, difference: $0.difference, isCertain: $0.certainty == .acceptance)
      }
    )
  }

  private static func collection(_ data: Data) throws -> TruthResult {
    TruthResult(
      cases: CollectionTruthRunner().run(try CollectionTruth(data: data)).map {
        TruthResult.Case($0.name, difference: $0.difference, isCertain: true)
      }
    )
  }

  private static func identity(_ data: Data) throws -> TruthResult {
    TruthResult(
      cases: try SnapshotTruth.outcomes(in: data).map {
        TruthResult.Case($0.name, difference: $0.difference, isCertain: true)
      }
    )
  }
}

extension TruthResult.Case {
  /// A case that passed where there is no difference.
  fileprivate init(_ name: String, difference: String?, isCertain: Bool) {
    self.init(
      name: name,
      outcome: difference.map { .failed($0) } ?? .passed,
      isCertain: isCertain
    )
  }
}
