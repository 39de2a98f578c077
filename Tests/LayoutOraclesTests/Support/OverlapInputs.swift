import LayoutCore
import LayoutOracles
import TestKit

/// Many frames without an overlap.
enum OverlapInputs {
  /// As a masonry of five columns gives them, in item order.
  static func masonry(_ count: Int) -> [Rect] {
    var random = SeededGenerator(seed: 1)
    var plan = LanePlan(
      lanes: 5,
      laneLength: 100,
      laneSpacing: 10,
      itemSpacing: 10,
      crossLength: 540,
      items: []
    )
    plan.items = (0..<count).map { _ in
      LaneItem(natural: .random(in: 40...200, using: &random))
    }
    return LaneReference.layOut(plan).frames
  }

  /// As a masonry of five rows gives them: many items share one top.
  static func rows(_ count: Int) -> [Rect] {
    masonry(count).map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
  }

  /// In the cells of a square grid, each somewhere in its cell, in random order.
  static func disjoint(_ count: Int) -> [Rect] {
    var random = SeededGenerator(seed: 2)
    let side = Int(Double(count).squareRoot().rounded(.up))
    return (0..<count).shuffled(using: &random).map { cell in
      Rect(
        x: Double(cell % side) * 10 + .random(in: 0...4, using: &random),
        y: Double(cell / side) * 10 + .random(in: 0...4, using: &random),
        width: .random(in: 3...6, using: &random),
        height: .random(in: 3...6, using: &random)
      )
    }
  }

  /// One row of frames in random order: all of them are active at once.
  static func row(_ count: Int) -> [Rect] {
    var random = SeededGenerator(seed: 3)
    return (0..<count).shuffled(using: &random).map { place in
      Rect(
        x: Double(place) * 10,
        y: .random(in: 0...1, using: &random),
        width: 9,
        height: .random(in: 3...6, using: &random)
      )
    }
  }
}
