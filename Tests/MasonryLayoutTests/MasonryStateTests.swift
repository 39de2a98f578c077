import LayoutCore
import MasonryLayout
import TestKit
import Testing

@Suite("Masonry state")
struct MasonryStateTests {
  /// Compares everything a state answers with a fresh layout.
  private func expectFresh(_ state: MasonryState, _ comment: Comment) throws {
    let fresh = try state.masonry.arranged()
    let kept = state.arrangement
    #expect(kept.frames == fresh.frames, comment)
    #expect(kept.lanes == fresh.lanes, comment)
    #expect(kept.size == fresh.size && state.contentSize == fresh.size, comment)
  }

  @Test("after any edits the answers are those of a fresh layout", arguments: 0..<20)
  func equalsFresh(batch: Int) throws {
    for seed in batch * 50..<(batch + 1) * 50 {
      var generator = SeededGenerator(number: seed)
      var state = try MasonryState(generator.masonry(upTo: seed % 5 == 0 ? 300 : 30))
      try expectFresh(state, "seed \(seed) before edits")
      for step in 0..<8 {
        let before = state
        let edit = generator.edit(count: state.masonry.items.count)
        var edited = before.masonry
        do throws(LayoutFailure) {
          try edited.apply(edit)
          let invalidation = try state.apply(edit)
          #expect(state.masonry == edited, "seed \(seed), step \(step): \(edit)")
          expectSound(invalidation, before, state, "seed \(seed), step \(step): \(edit)")
        } catch {
          #expect(throws: LayoutFailure.self) {
            try edited.apply(edit)
            _ = try edited.arranged()
          }
          #expect(state.masonry == before.masonry)
          #expect(state.work == before.work)
        }
        try expectFresh(state, "seed \(seed), step \(step): \(edit)")
        let rect = generator.rect(about: state.contentSize)
        #expect(
          state.items(meeting: rect) == state.arrangement.items(meeting: rect),
          "seed \(seed), step \(step): \(rect)"
        )
      }
    }
  }

  /// What an invalidation leaves out must lie as it lay.
  private func expectSound(
    _ invalidation: MasonryInvalidation,
    _ before: MasonryState,
    _ after: MasonryState,
    _ comment: Comment
  ) {
    let old = before.arrangement.frames
    let new = after.arrangement.frames
    for index in new.indices where !invalidation.items.contains(index) {
      #expect(index < old.count && old[index] == new[index], comment)
    }
    #expect(
      invalidation.contentSizeChanged == (before.contentSize != after.contentSize),
      comment
    )
  }

  private func photos(_ count: Int, lanes: Int = 3) -> Masonry {
    var generator = SeededGenerator(number: 11)
    var masonry = Masonry()
    masonry.lanes = lanes
    masonry.itemSpacing = 10
    masonry.container = ProposedSize(width: 320, height: nil)
    masonry.items = (0..<count).map { _ in
      MasonryItem(width: 4000, height: Double.random(in: 2000...6000, using: &generator))
    }
    return masonry
  }

  @Test("an edit at item m places at most n - m items", arguments: [0, 1, 63, 64, 65, 500, 998])
  func placesNoMoreThanItMust(index: Int) throws {
    let item = MasonryItem(width: 3000, height: 4000)
    let edits: [MasonryEdit] = [
      .insert(item, at: index), .remove(at: index), .resize(item, at: index),
      .move(from: index, to: 999), .move(from: 999, to: index),
    ]
    for edit in edits {
      var state = try MasonryState(photos(1000))
      let invalidation = try state.apply(edit)
      let count = state.masonry.items.count
      #expect(invalidation.work.placements <= count - index)
      #expect(invalidation.work.measures <= count - index)
      #expect(invalidation.items.lowerBound == index)
      #expect(invalidation.items.count == invalidation.work.placements)
      try expectFresh(state, "\(edit)")
    }
  }

  @Test("placing stops where the lanes stand as before")
  func stopsWhereSettled() throws {
    var masonry = photos(1000)
    masonry.items = Array(repeating: MasonryItem(width: 100, height: 100), count: 1000)
    var state = try MasonryState(masonry)
    let same = try state.apply(.resize(MasonryItem(width: 50, height: 50), at: 100))
    #expect(same.items == 100..<128)
    #expect(same.work.placements == 28)
    let swap = try state.apply(.move(from: 200, to: 210))
    #expect(swap.items == 200..<256)
    try expectFresh(state, "after both")
  }

  @Test("lanes of equal ends with another cursor do not stand as before")
  func cursorCounts() throws {
    var masonry = Masonry()
    masonry.lanes = 2
    masonry.placement = .gridLanes(tolerance: 0)
    masonry.items = Array(repeating: MasonryItem(width: 0, height: 0), count: 200)
    var state = try MasonryState(masonry)
    let invalidation = try state.apply(.resize(MasonryItem(width: 0, height: 0, span: 2), at: 0))
    #expect(invalidation.items == 0..<200)
    try expectFresh(state, "after a span")
  }

  @Test("a change of the container's length along the lanes places nothing")
  func lengthAlong() throws {
    var state = try MasonryState(photos(50))
    let invalidation = try state.apply(.container(ProposedSize(width: 320, height: 900)))
    #expect(invalidation.items.isEmpty && !invalidation.contentSizeChanged)
    #expect(invalidation.work == WorkCounters())
    #expect(state.masonry.container.height == 900)
  }

  @Test("from right to left, rows that get longer move every item")
  func mirroredRows() throws {
    var masonry = Masonry()
    masonry.axis = .horizontal
    masonry.lanes = 2
    masonry.direction = .rightToLeft
    masonry.container = ProposedSize(width: nil, height: 100)
    masonry.items = [30, 40, 50].map { MasonryItem(width: $0, height: 10, sizing: .fixed) }
    var state = try MasonryState(masonry)
    let moved = try state.apply(
      .insert(MasonryItem(width: 100, height: 10, sizing: .fixed), at: 3)
    )
    #expect(moved == MasonryInvalidation(items: 0..<4, contentSizeChanged: true, work: moved.work))
    let still = try state.apply(
      .resize(MasonryItem(width: 30, height: 20, sizing: .fixed), at: 0)
    )
    #expect(!still.contentSizeChanged && still.items.count <= 4)
  }

  @Test("an edit that would end beyond all numbers leaves the state as it was")
  func beyondNumbers() throws {
    var masonry = photos(100, lanes: 1)
    masonry.items[5] = MasonryItem(width: 1, height: 1e308, sizing: .stretch)
    var state = try MasonryState(masonry)
    let before = state.arrangement
    let huge = MasonryItem(width: 1, height: 1e308, sizing: .stretch)
    for edit in [MasonryEdit.insert(huge, at: 2), .resize(huge, at: 70)] {
      let failure = #expect(throws: LayoutFailure.self) { try state.apply(edit) }
      #expect(failure?.reason == .unsupported)
      #expect(state.arrangement == before)
      #expect(state.masonry == masonry)
    }
  }

  @Test("a frame is asked for by its index, or refused")
  func singleFrames() throws {
    let state = try MasonryState(photos(9))
    #expect(try state.frame(at: 8) == state.arrangement.frames[8])
    for index in [-1, 9] {
      let failure = #expect(throws: LayoutFailure.self) { try state.frame(at: index) }
      #expect(failure?.reason == .edit)
    }
  }
}
