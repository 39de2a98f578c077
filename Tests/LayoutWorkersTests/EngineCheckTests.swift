import LayoutWorkers
import Testing

@Suite("EngineCheck")
struct EngineCheckTests {
  static let samples = [
    EngineCheck.Sample(json: Hostile.bytes("{\"frames\":3}"), frames: 3),
    EngineCheck.Sample(json: Hostile.bytes("{}"), frames: 1),
    EngineCheck.Sample(json: Hostile.bytes("{\"nonsense\":true}"), frames: nil, isNonsense: true),
  ]

  static func check(_ manner: String, samples: [EngineCheck.Sample] = samples) -> [EngineVerdict] {
    var limits = Hostile.limits
    limits.start = .seconds(manner == "greets-never" ? 1 : 20)
    return EngineCheck(
      Hostile.command("stdio", manner),
      domain: "masonry",
      samples: samples,
      limits: limits,
      timeLimit: .milliseconds(manner == "sound" ? 20_000 : 1_000)
    ).run()
  }

  @Test("a sound engine holds every rule, in the order of the rules")
  func sound() {
    let verdicts = Self.check("sound")
    #expect(verdicts.map(\.rule) == EngineRule.allCases)
    #expect(verdicts.filter { $0.state != .held } == [])
  }

  @Test(
    "each breach is told under its rule",
    arguments: [
      ("exits-3", [EngineRule.end, .endWithRequests]),
      ("short-of-frames", [.frames]),
      ("writes-null", [.numbers]),
      ("accepts", [.refusal]),
      ("reads-strictly", [.unknownFields, .longLine]),
      ("changes-its-mind", [.unknownFields]),
      (
        "prints",
        [.oneLine, .onlyAnswers, .frames, .numbers, .unknownFields]
      ),
      (
        "repeats-itself",
        [.oneLine, .frames, .numbers, .refusal, .unknownFields]
      ),
      ("quits", [.pipelining]),
      ("stays-on", [.end, .endWithRequests]),
      ("buffers", [.flush, .sameID, .oneLine]),
      ("greets-with-garbage", [.hello]),
      ("greets-never", [.hello]),
      ("greets-old-version", [.hello]),
      ("greets-other-domain", [.hello]),
    ]
  )
  func breaches(manner: String, rules: [EngineRule]) {
    let verdicts = Self.check(manner)
    let broken = verdicts.filter { $0.state == .broken }
    #expect(Set(broken.map(\.rule)).isSuperset(of: rules), "\(broken)")
    #expect(broken.allSatisfy { !$0.seen.isEmpty })
    if rules == [.hello] {
      #expect(verdicts.dropFirst().allSatisfy { $0.state == .untried })
    }
  }

  @Test("rules the samples give no occasion for are untried, not held")
  func untried() {
    let verdicts = Self.check("sound", samples: [])
    let held = verdicts.filter { $0.state == .held }.map(\.rule)
    #expect(held == [.hello, .end])
    #expect(!verdicts.contains { $0.state == .broken })
  }
}
