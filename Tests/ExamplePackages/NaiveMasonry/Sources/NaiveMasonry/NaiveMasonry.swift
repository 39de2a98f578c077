import PlumbCommands

/// A masonry as one writes it in ten minutes, with one fault: the gap below an item is forgotten
/// in the last lane.
struct NaiveMasonry: MasonryEngine {
  let name = "naive"
  let understands = MasonryAbilities.plain

  func layout(_ masonry: Masonry) throws(LayoutFailure) -> MasonryAnswer {
    guard masonry.lanes > 0, masonry.laneSpacing >= 0, masonry.laneSpacing.isFinite,
      masonry.crossLength >= 0, masonry.crossLength.isFinite,
      masonry.items.allSatisfy({ $0.width >= 0 && $0.height >= 0 })
    else { throw LayoutFailure(.unsupported, "a masonry that makes no sense") }
    var ends = Array(repeating: 0.0, count: masonry.lanes)
    var frames: [Rect] = []
    for item in masonry.items {
      let lane = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let width = masonry.laneLength
      let height = item.width > 0 ? width * item.height / item.width : 0
      let x = Double(lane) * (width + masonry.laneSpacing)
      frames.append(Rect(x: x, y: ends[lane], width: width, height: height))
      ends[lane] += height + (lane == masonry.lanes - 1 ? 0 : masonry.itemSpacing)
    }
    let height = frames.map(\.maxY).max() ?? 0
    return MasonryAnswer(frames: frames, size: Size(width: masonry.crossLength, height: height))
  }
}
