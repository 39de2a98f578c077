import LayoutCore

/// What happened to the items between two answers, counted by kind in one pass.
struct GoldenChanges {
  /// A distance, rounded so that sums which differ in the last bits count as one.
  struct Distance: Hashable {
    var across: Double
    var down: Double

    init(_ across: Double, _ down: Double) {
      self.across = Self.rounded(across)
      self.down = Self.rounded(down)
    }

    var isZero: Bool { across == 0 && down == 0 }

    private static func rounded(_ value: Double) -> Double {
      let scaled = (value * 1e6).rounded()
      return scaled.isFinite ? scaled / 1e6 + 0 : value
    }
  }

  /// Items moved by one distance within one lane.
  struct Shift: Hashable {
    var lane: Double?
    var distance: Distance
  }

  /// What happened to one item.
  enum Kind {
    /// Same size, same lane, another place.
    case shifted(Shift)
    /// Another size, and perhaps another place.
    case resized(Distance)
    /// Another lane.
    case changedLane(from: Double, to: Double)
    /// Something else.
    case other
  }

  private(set) var firstAdded: String?
  private(set) var firstRemoved: String?
  private(set) var addedCount = 0
  private(set) var removedCount = 0
  private(set) var changedCount = 0
  private(set) var first: (id: String, kind: Kind)?
  private(set) var shifts: [Shift: Int] = [:]
  private(set) var resizes: [Distance: Int] = [:]

  /// Walks both sorted lists side by side.
  mutating func compare(
    _ old: GoldenItems,
    _ new: GoldenItems,
    _ ranking: inout GoldenDiff.Ranking
  ) {
    if !sameSize(old.size, new.size) {
      ranking.add("content size \(sizeText(old.size)) → \(sizeText(new.size))")
    }
    guard old.columns == new.columns else {
      return ranking.add(
        "columns \(old.columns.joined(separator: " ")) → \(new.columns.joined(separator: " "))"
      )
    }
    var i = 0
    var j = 0
    while i < old.ids.count || j < new.ids.count {
      if i < old.ids.count, j < new.ids.count, old.ids[i] == new.ids[j] {
        compare(old, i, new, j, &ranking)
        i += 1
        j += 1
      } else if j == new.ids.count
        || (i < old.ids.count && goldenID(old.ids[i], precedes: new.ids[j]))
      {
        noteRemoved(old.ids[i], &ranking)
        i += 1
      } else {
        noteAdded(new.ids[j], &ranking)
        j += 1
      }
    }
  }

  private mutating func noteRemoved(_ id: String, _ ranking: inout GoldenDiff.Ranking) {
    ranking.add(id: id, "\(id): is gone")
    removedCount += 1
    if firstRemoved == nil { firstRemoved = id }
  }

  private mutating func noteAdded(_ id: String, _ ranking: inout GoldenDiff.Ranking) {
    ranking.add(id: id, "\(id): is new")
    addedCount += 1
    if firstAdded == nil { firstAdded = id }
  }

  private mutating func compare(
    _ old: GoldenItems,
    _ i: Int,
    _ new: GoldenItems,
    _ j: Int,
    _ ranking: inout GoldenDiff.Ranking
  ) {
    let width = old.columns.count
    var weight = 0.0
    for column in 0..<width {
      let (a, b) = (old.values[i * width + column], new.values[j * width + column])
      if !sameNumber(a, b) {
        let distance = abs(a - b)
        // Infinity is for what has no distance; a broken number comes right after it.
        weight = max(weight, distance.isFinite ? distance : .greatestFiniteMagnitude)
      }
    }
    guard weight > 0 else { return }
    let id = old.ids[i]
    ranking.add(weight: weight, id: id, Self.line(old, i, new, j))
    changedCount += 1
    let kind = Self.kind(old, i, new, j)
    switch kind {
    case .shifted(let shift): shifts[shift, default: 0] += 1
    case .resized(let distance): resizes[distance, default: 0] += 1
    case .changedLane, .other: break
    }
    if first == nil { first = (id, kind) }
  }

  private static func line(_ old: GoldenItems, _ i: Int, _ new: GoldenItems, _ j: Int) -> String {
    let width = old.columns.count
    let parts = old.columns.indices.compactMap { column -> String? in
      let (a, b) = (old.values[i * width + column], new.values[j * width + column])
      return sameNumber(a, b) ? nil : "\(old.columns[column]) \(goldenText(a)) → \(goldenText(b))"
    }
    return "\(old.ids[i]): \(parts.joined(separator: ", "))"
  }

  private static func kind(_ old: GoldenItems, _ i: Int, _ new: GoldenItems, _ j: Int) -> Kind {
    guard let a = old.frame(at: i), let b = new.frame(at: j) else { return .other }
    let lane = old.columns.firstIndex(of: "lane")
    let width = old.columns.count
    let lanes = lane.map { (old.values[i * width + $0], new.values[j * width + $0]) }
    if let lanes, lanes.0 != lanes.1 { return .changedLane(from: lanes.0, to: lanes.1) }
    guard a.isFinite, b.isFinite else { return .other }
    let growth = Distance(b.width - a.width, b.height - a.height)
    if !growth.isZero { return .resized(growth) }
    let move = Distance(b.x - a.x, b.y - a.y)
    return move.isZero ? .other : .shifted(Shift(lane: lanes?.0, distance: move))
  }
}

func sizeText(_ size: Size?) -> String {
  guard let size else { return "none" }
  return "\(goldenText(size.width)) × \(goldenText(size.height))"
}
