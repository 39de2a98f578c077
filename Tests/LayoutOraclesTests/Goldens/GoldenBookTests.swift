import LayoutCore
import LayoutOracles
import Testing

@Suite("Golden book")
struct GoldenBookTests {
  private let memory = MemoryFolder()
  private var book: GoldenBook { GoldenBook(memory.folder) }
  private let keys = ["a", "b", "c"].map { GoldenKey(engine: "mine", name: $0, caseHash: "h\($0)") }

  private func answer(_ key: GoldenKey, height: Double = 10) throws(CaseError) -> Golden.Answer {
    let frame = Rect(x: 0, y: 0, width: 10, height: height)
    return .items(try GoldenItems(frames: [frame], size: Size(width: 10, height: height)))
  }

  private func words(_ report: GoldenReport) -> [String] {
    report.entries.map { "\($0.key.id) \($0.standing.word)\($0.isPending ? " pending" : "")" }
  }

  private func recordAll() throws {
    _ = try book.check(keys, mode: .all) { (key) throws(CaseError) in try answer(key) }
    _ = try book.accept(.all, keys: keys)
    memory.clearLog()
  }

  @Test("verifying an empty folder finds everything missing and writes nothing")
  func empty() throws {
    let report = try book.check(keys) { (key) throws(CaseError) in try answer(key) }
    #expect(words(report) == ["mine/a missing", "mine/b missing", "mine/c missing"])
    #expect(report.exitCode == 2)
    #expect(memory.log.isEmpty)
  }

