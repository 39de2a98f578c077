package import LayoutCore

extension ExitCode {
  /// What has to be said of a trap, since it ends a run in one of two ways.
  package static let ofTraps =
    "a trap over a case that makes no sense, such as 0 lanes, is exit 1; over a sensible case, exit 70"

  /// How a run ends that met a violation.
  ///
  /// An engine's fault is that it owed an answer and gave none. What makes no sense is owed a
  /// refusal (invariant `total`), and code that cannot refuse stops: a trap or an abort there is
  /// an invariant violated, told as what it was.
  ///
  /// - Parameters:
  ///   - violation: What was broken.
  ///   - exhibits: The case it was met in, in every form.
  package init(over violation: Violation, in exhibits: [Exhibit]) {
    switch violation.fault {
    case nil: self = .violated
    case .trap, .abort: self = exhibits.contains { $0.nonsense == nil } ? .engineFault : .violated
    default: self = .engineFault
    }
  }
}
