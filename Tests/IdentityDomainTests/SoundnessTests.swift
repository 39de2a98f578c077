import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

#if DEBUG
  private let count = 3_000
#else
  private let count =
    ProcessInfo.processInfo.environment["PLUMB_CASES"].flatMap(Int.init) ?? 100_000
#endif

@Suite("Right engines")
struct SoundnessTests {
  /// `PLUMB_CASES=1000000 swift test -c release --filter SoundnessTests` judges a million.
  @Test(
    "break no invariant on drawn pairs and scripts",
    arguments: [IdentityEngine.ours, .plain, .system]
  )
  func hold(engine: IdentityEngine) {
    let failure = IdentitySuite(engine).firstFailure(seed: 2026, in: 0..<count)
    if let failure {
      Issue.record(
        "case \(failure.index): \(failure.violation)\n\(SavedCase(problem: failure.problem).text)"
      )
    }
  }

  @Test("are asked cases of every kind")
  func labels() {
    let suite = IdentitySuite(.ours)
    var counts = [Int](repeating: 0, count: IdentityFeatures.count)
    for index in 0..<2_000 {
      let labels = IdentityDomain.labels(of: suite.drawn(seed: 1, index: index))
      for bit in counts.indices where labels >> UInt64(bit) & 1 == 1 { counts[bit] += 1 }
    }
    for (name, count) in zip(IdentityFeatures.names, counts) {
      #expect(count >= 40, "\(name)")
    }
    #expect(counts[11] < 200, "what has to be refused is rare")
  }

  @Test("are asked only what they understand, and cases that are cases")
  func within() throws {
    for engine in [IdentityEngine.ours, .plain, .system] {
      for index in 0..<500 {
        let problem = IdentitySuite(engine).drawn(seed: 3, index: index)
        #expect(IdentityDomain.isWithin(engine.semantics, problem))
        try IdentityDomain.validate(problem)
      }
    }
    let external = IdentityEngine(
      name: "external",
      semantics: .external,
      respond: BuiltInIdentity.respond
    )
    for index in 0..<500 {
      let problem = IdentitySuite(external).drawn(seed: 3, index: index)
      #expect(!problem.isLists && problem.operations.isEmpty)
      #expect(IdentityDomain.isWithin(.external, problem))
    }
  }
}
