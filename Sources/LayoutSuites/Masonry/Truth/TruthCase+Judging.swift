import LayoutCore
import MasonryLayout

/// Running a recorded case and comparing.
extension TruthCase {
  /// What the engine makes of the case.
  func outcome() -> MasonryTruth.Outcome {
    if let missing = missingFeature {
      return .leftOut(feature: missing.feature, why: missing.why)
    }
    for crossLength in crossLengths {
      let masonry = masonry(crossLength: crossLength)
      do throws(LayoutFailure) {
        let difference =
          kind == "placement-step"
          ? try stepDifference(masonry)
          : difference(masonry, try masonry.arranged())
        if let difference { return .failed(difference) }
      } catch {
        return .failed("refused: \(error.message)")
      }
    }
    return .passed
  }

  private func stepDifference(_ masonry: Masonry) throws(LayoutFailure) -> String? {
    guard case .facts(let facts) = expected, let start = facts.startColumn, let y = facts.y,
      let ends = runningPositions
    else { return "the case says no running positions or no place" }
    var stepping = masonry
    stepping.lanes = ends.count
    let step = try stepping.step(ends: ends, cursor: cursor ?? 0, span: items.first?.span ?? 1)
    return compare("start", Double(step.start), Double(start))
      ?? compare("position", step.position, y)
  }

  private func difference(_ masonry: Masonry, _ arrangement: MasonryArrangement) -> String? {
    let asserted = assertedItems ?? Array(arrangement.frames.indices)
    var found: String?
    switch expected {
    case .frames(let boxes):
      guard boxes.count == items.count else { return "\(boxes.count) frames expected" }
      found =
        asserted.lazy.compactMap { index in
          let frame = standing(arrangement.frames[index], in: arrangement.size)
          return compare("item \(index)", frame, boxes[index].rect)
        }.first
    case .facts(let facts):
      found = difference(facts, masonry, arrangement, asserted)
    }
    guard found == nil, let contentSize else { return found }
    return compare("content width", arrangement.size.width, contentSize.w)
      ?? compare("content height", arrangement.size.height, contentSize.h)
  }

  private func difference(
    _ facts: TruthExpectation.Facts,
    _ masonry: Masonry,
    _ arrangement: MasonryArrangement,
    _ asserted: [Int]
  ) -> String? {
    if let lanes = facts.columns {
      guard lanes.count == items.count else { return "\(lanes.count) lanes expected" }
      for index in asserted where arrangement.lanes[index] != lanes[index] {
        return "item \(index) is in lane \(arrangement.lanes[index]), not \(lanes[index])"
      }
    }
    if let index = facts.itemOnFirstRow, arrangement.frames[index].y != 0 {
      return "item \(index) is at \(arrangement.frames[index].y), not on the first row"
    }
    return facts.columnCount.flatMap { compare("lanes", Double(masonry.lanes), Double($0)) }
      ?? facts.columnWidth.flatMap { compare("lane length", masonry.laneLength, $0) }
      ?? facts.containerWidth.flatMap { compare("width", arrangement.size.width, $0) }
  }

  /// The frame as a case tells it that counts from the bottom of the content.
  private func standing(_ frame: Rect, in size: Size) -> Rect {
    guard origin == "bottom" else { return frame }
    var standing = frame
    standing.y = size.height - frame.maxY
    return standing
  }

  private func compare(_ what: String, _ frame: Rect, _ wanted: Rect) -> String? {
    compare("\(what), x", frame.x, wanted.x) ?? compare("\(what), y", frame.y, wanted.y)
      ?? compare("\(what), width", frame.width, wanted.width)
      ?? compare("\(what), height", frame.height, wanted.height)
  }

  private func compare(_ what: String, _ actual: Double, _ wanted: Double) -> String? {
    abs(actual - wanted) <= 0.001 ? nil : "\(what) is \(actual), not \(wanted)"
  }
}
