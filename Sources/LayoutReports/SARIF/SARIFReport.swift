import Foundation
import LayoutCore

/// The report as SARIF 2.1.0, for systems that track results over time: one run, one result a
/// finding, a golden that changed, an expectation not met, or a regression.
package enum SARIFReport {
  /// The most results a reader takes; the rest is dropped and counted in the run's properties.
  package static let limit = 5_000

  /// The document; ends with a line feed.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - baseline: An earlier report: what it has too is `unchanged`, what only it has is `absent`.
  ///     Without one everything is `new`.
  /// - Throws: ``ReportJSON/Failure`` when text cannot be encoded.
  package static func render(
    _ report: RunReport,
    baseline: RunReport? = nil
  ) throws(ReportJSON.Failure) -> String {
    var results = report.complaints.map { $0.result(state: "new") }
    if let baseline {
      let before = Set(baseline.complaints.map(\.fingerprint))
      let now = Set(report.complaints.map(\.fingerprint))
      results = report.complaints.map {
        $0.result(state: before.contains($0.fingerprint) ? "unchanged" : "new")
      }
      results += baseline.complaints.filter { !now.contains($0.fingerprint) }.map {
        $0.result(state: "absent")
      }
    }
    let dropped = max(0, results.count - limit)
    results = Array(results.prefix(limit))
    let rules = Set(results.map(\.ruleId)).sorted()
    let log = SARIFLog(
      runs: [
        SARIFLog.Run(
          tool: .init(
            driver: .init(
              name: "plumb",
              rules: rules.map { .init(id: $0, shortDescription: .init(text: $0)) }
            )
          ),
          columnKind: "unicodeCodePoints",
          results: results,
          properties: .init(droppedResults: dropped, revision: report.revision, seed: report.seed)
        )
      ]
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(log), as: UTF8.self) + "\n"
    } catch {
      throw ReportJSON.Failure(description: "SARIF cannot be written: \(error)")
    }
  }
}

/// The fields of SARIF 2.1.0 that are written.
struct SARIFLog: Encodable {
  var schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind: String
    var results: [Result]
    var properties: Properties
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }

  struct Message: Encodable { var text: String }

  struct Properties: Encodable {
    var droppedResults: Int
    var revision: String
    var seed: UInt64
  }

  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
    var baselineState: String
  }

  struct Location: Encodable { var physicalLocation: Physical }
  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region = Region()
  }
  struct Artifact: Encodable { var uri: String }
  struct Region: Encodable { var startLine = 1 }
}
