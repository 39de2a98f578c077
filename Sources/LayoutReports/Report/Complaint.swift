import LayoutCore
import LayoutTiming

/// Whatever makes a run fail, in the one form that trackers and annotations take.
struct Complaint: Hashable {
  /// The rule: an invariant, `golden`, `expectation` or `performance`.
  var rule: String
  /// A short title: where and what.
  var title: String
  /// The sentence with the numbers.
  var message: String
  /// The file concerned, relative to the working directory, where there is one.
  var file: String?
  /// The same for the same cause in another run.
  var fingerprint: String
}

extension RunReport {
  /// Everything that makes the run fail, findings first.
  var complaints: [Complaint] {
    findings.map(Complaint.init) + known.filter { !$0.isMet }.map(Complaint.init)
      + goldens.map(Complaint.init)
      + verdicts.filter(\.kind.isRegression).map(Complaint.init)
  }
}

extension Complaint {
  init(_ finding: Finding) {
    let violation = finding.violation
    rule = violation.invariant
    title = "\(finding.domain) / \(finding.engine) · \(violation.invariant)"
    message = "\(violation.message) — replay: \(finding.replay)"
    file = finding.file
    fingerprint = "\(finding.domain)/\(finding.engine)/\(rule)/\(finding.fingerprint)"
  }

  init(_ known: RunReport.Known) {
    rule = "expectation"
    title = "\(known.domain) / \(known.engine) · expectation"
    message = "\(known.sentence) — replay: plumb replay \(known.file)"
    file = known.file
    fingerprint = "\(known.domain)/\(known.engine)/expectation/\(known.file)"
  }

  init(_ change: RunReport.GoldenChange) {
    rule = "golden"
    title = "\(change.domain) / \(change.engine) · golden \(change.name)"
    message = "\(change.status): \(change.cause)"
    file = nil
    fingerprint = "\(change.domain)/\(change.engine)/golden/\(change.name)"
  }

  init(_ verdict: SeriesVerdict) {
    rule = "performance"
    title = "\(verdict.key.description) · \(verdict.kind.rawValue)"
    message = verdict.numbers
    file = nil
    fingerprint = "\(verdict.key.description)/\(verdict.kind.rawValue)"
  }

  /// The complaint as a SARIF result.
  func result(state: String) -> SARIFLog.Result {
    SARIFLog.Result(
      ruleId: rule,
      level: "error",
      message: .init(text: "\(title): \(message)"),
      // A result without a file is shown at the root, because trackers drop one without a place.
      locations: [
        .init(physicalLocation: .init(artifactLocation: .init(uri: Self.uri(file ?? "."))))
      ],
      partialFingerprints: ["plumbCause/v1": fingerprint],
      baselineState: state
    )
  }

  /// A relative path as a URI reference.
  static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let code = String(byte, radix: 16, uppercase: true)
        result += code.count < 2 ? "%0\(code)" : "%\(code)"
      }
    }
    return result
  }
}