  @Test("a missing golden waits for review, and is held once it is accepted")
  func missing() throws {
    let recorded = try book.check(keys, mode: .missing) { (key) throws(CaseError) in try answer(key)
    }
    #expect(words(recorded).allSatisfy { $0.hasSuffix("missing pending") })
    #expect(memory.log == ["a", "b", "c"].map { "write mine/\($0).golden.pending" })
    #expect(memory.text("mine/a.golden") == nil)
    let result = try book.accept(.all, keys: keys)
    #expect(result.accepted == ["mine/a", "mine/b", "mine/c"])
    #expect(
      memory.files.keys.sorted() == [
        "manifest.txt", "mine/a.golden", "mine/b.golden", "mine/c.golden",
      ]
    )
    #expect(
      memory.text("manifest.txt")
        == "plumb-goldens 1\nmine/a.golden ha\nmine/b.golden hb\nmine/c.golden hc\n"
    )
    let report = try book.check(keys) { (key) throws(CaseError) in try answer(key) }
    #expect(report.count("held") == 3)
    #expect(report.exitCode == 0)
  }

  @Test("an equal record rewrites no byte, in any mode", arguments: GoldenRecordMode.allCases)
  func equal(mode: GoldenRecordMode) throws {
    try recordAll()
    let report = try book.check(keys, mode: mode) { (key) throws(CaseError) in try answer(key) }
    #expect(report.count("held") == 3)
    #expect(memory.log.isEmpty)
  }

  @Test("a changed answer waits beside its golden, which stays; once equal again, nothing waits")
  func changed() throws {
    try recordAll()
    let before = memory.files
    func changedAnswer(_ key: GoldenKey) throws(CaseError) -> Golden.Answer {
      try answer(key, height: key.name == "b" ? 12 : 10)
    }
    let verified = try book.check(keys) { (key) throws(CaseError) in try changedAnswer(key) }
    #expect(words(verified) == ["mine/a held", "mine/b changed", "mine/c held"])
    #expect(memory.files == before)
    _ = try book.check(keys, mode: .missing) { (key) throws(CaseError) in try changedAnswer(key) }
    #expect(memory.files == before)
    for _ in 0..<2 {
      _ = try book.check(keys, mode: .changed) { (key) throws(CaseError) in try changedAnswer(key) }
    }
    #expect(memory.log == ["write mine/b.golden.pending"])
    #expect(memory.files["mine/b.golden"] == before["mine/b.golden"])
    _ = try book.check(keys, mode: .changed) { (key) throws(CaseError) in try answer(key) }
    #expect(memory.files == before)
  }

  @Test("missing, stale and orphaned are known under a filter that asks for one golden alone")
  func filtered() throws {
    try recordAll()
    let now = [
      GoldenKey(engine: "mine", name: "a", caseHash: "ha"),
      GoldenKey(engine: "mine", name: "b", caseHash: "another"),
      GoldenKey(engine: "mine", name: "new", caseHash: "hn"),
    ]
    var asked: [String] = []
    let report = try book.check(now, isSelected: { $0.name == "a" }) { (key) throws(CaseError) in
      asked.append(key.name)
      return try answer(key)
    }
    #expect(asked == ["a"])
    #expect(
      words(report) == ["mine/a held", "mine/b stale", "mine/c orphaned", "mine/new missing"]
    )
    #expect(report.exitCode == 0)
    #expect(report.entries.filter(\.isSelected).map(\.key.name) == ["a"])
    let all = try book.check(now) { (key) throws(CaseError) in try answer(key) }
    #expect(all.exitCode == 2)
  }

  @Test("a stale golden says whether its answer differs, too")
  func stale() throws {
    try recordAll()
    let now = [GoldenKey(engine: "mine", name: "a", caseHash: "another")]
    let report = try book.check(now) { (key) throws(CaseError) in try answer(key) }
    guard case .stale(let diff?) = report.entries[0].standing else {
      Issue.record("expected a stale golden with a diff")
      return
    }
    #expect(diff.cause.sentence == "the case changed, the answer did not")
  }

  @Test("orphans are removed on demand with what waits beside them, files that are not ours stay")
  func orphans() throws {
    try recordAll()
    memory.put("hello", "README.md")
    memory.put("not a golden", "mine/notes.golden")
    memory.put("x", "mine/deep/er.golden")
    memory.put("plumb-golden 1\n", "other/lost.golden")
    memory.put("x", "mine/c.golden.pending")
    let now = Array(keys.prefix(2))
    let report = try book.check(now) { (key) throws(CaseError) in try answer(key) }
    #expect(report.foreign == ["README.md", "mine/deep/er.golden", "mine/notes.golden"])
    #expect(report.count("orphaned") == 2)
    let removed = try book.removeOrphans(of: now)
    #expect(removed == ["mine/c.golden", "other/lost.golden"])
    #expect(
      memory.files.keys.sorted() == [
        "README.md", "manifest.txt", "mine/a.golden", "mine/b.golden", "mine/deep/er.golden",
        "mine/notes.golden",
      ]
    )
    #expect(memory.text("manifest.txt") == "plumb-goldens 1\nmine/a.golden ha\nmine/b.golden hb\n")
  }

  @Test("a lost manifest is told, and made anew from goldens whose answers are the recorded ones")
  func lostManifest() throws {
    try recordAll()
    let before = memory.files
    try memory.folder.remove("manifest.txt")
    let verified = try book.check(keys) { (key) throws(CaseError) in try answer(key) }
    #expect(verified.count("unlisted") == 3)
    #expect(verified.exitCode == 2)
    let recorded = try book.check(keys, mode: .missing) { (key) throws(CaseError) in try answer(key)
    }
    #expect(recorded.exitCode == 0)
    #expect(memory.files == before)
  }

  @Test("a golden in conflict is unreadable, exit 65, and can be recorded anew")
  func conflict() throws {
    try recordAll()
    memory.put(
      "plumb-golden 1\n<<<<<<< a\nengine x\n=======\nengine y\n>>>>>>> b\n",
      "mine/a.golden"
    )
    let report = try book.check(keys, mode: .changed) { (key) throws(CaseError) in try answer(key) }
    #expect(report.exitCode == 65)
    let message = "expected no merge conflict, found one from line 2 to line 6"
    let error = CaseError(message, file: "mine/a.golden", line: 2)
    #expect(report.entries[0].standing == .unreadable(error))
    #expect(try book.accept(.cause(.unreadable), keys: keys).accepted == ["mine/a"])
    let healed = try book.check(keys) { (key) throws(CaseError) in try answer(key) }
    #expect(healed.exitCode == 0)
  }

  @Test("a manifest in conflict or out of order is one error with its line")
  func brokenManifest() throws {
    try recordAll()
    memory.put("plumb-goldens 1\nmine/a.golden ha\n<<<<<<< a\n>>>>>>> b\n", "manifest.txt")
    let conflict = "expected no merge conflict, found one from line 3 to line 4"
    #expect(throws: CaseError(conflict, file: "manifest.txt", line: 3)) {
      try book.check(keys) { (key) throws(CaseError) in try answer(key) }
    }
    memory.put("plumb-goldens 1\nmine/b.golden h\nmine/a.golden h\n", "manifest.txt")
    #expect(throws: CaseError.self) { try book.pending() }
    memory.put("plumb-goldens 1\n../a.golden h\n", "manifest.txt")
    #expect(throws: CaseError.self) { try book.pending() }
  }

  @Test("a manifest that names another case than the golden is told")
  func mixedUp() throws {
    try recordAll()
    memory.put("plumb-goldens 1\nmine/a.golden hx\n", "manifest.txt")
    let report = try book.check(Array(keys.prefix(1))) { (key) throws(CaseError) in try answer(key)
    }
    let message = "expected case hx as the manifest lists it, found ha"
    let error = CaseError(message, file: "mine/a.golden", line: 3)
    #expect(report.entries[0].standing == .unreadable(error))
  }

  @Test("an engine without an answer changes nothing")
  func unanswered() throws {
    try recordAll()
    let report = try book.check(keys, mode: .all) { (_) throws(CaseError) in nil }
    #expect(report.count("unanswered") == 3)
    #expect(report.exitCode == 0)
    #expect(memory.log.isEmpty)
  }

  @Test("the same golden asked for twice is an error")
  func twice() {
    #expect(throws: CaseError.self) {
      try book.check(keys + keys) { (key) throws(CaseError) in try answer(key) }
    }
  }

  @Test("continuous integration never records")
  func continuousIntegration() {
    #expect(GoldenRecordMode.permitted(.all, environment: ["CI": "true"]) == .never)
    #expect(GoldenRecordMode.permitted(.all, environment: ["CI": ""]) == .all)
    #expect(GoldenRecordMode.permitted(.changed, environment: [:]) == .changed)
  }

  @Test(
    "a name of any letters is a path of plain ones, and back",
    arguments: ["a", "wide-3_x.1", "phones/se", "..", ".hidden", "", "a b%", "é\n", "%41"]
  )
  func names(name: String) throws {
    let key = GoldenKey(engine: "my engine", name: name, caseHash: "h")
    let plain = key.path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-_.%/".utf8.contains(byte)
    }
    #expect(plain)
    #expect(key.path.utf8.count { $0 == UInt8(ascii: "/") } == 1)
    #expect(GoldenKey(path: key.path, caseHash: "h") == key)
  }
}
