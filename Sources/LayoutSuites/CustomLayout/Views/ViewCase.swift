package import LayoutCases
package import LayoutCore

/// A window for a view: its size, or a proposal with open dimensions, and a direction.
package struct ViewCase: Sendable, Hashable {
  /// What the view is proposed; a host's size where both dimensions are given.
  package var host: ProposedSize
  /// Whether it is read from right to left.
  package var isRightToLeft: Bool

  /// Makes a case.
  package init(in host: ProposedSize, isRightToLeft: Bool = false) {
    self.host = host
    self.isRightToLeft = isRightToLeft
  }

  func lines(_ answer: ViewAnswer?) -> [String] {
    var lines = ["host \(host.words)" + (isRightToLeft ? ", right to left" : "")]
    guard let answer else { return lines }
    lines.append("takes \(answer.size.words)")
    lines += PathLegend.lines(answer.frames.prefix(12).map(\.path))
    for frame in answer.frames.prefix(12) { lines.append("\(frame.path) \(frame.frame.words)") }
    if answer.frames.count > 12 { lines.append("and \(answer.frames.count - 12) more") }
    for complaint in answer.complaints { lines.append("\(complaint.path): \(complaint.message)") }
    return lines
  }

  func picture(_ answer: ViewAnswer, _ violation: Violation?) -> Picture? {
    let room = Rect(
      x: 0,
      y: 0,
      width: host.width ?? answer.size.width,
      height: host.height ?? answer.size.height
    )
    let concerned = Set(violation?.items ?? [])
    let boxes = answer.frames.enumerated().map { index, frame in
      Picture.Box(frame.frame, label: frame.path, isConcerned: concerned.contains(index))
    }
    return Picture(container: Picture.Box(room), boxes: boxes)
  }
}

extension ViewCase: Reducible {
  package var partCount: Int { 0 }

  package var complexity: Complexity {
    Complexity(
      parts: 1,
      settings: host.settings + (isRightToLeft ? 1 : 0),
      numbers: numbers.reduce(0) { $0 + Complexity.cost(of: $1) }
    )
  }

  package func keeping(_ keep: [Bool]) -> ViewCase? { self }

  package var simplerSettings: [ViewCase] {
    var simpler: [ViewCase] = []
    if isRightToLeft { simpler.append(ViewCase(in: host)) }
    for (width, height) in [(host.width ?? 100, host.height), (host.width, host.height ?? 100)] {
      let closed = ProposedSize(width: width, height: height)
      if closed != host { simpler.append(ViewCase(in: closed, isRightToLeft: isRightToLeft)) }
    }
    return simpler
  }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) { host.visitNumbers(visit) }
}

extension ViewCase: Codable {
  private enum Keys: String, CodingKey, CaseIterable { case domain, host, rightToLeft }
  private static let known = Set(Keys.allCases.map(\.rawValue)).union(["expect", "note"])

  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Self.known)
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(
      in: try values.decode(ProposalForm.self, forKey: .host).proposal,
      isRightToLeft: try values.decodeIfPresent(Bool.self, forKey: .rightToLeft) ?? false
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(ViewDomain.name, forKey: .domain)
    try values.encode(ProposalForm(host), forKey: .host)
    if isRightToLeft { try values.encode(true, forKey: .rightToLeft) }
  }
}

/// What came of laying a view out.
package struct ViewAnswer: Sendable, Equatable {
  /// The size of the root.
  package var size: Size
  /// The root's own box in the host.
  package var root: Rect
  /// The boxes by path.
  package var frames: [Framed]
  /// What there was to complain of.
  package var complaints: [LayoutGrievance]
  /// Whether a second host laid it out the same.
  package var isRepeatable: Bool
  /// What was done.
  package var work: WorkCounters

  /// One box.
  package struct Framed: Sendable, Equatable {
    package var path: String
    package var frame: Rect
  }
}
