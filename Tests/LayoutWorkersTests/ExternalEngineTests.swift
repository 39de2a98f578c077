import LayoutCore
import LayoutWorkers
import Testing

@Suite("ExternalEngine", .serialized)
struct ExternalEngineTests {
  typealias Request = ExternalEngine.Request

  static func engine(_ manner: String = "sound", window: Int = 32) -> ExternalEngine {
    var limits = Hostile.limits
    limits.start = manner == "greets-never" ? .milliseconds(500) : .seconds(20)
    return ExternalEngine(
      Hostile.command("stdio", manner),
      domain: "masonry",
      limits: limits,
      window: window
    )
  }

  static func request(_ id: Int, _ deed: String? = nil) -> Request {
    let wanted = deed.map { "{\"do\":\"\($0)\"}" } ?? "{\"frames\":2}"
    return Request(id: id, line: Hostile.bytes("{\"id\":\(id),\"case\":\(wanted)}"))
  }

  static func good(_ id: Int, frames: Int = 2) -> [UInt8] {
    let list = Array(repeating: "[0,0,10,10]", count: frames).joined(separator: ",")
    return Hostile.bytes("{\"id\":\(id),\"frames\":[\(list)],\"size\":[10,10]}")
  }

  /// What the engine does at one case of forty, and as what that counts.
  static let offences: [(deed: String, kind: EngineFault.Kind)] = [
    ("trap", .trap),
    ("unwrap-nil", .trap),
    ("out-of-bounds", .trap),
    ("stack-overflow", .segmentationFault),
    ("infinite-loop", .hang),
    ("allocate-untouched", .memory),
    ("allocate-touched", .memory),
    ("exit-0", .exit),
    ("exit-3", .exit),
    ("abort", .abort),
    ("killed", .exit),
    ("close-all-and-loop", .protocolBreach),
    ("close-output", .protocolBreach),
    ("print", .protocolBreach),
    ("garbage-line", .protocolBreach),
    ("empty-line", .protocolBreach),
    ("noise", .protocolBreach),
    ("half-line", .hang),
    ("half-line-exit", .exit),
    ("long-line", .protocolBreach),
    ("wrong-id", .protocolBreach),
    ("no-id", .protocolBreach),
    ("text-id", .protocolBreach),
    ("twice", .protocolBreach),
    ("late", .hang),
    ("slow-drip", .hang),
  ]

  @Test("a fault falls on its request alone, whichever others are open", arguments: offences)
  func fault(deed: String, kind: EngineFault.Kind) {
    let engine = Self.engine()
    let requests = (0..<40).map { Self.request($0, $0 == 17 ? deed : nil) }
    let limit = Duration.milliseconds(kind == .hang ? 600 : 20_000)
    let exchange = engine.exchange(requests, timeLimit: limit)
    for (id, answer) in exchange.answers.enumerated() where id != 17 {
      #expect(answer == .success(Self.good(id)))
    }
    guard case .failure(let fault) = exchange.answers[17] else {
      Issue.record("\(deed) was answered")
      return
    }
    #expect(fault.kind == kind, "\(fault)")
    #expect(exchange.late.isEmpty)
  }

  @Test("several faults in one exchange fall on their requests")
  func severalFaults() {
    let engine = Self.engine(window: 8)
    let deeds = [3: "trap", 4: "twice", 5: "exit-0", 20: "garbage-line", 39: "abort"]
    let requests = (0..<40).map { Self.request($0, deeds[$0]) }
    let exchange = engine.exchange(requests, timeLimit: .seconds(20))
    let failed = exchange.answers.indices.filter { (try? exchange.answers[$0].get()) == nil }
    #expect(failed == deeds.keys.sorted())
  }

  @Test("answers in another order are matched by id")
  func order() {
    let requests = (0..<40).map { Self.request($0) }
    let exchange = Self.engine("pairs-swapped").exchange(requests, timeLimit: .seconds(20))
    #expect(exchange.answers == (0..<40).map { .success(Self.good($0)) })
  }

  @Test(
    "a greeting that is wrong is a fault of the engine, for all requests",
    arguments: [
      ("greets-with-garbage", EngineFault.Kind.protocolBreach),
      ("greets-never", .hang),
      ("greets-old-version", .protocolBreach),
      ("greets-other-domain", .protocolBreach),
      ("exits-at-hello", .exit),
    ]
  )
  func greeting(manner: String, kind: EngineFault.Kind) {
    let engine = Self.engine(manner)
    #expect(throws: EngineFault.self) { try engine.start() }
    let exchange = engine.exchange([Self.request(1), Self.request(2)], timeLimit: .seconds(1))
    for answer in exchange.answers {
      guard case .failure(let fault) = answer else {
        Issue.record("answered")
        continue
      }
      #expect(fault.kind == kind)
    }
  }

  @Test(
    "an engine that never comes to an answer ends no run",
    arguments: [
      ("exits-after-hello", EngineFault.Kind.exit), ("babbles-after-hello", .protocolBreach),
    ]
  )
  func neverAnswers(manner: String, kind: EngineFault.Kind) {
    let requests = (0..<5).map { Self.request($0) }
    let exchange = Self.engine(manner).exchange(requests, timeLimit: .seconds(20))
    let failures = exchange.answers.compactMap { answer -> EngineFault.Kind? in
      if case .failure(let fault) = answer { fault.kind } else { nil }
    }
    #expect(!failures.isEmpty)
    #expect(failures.allSatisfy { $0 == kind })
  }

  @Test("a crash after the answer is told with the id it came after")
  func crashAfterAnswer() throws {
    let engine = Self.engine()
    let first = engine.exchange([Self.request(7, "answer-then-trap")], timeLimit: .seconds(20))
    #expect(first.answers == [.success(Self.good(7, frames: 1))])
    #expect(first.late.isEmpty)
    // Until the crash has surely come.
    Hostile.pause(milliseconds: 500)
    let second = engine.exchange([Self.request(8)], timeLimit: .seconds(20))
    #expect(second.answers == [.success(Self.good(8))])
    #expect(second.late.map(\.id) == [7])
    #expect(second.late.first?.fault.kind == .trap)
  }

  @Test("an engine that exits well between requests is started again without a word")
  func exitBetween() {
    let engine = Self.engine("quits", window: 1)
    let answers = engine.exchange((0..<4).map { Self.request($0) }, timeLimit: .seconds(20)).answers
    #expect(answers == (0..<4).map { .success(Self.good($0)) })
    let more = engine.exchange([Self.request(4)], timeLimit: .seconds(20)).answers
    // The fifth is never answered, by any process: here it exits with the request open.
    #expect(more.count == 1)
    #expect(engine.starts == 1)
  }

  @Test(
    "the end of input is to be met with an exit of status 0",
    arguments: [("sound", EngineFault.Kind?.none), ("exits-3", .exit), ("stays-on", .hang)]
  )
  func finish(manner: String, kind: EngineFault.Kind?) {
    let engine = Self.engine(manner)
    _ = engine.exchange([Self.request(3)], timeLimit: .seconds(20))
    let fault = engine.finish(timeLimit: .milliseconds(kind == .hang ? 300 : 20_000))
    #expect(fault?.fault.kind == kind)
    #expect(fault?.id == (kind == nil ? nil : 3))
  }

  @Test("a program that is not there is a fault that names it")
  func absent() {
    let engine = ExternalEngine(LaunchCommand("/nowhere/engine"), domain: "masonry")
    let fault = #expect(throws: EngineFault.self) { try engine.start() }
    #expect(fault?.message.contains("/nowhere/engine: cannot be started: No such file") == true)
  }
}
