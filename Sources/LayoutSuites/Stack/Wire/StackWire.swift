import LayoutCore
package import LayoutHarness
import LayoutOracles

extension StackDomain {
  /// The domain `stack` of the engine protocol.
  package static let wire: WireForm<StackDomain>? = WireForm(
    read: { line in StackAnswer.outcome(ofLine: line) },
    semantics: { (names) throws(CaseError) in try StackSemantics(understanding: names ?? ["all"]) },
    narrowed: { own, oracle in own.narrowed(to: oracle) },
    difference: { problem, pair in
      StackComparison(
        invariant: Suite<StackDomain>.oracleInvariant,
        expectedName: pair.oracleName,
        equality: .within(.forgiving(pair.forgiven)),
        passesOverInfinite: true,
        comparesOrigins: problem.features.isDisjoint(with: .infiniteOffer)
      )
      .check(pair.expected, pair.actual)
    },
    demand: { problem in
      .frames(StackAnswer(plainly: problem).frames.count)
    }
  )
}

extension StackAnswer {
  /// Reads an answer of the engine protocol: a size, and a path with a frame for each box.
  static func outcome(ofLine line: [UInt8]) -> Outcome<StackAnswer> {
    typealias Mismatch = WireScanner.Mismatch
    return WireLine.outcome(
      line,
      filling: StackAnswer(frames: [], size: .zero),
      size: \.size,
      frame: { (answer, scanner) throws(Mismatch) in
        var path = ""
        let frame = try scanner.frame("a path and four lengths", after: 1) {
          (_, scanner) throws(Mismatch) in
          path = try scanner.string()
        }
        answer.frames.append(StackFrame(path, frame))
      },
      other: { (key, answer, scanner) throws(Mismatch) in
        if key == "work" { answer.work = try scanner.work() }
      }
    )
  }
}
