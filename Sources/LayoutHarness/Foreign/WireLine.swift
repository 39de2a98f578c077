package import LayoutCore

/// What the answers of all domains have in common on the wire: a refusal, counters, and a way in
/// which a line that is no answer is told.
package enum WireLine {
  package typealias Mismatch = WireScanner.Mismatch

  /// Reads an answer, a value of another type than expected breaking the protocol.
  ///
  /// - Parameters:
  ///   - answer: What is filled from the line.
  ///   - size: Where the size goes, without which frames are no answer.
  ///   - frame: Reads one element of `frames`.
  ///   - other: Reads the value of any other key, or leaves it.
  package static func outcome<Answer>(
    _ line: [UInt8],
    filling answer: Answer,
    size: WritableKeyPath<Answer, Size>,
    frame: (inout Answer, inout WireScanner) throws(Mismatch) -> Void,
    other: (String, inout Answer, inout WireScanner) throws(Mismatch) -> Void
  ) -> Outcome<Answer> {
    reading {
      () throws(Mismatch) in
      var scanner = WireScanner(line)
      var answer = answer
      var refusal: String?
      var (hasFrames, hasSize) = (false, false)
      try scanner.eachKey { (key, scanner) throws(Mismatch) in
        switch key {
        case "frames":
          hasFrames = true
          try scanner.eachElement("a list of frames") { (scanner) throws(Mismatch) in
            try frame(&answer, &scanner)
          }
        case "size":
          hasSize = true
          let lengths = try scanner.lengths(2, "a size of two lengths")
          answer[keyPath: size] = Size(width: lengths[0], height: lengths[1])
        case "error": if !scanner.isNull() { refusal = try scanner.string() }
        default: try other(key, &answer, &scanner)
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
  }

  /// What `read` makes of a line, a mismatch breaking the protocol.
  package static func reading<Answer>(
    _ read: () throws(Mismatch) -> Outcome<Answer>
  ) -> Outcome<Answer> {
    do throws(Mismatch) {
      return try read()
    } catch {
      return .fault(EngineFault(.protocolBreach, "not an answer: \(error.message)"))
    }
  }
}

extension WireScanner {
  /// A list of whole numbers.
  package mutating func wholes(_ what: String) throws(Mismatch) -> [Int] {
    var list: [Int] = []
    try eachElement(what) { (scanner: inout WireScanner) throws(Mismatch) in
      list.append(try scanner.whole("a whole number"))
    }
    return list
  }

  /// A frame of four lengths after what says whose it is.
  ///
  /// - Parameters:
  ///   - what: The whole element, for a message.
  ///   - count: How many values stand before the lengths.
  ///   - name: Reads one of those, called with its place.
  package mutating func frame(
    _ what: String,
    after count: Int,
    _ name: (Int, inout WireScanner) throws(Mismatch) -> Void
  ) throws(Mismatch) -> Rect {
    var place = 0
    var edges: [Double] = []
    try eachElement(what) { (scanner: inout WireScanner) throws(Mismatch) in
      if place < count {
        try name(place, &scanner)
      } else {
        edges.append(try scanner.length())
      }
      place += 1
    }
    guard edges.count == 4 else {
      throw Mismatch("expected \(what), found \(place) values")
    }
    return Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
  }

  /// The counters an engine tells, in the words it may use for them.
  package mutating func work() throws(Mismatch) -> WorkCounters {
    var work = WorkCounters()
    try eachKey { (key, scanner) throws(Mismatch) in
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
