package import LayoutCore

/// The groups of one section, one after the other; equal ones are kept once.
///
/// A group stands for all its unmeasured repetitions, so a row costs what differs in it, not what
/// it holds.
package struct GroupRow: Sendable {
  /// The axis along which the groups follow one another.
  package let axis: Axis
  private let scrollAxis: Axis
  package let itemCount: Int
  /// Cells in a full group.
  package let perGroup: Int
  /// Where the first group's edge spacing begins, in section coordinates.
  package var origin: (x: Double, y: Double)
  /// The group's own edge spacing along the axis (B1).
  let lead: Double
  let trail: Double
  let spacing: Double
  private let full: IndexedGroup
  /// The groups that differ from the full, unmeasured one, by number.
  private var special: [Int: IndexedGroup] = [:]
  /// How much longer each group is than the full one; nil while none is that another follows.
  private var extra: SumTree?
  private var isMonotone: Bool
  /// How far before its start and after it any group reaches, anchored elements included.
  private var reach: ClosedRange<Double>
  /// The greatest length of any group across the row.
  package private(set) var crossLength: Double

  /// A group with its cells indexed along the scroll axis.
  package struct IndexedGroup: Sendable {
    package var group: FilledGroup
    package let tree: SpanTree
    package let kinds: [String: Int]
    let reach: ClosedRange<Double>

    init(_ group: FilledGroup, scrollAxis: Axis, rowAxis: Axis) {
      self.group = group
      tree = SpanTree(
        lows: group.leaves.map { $0.frame.origin(along: scrollAxis) },
        highs: group.leaves.map { $0.frame.end(along: scrollAxis) }
      )
      var kinds: [String: Int] = [:]
      for anchored in group.supplementaries { kinds[anchored.kind, default: 0] += 1 }
      self.kinds = kinds
      reach = group.reach(along: rowAxis)
    }
  }

  /// The number of groups.
  package var groupCount: Int { (itemCount + perGroup - 1) / perGroup }

  private var pitch: Double { lead + full.group.size[axis] + trail + spacing }

  /// Makes a row.
  ///
  /// - Parameter special: The groups that differ from `full`, by number.
  init(
    axis: Axis,
    scrollAxis: Axis,
    itemCount: Int,
    full: FilledGroup,
    special: [(index: Int, group: FilledGroup)],
    edges: (lead: Double, trail: Double),
    spacing: Double
  ) {
    self.axis = axis
    self.scrollAxis = scrollAxis
    self.itemCount = itemCount
    perGroup = full.leaves.count
    (lead, trail) = edges
    self.spacing = spacing
    origin = (0, 0)
    self.full = IndexedGroup(full, scrollAxis: scrollAxis, rowAxis: axis)
    reach = self.full.reach
    crossLength = full.size[axis.crossed]
    isMonotone = edges.lead + full.size[axis] + edges.trail + spacing > 0
    var longer: [(index: Int, value: Double)] = []
    for (index, group) in special {
      keep(group, as: index)
      let delta = group.size[axis] - full.size[axis]
      if index < groupCount - 1, delta != 0 { longer.append((index, delta)) }
    }
    if !longer.isEmpty {
      extra = SumTree(count: groupCount)
      extra?.setAll(longer)
    }
    rescanCrossLength()
  }

  /// Puts another group in the place of one, with as many cells.
  ///
  /// - Complexity: O(cells of the group + log n), but O(n) where the widest of n becomes narrower.
  mutating func replace(_ number: Int, with group: FilledGroup) {
    let old = self.group(number).group.size[axis.crossed]
    let usedFull = special.count < groupCount
    keep(group, as: number)
    let delta = group.size[axis] - full.group.size[axis]
    if number < groupCount - 1, extra != nil || delta != 0 {
      if extra == nil { extra = SumTree(count: groupCount) }
      extra?.set(number, to: delta)
    }
    let new = group.size[axis.crossed]
    let mayShrink = old == crossLength || usedFull != (special.count < groupCount)
    if new >= crossLength {
      crossLength = new
    } else if mayShrink {
      rescanCrossLength()
    }
  }

  private mutating func keep(_ group: FilledGroup, as number: Int) {
    let indexed = IndexedGroup(group, scrollAxis: scrollAxis, rowAxis: axis)
    if pitch + group.size[axis] - full.group.size[axis] < 0 { isMonotone = false }
    reach =
      min(
        reach.lowerBound,
        indexed.reach.lowerBound
      )...max(
        reach.upperBound,
        indexed.reach.upperBound
      )
    special[number] = indexed
  }

  private mutating func rescanCrossLength() {
    crossLength = variants.map { $0.group.size[axis.crossed] }.max() ?? 0
  }

  /// The group of the given number.
  package func group(_ number: Int) -> IndexedGroup { special[number] ?? full }

  /// Where a group begins along the axis, from the row's origin; its edge spacing lies before it.
  package func start(ofGroup number: Int) -> Double {
    lead + Double(number) * pitch + (extra?.sum(before: number) ?? 0)
  }

  /// The row's length, edge spacings included.
  package var length: Double {
    let last = groupCount - 1
    return start(ofGroup: last) + group(last).group.size[axis] + trail
  }

  /// The different groups there are, in no order: the full one if any is it, and the special ones.
  package var variants: [IndexedGroup] {
    (special.count < groupCount ? [full] : []) + special.values
  }

  /// A group's outer corner in section coordinates.
  package func corner(ofGroup number: Int) -> (x: Double, y: Double) {
    let start = start(ofGroup: number)
    return axis == .horizontal ? (origin.x + start, origin.y) : (origin.x, origin.y + start)
  }

  /// How many supplementaries of a kind the groups before a number hold (B17).
  package func supplementaryCount(_ kind: String, beforeGroup number: Int) -> Int {
    // Special groups hold as many as full ones, but for the last, which nothing follows.
    number * (full.kinds[kind] ?? 0)
  }

  /// The groups whose reach touches a span along the axis, from the row's origin.
  ///
  /// - Complexity: O(log n) for n groups where they follow one another; all of them otherwise.
  package func groups(touching low: Double, _ high: Double) -> Range<Int> {
    guard isMonotone else { return 0..<groupCount }
    let first = partition { start(ofGroup: $0) + reach.upperBound >= low }
    let end = partition { start(ofGroup: $0) + reach.lowerBound > high }
    return first..<max(first, end)
  }

  private func partition(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, groupCount)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Everything the row reaches along its axis, from its origin.
  var extent: ClosedRange<Double> {
    var numbers = [0, groupCount - 1]
    if !isMonotone {
      // Between two special groups starts are evenly spaced, so the ends of each stretch suffice.
      numbers += special.keys.flatMap { [$0, min($0 + 1, groupCount - 1)] }
    }
    var (low, high) = (Double.infinity, -Double.infinity)
    for number in numbers {
      let start = start(ofGroup: number)
      low = min(low, start + reach.lowerBound)
      high = max(high, start + reach.upperBound)
    }
    return low <= high ? low...high : 0...0
  }
}
