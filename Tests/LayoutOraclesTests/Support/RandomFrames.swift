import LayoutCore
import TestKit

/// Sets of frames in which overlaps are to be looked for.
enum RandomFrames: CaseIterable {
  case loose, grid, wideRow, tallColumn, touching, nearTouching, degenerate, huge

  func draw(_ random: inout SeededGenerator) -> [Rect] {
    (0..<Int.random(in: 0...60, using: &random)).map { frame($0, &random) }
  }

  private func frame(_ index: Int, _ random: inout SeededGenerator) -> Rect {
    func whole(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    let nudge = Double.random(in: -3e-6...3e-6, using: &random)
    switch self {
    case .loose:
      return Rect(
        x: .random(in: 0...2000, using: &random),
        y: .random(in: 0...2000, using: &random),
        width: .random(in: 0...150, using: &random),
        height: .random(in: 0...150, using: &random)
      )
    case .grid:
      return Rect(
        x: whole(0...15, &random),
        y: whole(0...15, &random),
        width: whole(0...2, &random),
        height: whole(0...2, &random)
      )
    case .wideRow:
      return Rect(
        x: Double(index) * 10,
        y: whole(0...3, &random),
        width: 10 + nudge * 300,
        height: 5
      )
    case .tallColumn:
      return Rect(
        x: whole(0...3, &random),
        y: Double(index) * 10,
        width: 5,
        height: 10 + nudge * 300
      )
    case .touching:
      return Rect(x: Double(index % 5), y: Double(index / 5), width: 1, height: 1)
    case .nearTouching:
      return Rect(
        x: Double(index % 5) + nudge / 2,
        y: Double(index / 5),
        width: 1,
        height: 1 + nudge / 2
      )
    case .degenerate:
      let lengths: [Double] = [0, 0, 1, 4, .nan, .infinity, -2]
      return Rect(
        x: whole(0...9, &random),
        y: random.chance(0.02) ? .nan : whole(0...9, &random),
        width: lengths.randomElement(using: &random) ?? 0,
        height: lengths.randomElement(using: &random) ?? 0
      )
    case .huge:
      let units: [Double] = [1, 1e9, 1e15, 1e300]
      let unit = units.randomElement(using: &random) ?? 1
      return Rect(
        x: whole(0...9, &random) * unit,
        y: whole(0...9, &random) * unit,
        width: whole(0...3, &random) * unit,
        height: whole(0...3, &random) * unit
      )
    }
  }
}
