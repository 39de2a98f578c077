import LayoutCore
package import LayoutHarness
import LayoutOracles
import MasonryLayout

extension MasonryDomain {
  /// The domain `masonry` of the engine protocol.
  package static let wire: WireForm<MasonryDomain>? = WireForm(
    read: { line in
      do throws(WireScanner.Mismatch) {
        return try MasonryAnswer.outcome(ofLine: line)
      } catch {
        return .fault(EngineFault(.protocolBreach, "not an answer: \(error.message)"))
      }
    },
    semantics: { (names) throws(CaseError) in
      guard let names else { return MasonrySemantics() }
      return try MasonrySemantics(understanding: names)
    },
    narrowed: { own, oracle in own.narrowed(to: oracle) },
    difference: { oracle, answer, name, forgiven in
      // An oracle in another process tells frames; its lanes are its own business.
      Reference.check(
        oracle: LaneAnswer(frames: oracle.frames, size: oracle.size),
        answer: LaneAnswer(frames: answer.frames, size: answer.size),
        oracleName: name,
        tolerance: Tolerance(relative: Tolerance.standard.relative, absolute: forgiven ?? 0)
      )
    },
    demand: { problem in
      if problem.features.contains(.nonsense) { return .refusal }
      return .frames((try? problem.edited())?.items.count ?? 0)
    }
  )
}

extension MasonryAnswer {
  /// Reads an answer of the engine protocol: frames and size, and what else is told.
  static func outcome(
    ofLine line: [UInt8]
  ) throws(WireScanner.Mismatch) -> Outcome<MasonryAnswer> {
    typealias Mismatch = WireScanner.Mismatch
    var scanner = WireScanner(line)
    var answer = MasonryAnswer(frames: [], size: .zero)
    var refusal: String?
    var (hasFrames, hasSize) = (false, false)
    try scanner.eachKey { (key, scanner) throws(Mismatch) in
      switch key {
      case "frames":
        hasFrames = true
        try scanner.eachElement("a list of frames") {
          (scanner: inout WireScanner) throws(Mismatch) in
          answer.frames.append(try frame(&scanner))
        }
      case "size":
        hasSize = true
        let size = try scanner.lengths(2, "a size of two lengths")
        answer.size = Size(width: size[0], height: size[1])
      case "lanes":
        if !scanner.isNull() { answer.lanes = try scanner.wholes("a list of lanes") }
      case "hits":
        if !scanner.isNull() { answer.hits = try hits(&scanner) }
      case "work":
        answer.work = try work(&scanner)
      case "error":
        if !scanner.isNull() { refusal = try scanner.string() }
      default: break
      }
    }
    if let refusal {
      guard !hasFrames else { throw Mismatch("expected frames or an error, found both") }
      return .refusal(LayoutFailure(.unsupported, refusal))
    }
    guard hasFrames, hasSize else {
      throw Mismatch("expected \(hasFrames ? "a size" : "frames or an error"), found none")
    }
    return .answer(answer)
  }

  private static func frame(
    _ scanner: inout WireScanner
  ) throws(WireScanner.Mismatch) -> Rect {
    let edges = try scanner.lengths(4, "a frame of four lengths")
    return Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
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

  /// The counters an engine tells, in the words it may use for them.
  private static func work(
    _ scanner: inout WireScanner
  ) throws(WireScanner.Mismatch) -> WorkCounters {
    var work = WorkCounters()
    try scanner.eachKey { (key, scanner) throws(WireScanner.Mismatch) in
      let counter: WritableKeyPath<WorkCounters, Int>
      switch key {
      case "measure", "measures": counter = \.measures
      case "place", "placements": counter = \.placements
      case "compare", "comparisons": counter = \.comparisons
      case "pass", "passes": counter = \.passes
      default: return
      }
      work[keyPath: counter] = try scanner.whole("a count")
    }
    return work
  }
}

extension WireScanner {
  /// A list of whole numbers.
  fileprivate mutating func wholes(_ what: String) throws(Mismatch) -> [Int] {
    var list: [Int] = []
    try eachElement(what) { (scanner: inout WireScanner) throws(Mismatch) in
      list.append(try scanner.whole("a whole number"))
    }
    return list
  }
}
