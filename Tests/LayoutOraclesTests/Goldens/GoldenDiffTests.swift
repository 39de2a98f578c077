import LayoutCore
import LayoutOracles
import Testing

@Suite("Golden diff")
struct GoldenDiffTests {
  @Test("a lane that shifted is the cause, and the lines are at most 20")
  func laneShift() throws {
    let before = columns(2_752)
    var after = before
    for index in stride(from: 419, to: 2_752, by: 4) { after[index].y += 12 }
    let diff = GoldenDiff(before: try golden(before), after: try golden(after))
    #expect(diff.cause.kind == .shift)
    #expect(diff.cause.sentence == "lane 3 shifted by 12 from item 419 on, 583 followers")
    #expect(diff.lines.count == 20)
    #expect(diff.lines.first == "419: y 6240 → 6252")
    #expect(diff.text.last == "and 564 more")
  }

  @Test("several lanes that shift alike are named together, what else changed is counted")
  func lanesShift() throws {
    let before = columns(100)
    var after = before
    for index in 40..<100 where index % 4 == 1 || index % 4 == 2 { after[index].y -= 0.1 + 0.2 }
    after[99].height = 500
    let diff = GoldenDiff(before: try golden(before), after: try golden(after))
    #expect(
      diff.cause.sentence
        == "lanes 1 and 2 shifted by -0.3 from item 41 on, 29 followers; 1 other changed"
    )
    #expect(diff.lines.first == "99: height 50 → 500")
  }

  @Test(
    "one changed item is told by what happened to it",
    arguments: [
      (
        Rect(x: 110, y: 72, width: 100, height: 50), GoldenCause.Kind.shift,
        "item 5 of lane 1 shifted by 12"
      ),
      (Rect(x: 112, y: 60, width: 100, height: 50), .shift, "item 5 of lane 1 shifted by 2 in x"),
      (
        Rect(x: 110, y: 60, width: 98, height: 51), .size,
        "item 5 resized by -2 in width and 1 in height"
      ),
      (Rect(x: .nan, y: 60, width: 100, height: 50), .other, "item 5 changed"),
    ]
  )
  func oneItem(frame: Rect, kind: GoldenCause.Kind, sentence: String) throws {
    let before = columns(20)
    var after = before
    after[5] = frame
    let diff = GoldenDiff(before: try golden(before), after: try golden(after))
    #expect(diff.count == 1)
    #expect(diff.cause.kind == kind)
    #expect(diff.cause.sentence == sentence)
  }

  @Test("a resized item is the cause of what moved after it")
  func resized() throws {
    let before = columns(20)
    var after = before
    after[5].height += 12
    for index in [9, 13, 17] { after[index].y += 12 }
    let diff = GoldenDiff(before: try golden(before), after: try golden(after))
    #expect(diff.cause.kind == .size)
    #expect(diff.cause.sentence == "item 5 resized by 12 in height, 3 followers changed")
  }

  @Test("items that all changed their size alike are one cause")
  func allResized() throws {
    let before = columns(20)
    let after = before.map { Rect(x: $0.x, y: $0.y, width: 98, height: $0.height) }
    let diff = GoldenDiff(before: try golden(before), after: try golden(after))
    #expect(diff.cause.sentence == "items resized by -2 in width from item 0 on, 19 followers")
  }

  @Test("an item that went to another lane is the cause")
  func changedLane() throws {
    let frames = columns(20)
    var lanes = frames.indices.map { $0 % 4 }
    let before = try GoldenItems(frames: frames, lanes: lanes, size: nil)
    lanes[7] = 1
    var moved = frames
    moved[7].x = 110
    moved[11].y -= 60
    let after = try GoldenItems(frames: moved, lanes: lanes, size: nil)
    let diff = GoldenDiff(
      before: Golden(engine: "e", caseHash: "h", answer: .items(before)),
      after: Golden(engine: "e", caseHash: "h", answer: .items(after))
    )
    #expect(diff.cause.kind == .lane)
    #expect(diff.cause.sentence == "item 7 went from lane 3 to lane 1, 1 follower changed")
    #expect(diff.lines == ["7: x 330 → 110, lane 3 → 1", "11: y 120 → 60"])
  }

  @Test("items that are new or gone come first")
  func newAndGone() throws {
    let before = try golden(columns(4), ids: ["a", "b", "c", "e"])
    let after = try golden(columns(4), ids: ["a", "c", "d", "e"])
    let diff = GoldenDiff(before: before, after: after)
    #expect(diff.cause.kind == .items)
    #expect(diff.cause.sentence == "item b is gone, item d is new, 1 other changed")
    #expect(diff.lines.prefix(2) == ["b: is gone", "d: is new"])
    let appended = GoldenDiff(before: try golden(columns(4)), after: try golden(columns(9)))
    #expect(appended.cause.sentence == "5 items are new from item 4 on")
  }

  @Test("what is no matter of items is named for what it is")
  func others() throws {
    let frames = columns(4)
    let base = try golden(frames)
    let refused = Golden(engine: "mine", caseHash: base.caseHash, answer: .refusal("0 lanes"))
    let cases: [(Golden, Golden, GoldenCause.Kind, String)] = [
      (base, base, .none, "nothing changed"),
      (
        base, try golden(frames, caseHash: "b"), .caseChanged,
        "the case changed, the answer did not"
      ),
      (base, try golden(columns(5), caseHash: "b"), .caseChanged, "the case changed"),
      (base, try golden(frames, engine: "other"), .form, "another engine answered: mine → other"),
      (base, try golden(frames, lanes: nil), .form, "the engine answers other columns"),
      (base, refused, .refusal, "the engine refuses the case now: 0 lanes"),
      (refused, base, .refusal, "the engine refuses the case no longer"),
      (
        base, try golden(frames, size: Size(width: 430, height: 1010)), .contentSize,
        "only the content size changed: 430 × 1000 → 430 × 1010"
      ),
    ]
    for (before, after, kind, sentence) in cases {
      let diff = GoldenDiff(before: before, after: after)
      #expect(diff.cause == GoldenCause(kind, sentence))
      #expect(diff.isEmpty == (kind == .none))
    }
  }

  @Test("the items of the diff are marked in both pictures, of a large answer the part around them")
  func pictures() throws {
    let before = columns(2_000)
    var after = before
    after[1_000].y += 5
    let (old, new) = (try golden(before), try golden(after))
    let pictures = try #require(
      GoldenDiff(before: old, after: new).pictures(before: old, after: new)
    )
    #expect(pictures.before.boxes.count == GoldenDiff.mostBoxes)
    #expect(pictures.after.boxes.filter(\.isConcerned).map(\.label) == ["1000"])
    #expect(pictures.after.boxes.first { $0.isConcerned }?.y == after[1_000].y)
  }

  @Test("a large answer is written, read and compared in a time that grows with its length alone")
  func large() throws {
    func cost(_ count: Int) throws -> Duration {
      let before = columns(count)
      var after = before
      for index in stride(from: 3, to: count, by: 4) { after[index].y += 12 }
      let old = try golden(before)
      let new = try golden(after)
      // The least of three: what a busy machine adds says nothing about the work.
      var least = Duration.seconds(1_000)
      for _ in 0..<3 {
        least = min(
          least,
          try ContinuousClock().measure {
            let read = try Golden(text: old.textBytes, file: nil)
            #expect(GoldenDiff(before: read, after: new).count == count / 4)
          }
        )
      }
      return least
    }
    let small = try cost(2_000)
    let large = try cost(16_000)
    // 8 times the items; quadratic work would cost 64 times as much.
    #expect(large < small * 32)
  }
}
