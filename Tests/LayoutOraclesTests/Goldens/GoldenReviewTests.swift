import LayoutCore
import LayoutOracles
import Testing

@Suite("Golden review")
struct GoldenReviewTests {
  private let memory = MemoryFolder()
  private var book: GoldenBook { GoldenBook(memory.folder) }
  private let keys = [("one", "a"), ("one", "b"), ("two", "a"), ("two", "b")].map {
    GoldenKey(engine: $0.0, name: $0.1, caseHash: "h\($0.1)")
  }

  private func record(_ keys: [GoldenKey], height: Double, y: Double = 0) throws {
    _ = try book.check(keys, mode: .all) { (_) throws(CaseError) in
      let frame = Rect(x: 0, y: y, width: 10, height: height)
      return .items(try GoldenItems(frames: [frame], lanes: [0], size: nil))
    }
  }

  private func waiting() throws -> [String] { try book.pending().map(\.key.id) }

  @Test("what waits is listed with its cause and its diff")
  func listing() throws {
    try record(Array(keys.prefix(2)), height: 10)
    _ = try book.accept(.id("one/a"), keys: keys)
    try record(Array(keys.prefix(1)), height: 15)
    let pending = try book.pending()
    #expect(pending.map(\.key.id) == ["one/a", "one/b"])
    #expect(pending.map(\.cause.kind) == [.size, .new])
    #expect(pending[0].diff?.lines == ["0: height 10 → 15"])
    #expect(pending[1].cause.sentence == "a new golden: 1 items")
  }

  @Test(
    "a verdict is about all, one, an engine or a cause; the others are skipped",
    arguments: [
      (GoldenSelection.all, ["one/a", "one/b", "two/a", "two/b"]),
      (.id("one/b"), ["one/b"]), (.id("one"), []),
      (.engine("two"), ["two/a", "two/b"]),
      (.cause(.shift), ["two/b"]), (.cause(.size), ["one/a", "one/b", "two/a"]),
    ]
  )
  func selections(selection: GoldenSelection, ids: [String]) throws {
    for accepts in [true, false] {
      try record(keys, height: 10)
      _ = try book.accept(.all, keys: keys)
      try record(Array(keys.prefix(3)), height: 12)
      try record(Array(keys.suffix(1)), height: 10, y: 3)
      let before = memory.files
      if accepts {
        #expect(try book.accept(selection, keys: keys).accepted == ids)
      } else {
        #expect(try book.reject(selection) == ids)
      }
      #expect(try waiting() == keys.map(\.id).filter { !ids.contains($0) })
      for key in keys {
        let isReplaced = accepts && ids.contains(key.id)
        #expect((memory.files[key.path] == before[key.path]) == !isReplaced)
      }
      _ = try book.reject(.all)
    }
  }

  @Test("an answer to an older form of its case, or one nobody asks for, is not accepted")
  func outdated() throws {
    try record(keys, height: 10)
    let now = [GoldenKey(engine: "one", name: "a", caseHash: "new"), keys[1]]
    let result = try book.accept(.all, keys: now)
    #expect(result.accepted == ["one/b"])
    #expect(
      result.refused.map(\.description) == [
        "one/a.golden.pending: expected an answer of one to case new, found one of one to ha",
        "two/a.golden.pending: no case and engine have this golden any more",
        "two/b.golden.pending: no case and engine have this golden any more",
      ]
    )
    #expect(try waiting() == ["one/a", "two/a", "two/b"])
  }

  @Test("an answer that cannot be read is refused and can be rejected")
  func unreadable() throws {
    memory.put("plumb-golden 1\nengine", "one/a.golden.pending")
    let pending = try book.pending()
    #expect(pending.map(\.cause.kind) == [.unreadable])
    let result = try book.accept(.all, keys: keys)
    #expect(result.accepted.isEmpty)
    #expect(result.refused.map(\.line) == [2])
    #expect(try book.reject(.all) == ["one/a"])
    #expect(memory.files.isEmpty)
  }

  @Test("the golden and the manifest are written before what waits is removed")
  func order() throws {
    try record(Array(keys.prefix(1)), height: 10)
    memory.clearLog()
    _ = try book.accept(.all, keys: keys)
    #expect(
      memory.log == ["write one/a.golden", "write manifest.txt", "remove one/a.golden.pending"]
    )
  }
}
