import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

@Suite("The adaptive layout")
struct AdaptiveTests {
  private static func suite(
    _ engine: Engine<AdaptiveDomain>,
    _ name: String? = nil
  ) -> Suite<AdaptiveDomain> {
    Suite(
      engine,
      invariants: AdaptiveDomain.invariants.filter { name == nil || $0.description.name == name }
    )
  }

  @Test("the hardened form keeps everything it promises")
  func hardened() {
    let suite = Self.suite(AdaptiveEngines.hardened)
    for index in 0..<800 {
      let problem = suite.drawn(seed: 11, index: index)
      #expect(suite.judge(problem) == nil, "\(problem)")
    }
  }

  /// With the article's numbers, by form: what breaks, and for which heights of the container.
  static let breaks: [(form: String, invariant: String, words: String)] = [
    ("frame", "tiling", "from 0 to below 200"),
    ("geometry-reader", "tiling", "from 0 to below 200"),
    ("geometry-reader", "non-negative", "from 0 to below 200"),
  ]

  private static let forms = [AdaptiveEngines.frame, AdaptiveEngines.reader]

  @Test("the printed forms break below a height of 200 and nowhere else", arguments: forms.indices)
  func articleNumbers(_ index: Int) throws {
    let form = Self.forms[index]
    for invariant in AdaptiveDomain.invariants.map(\.description.name) {
      let suite = Self.suite(form, invariant)
      func breaks(_ height: Double) -> Bool { suite.judge(AdaptiveCase(height: height)) != nil }
      let expected = Self.breaks.first { $0.form == form.name && $0.invariant == invariant }
      // Heights all over, so that no second stretch is overlooked.
      let broken = (0...200).map { Double($0) * 10 }.filter(breaks)
      guard let least = broken.first else {
        #expect(expected == nil, "\(form.name) \(invariant)")
        continue
      }
      #expect(BreakingStretch(around: least, breaks).words == expected?.words, "\(invariant)")
      #expect(broken.allSatisfy { $0 < 200 })
    }
  }

  @Test("views taller than the most the top part takes stick out of it, over an exact stretch")
  func contentOverMaximum() {
    let suite = Self.suite(AdaptiveEngines.frame, "parts-inside")
    func breaks(_ height: Double) -> Bool {
      suite.judge(AdaptiveCase([50, 50, 50], spacer: 40, height: height)) != nil
    }
    // 230 points of content: at 460 half the container holds them.
    #expect(BreakingStretch(around: 300, breaks).words == "from 0 to below 460")
  }

  /// What findings are grouped by: the cause, and the shape of the least case that shows it.
  private static func group(
    _ start: AdaptiveCase,
    of suite: Suite<AdaptiveDomain>
  ) throws -> String {
    let violation = try #require(suite.judge(start), "\(start) breaks nothing")
    let minimiser = Minimiser<AdaptiveCase>(domainPasses: AdaptiveDomain.passes)
    let least = try #require(
      minimiser.minimise(start, keeping: violation.cause, execute: suite.judge)
    )
    return "\(violation.cause): \(AdaptiveDomain.shape(of: least.value))"
  }

  @Test(
    "too much content is one cause, whether views or spacers make it up",
    arguments: forms.indices
  )
  func oneCause(_ index: Int) throws {
    let suite = Self.suite(Self.forms[index], "parts-inside")
    let starts = [
      AdaptiveCase([50, 50, 50], spacer: 40, height: 300),
      AdaptiveCase([0, 0], spacer: 30, least: 0, most: 0, height: 0),
      AdaptiveCase([0, 0, 8], spacer: 30, least: 10, most: 20, fraction: 0.25, height: 0),
    ]
    let drawn = (0..<2_000).map { suite.drawn(seed: 13, index: $0) }
      .filter { suite.judge($0) != nil }.prefix(40)
    #expect(drawn.count == 40)
    let groups = Set(try (starts + drawn).map { try Self.group($0, of: suite) })
    #expect(groups == ["parts-inside/too much content: 1 views, fraction half"])
  }

  @Test("a fault of the spacers stays a cause beside that of too much content")
  func twoCauses() throws {
    let engine = Engine<AdaptiveDomain>(name: "bent", semantics: AdaptiveSemantics()) { problem in
      guard case .answer(var answer) = AdaptiveEngines.frame.respond(problem) else {
        return .refusal(LayoutFailure(.unsupported, "no answer to bend"))
      }
      // Whatever room there is, the last view lies below the top part.
      if problem.spacer > 0, answer.parts.count > 1 {
        answer.parts[answer.parts.count - 1].y = answer.top.maxY + 1
      }
      return .answer(answer)
    }
    let suite = Self.suite(engine, "parts-inside")
    let content = try Self.group(AdaptiveCase([50, 300], height: 300), of: suite)
    let spacers = try Self.group(AdaptiveCase([20, 20], height: 300), of: suite)
    #expect(content == "parts-inside/too much content: 1 views, fraction half")
    #expect(spacers == "parts-inside: 2 views, fraction half")
  }

  /// The hardened answer bent, by the invariant that has to see it.
  static let faults: [String: @Sendable (inout AdaptiveAnswer) -> Void] = [
    "non-negative": { $0.bottom.height = -1 },
    "tiling": { $0.bottom.y += 1 },
    "min-max": { $0.top.height = 100_000 },
    "parts-inside": { $0.parts[0].y = $0.top.maxY + 1 },
    "overlap": { $0.parts[0].height += 1_000 },
    "spacers": { answer in for i in answer.spacers.indices { answer.spacers[i].height -= 1 } },
    "proportion": { $0.top.height -= 1 },
    "continuity": { $0.top.height = ($0.top.height / 2).rounded() * 2 },
  ]

  @Test("every promise is held by an invariant of its own", arguments: faults.keys.sorted())
  func planted(_ name: String) throws {
    #expect(Set(Self.faults.keys) == Set(AdaptiveDomain.invariants.map(\.description.name)))
    let bend = try #require(Self.faults[name])
    let engine = Engine<AdaptiveDomain>(name: "bent", semantics: AdaptiveSemantics()) { problem in
      guard case .answer(var answer) = AdaptiveEngines.hardened.respond(problem) else {
        return .refusal(LayoutFailure(.unsupported, "no answer to bend"))
      }
      bend(&answer)
      return .answer(answer)
    }
    let suite = Self.suite(engine, name)
    #expect((0..<1_000).contains { suite.judge(suite.drawn(seed: 12, index: $0)) != nil })
  }
}
