import LayoutCore
import LayoutOracles

/// Makes columns of items for golden tests: item i in lane i mod lanes, each 100 by 50.
func columns(_ count: Int, lanes: Int = 4, ids: [String]? = nil) -> [Rect] {
  (0..<count).map { index in
    Rect(x: Double(index % lanes) * 110, y: Double(index / lanes) * 60, width: 100, height: 50)
  }
}

func golden(
  _ frames: [Rect],
  lanes: Int? = 4,
  size: Size? = Size(width: 430, height: 1000),
  engine: String = "mine",
  caseHash: String = "00000000000000aa",
  ids: [String]? = nil
) throws -> Golden {
  let items = try GoldenItems(
    frames: frames,
    lanes: lanes.map { lanes in frames.indices.map { $0 % lanes } },
    ids: ids,
    size: size
  )
  return Golden(engine: engine, caseHash: caseHash, answer: .items(items))
}

func text(_ golden: Golden) -> String { String(decoding: golden.textBytes, as: UTF8.self) }
