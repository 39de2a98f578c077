import LayoutCore
package import LayoutHarness
import LayoutOracles
import MasonryLayout

extension MasonryDomain {
  /// The domain `masonry` of the engine protocol.
  package static let wire: WireForm<MasonryDomain>? = WireForm(
    read: { line in MasonryAnswer.outcome(ofLine: line) },
    semantics: { (names) throws(CaseError) in
      guard let names else { return MasonrySemantics() }
      return try MasonrySemantics(understanding: names)
    },
    narrowed: { own, oracle in own.narrowed(to: oracle) },
    difference: { _, pair in
      // An oracle in another process tells frames; its lanes are its own business.
      Reference.check(
        oracle: LaneAnswer(frames: pair.expected.frames, size: pair.expected.size),
        answer: LaneAnswer(frames: pair.actual.frames, size: pair.actual.size),
        oracleName: pair.oracleName,
        tolerance: .forgiving(pair.forgiven)
      )
    },
    demand: { problem in
      if problem.features.contains(.nonsense) { return .refusal }
      return .frames((try? problem.edited())?.items.count ?? 0)
    },
    hasNonsense: { $0.understands.contains(.nonsense) }
  )
}

extension MasonryAnswer {
  /// Reads an answer of the engine protocol: frames and size, and what else is told.
  static func outcome(ofLine line: [UInt8]) -> Outcome<MasonryAnswer> {
    typealias Mismatch = WireScanner.Mismatch
    return WireLine.outcome(
      line,
      filling: MasonryAnswer(frames: [], size: .zero),
      size: \.size,
      frame: { (answer, scanner) throws(Mismatch) in
        let edges = try scanner.lengths(4, "a frame of four lengths")
        answer.frames.append(Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3]))
      },
      other: { (key, answer, scanner) throws(Mismatch) in
        switch key {
        case "lanes": if !scanner.isNull() { answer.lanes = try scanner.wholes("a list of lanes") }
        case "hits": if !scanner.isNull() { answer.hits = try hits(&scanner) }
        case "work": answer.work = try scanner.work()
        default: break
        }
      }
    )
  }

  private static func hits(
    _ scanner: inout WireScanner
  ) throws(WireScanner.Mismatch) -> [[Int]] {
    var hits: [[Int]] = []
    try scanner.eachElement("a list of hits") {
      (scanner: inout WireScanner) throws(WireScanner.Mismatch) in
      hits.append(try scanner.wholes("a list of items"))
    }
    return hits
  }
}
