import Foundation

/// The report in the form everything else reads: JSON with sorted keys, the same bytes for equal
/// reports.
package enum ReportJSON {
  /// Why text is no report.
  package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was expected and where, one line.
    package var description: String
  }

  /// Writes a report; ends with a line feed.
  package static func render(_ report: RunReport) throws(Failure) -> String {
    do {
      return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    } catch {
      throw Failure(description: "the report cannot be written: \(error.localizedDescription)")
    }
  }

  /// Reads a report of the schema this code writes.
  ///
  /// - Throws: ``Failure`` naming the field that is missing or wrong, or the unknown schema.
  package static func parse(_ text: String) throws(Failure) -> RunReport {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    do {
      let found = try decoder.decode(Version.self, from: data).schema
      guard found == RunReport.schema else {
        throw Failure(description: "schema \(found) is unknown; expected \(RunReport.schema)")
      }
      return try decoder.decode(RunReport.self, from: data)
    } catch let failure as Failure {
      throw failure
    } catch let error as DecodingError {
      throw Failure(description: describe(error))
    } catch {
      throw Failure(description: "not a report: \(error.localizedDescription)")
    }
  }

  private struct Version: Decodable { var schema: Int }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // Counters and pictures are finite; a time that is not must not lose the whole report.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return encoder
  }

  private static func describe(_ error: DecodingError) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "the report" : path.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath)): expected a field \(key.stringValue)"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return "\(place(context.codingPath)): expected \(type)"
    case .dataCorrupted(let context):
      return "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default:
      return "not a report"
    }
  }
}
