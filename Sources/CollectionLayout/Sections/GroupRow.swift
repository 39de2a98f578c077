package import LayoutCore

/// The groups of one section, one after the other; equal ones are kept once.
///
/// A group stands for all its unmeasured repetitions, so a row costs what differs in it, not what
/// it holds.
package struct GroupRow: Sendable {
  /// The axis along which the groups follow one another.
  package let axis: Axis
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
  private var special: [Special] = []
  private var isMonotone = true
  /// How far before its start and after it any group reaches, anchored elements included.
  private var reach: ClosedRange<Double>
  /// Everything the row reaches along its axis, from its origin.
  private(set) var extent: ClosedRange<Double> = 0...0

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

  /// A group that differs from the full, unmeasured one.
  private struct Special: Sendable {
    var index: Int
    var group: IndexedGroup
    /// How much longer the groups before this one are than as many full ones.
    var before: Double
    /// How much longer this one is.
    var delta: Double
  }

  /// The number of groups.
  package var groupCount: Int { (itemCount + perGroup - 1) / perGroup }

  private var pitch: Double { lead + full.group.size[axis] + trail + spacing }

  /// Makes a row.
  ///
  /// - Parameter special: The groups that differ from `full`, by number, ascending.
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
    self.itemCount = itemCount
    perGroup = full.leaves.count
    (lead, trail) = edges
    self.spacing = spacing
    origin = (0, 0)
    self.full = IndexedGroup(full, scrollAxis: scrollAxis, rowAxis: axis)
    reach = self.full.reach
    var before = 0.0
    for (index, group) in special {
      let delta = group.size[axis] - full.size[axis]
      self.special.append(
        Special(
          index: index,
          group: IndexedGroup(group, scrollAxis: scrollAxis, rowAxis: axis),
          before: before,
          delta: delta
        )
      )
      before += delta
      let own = self.special[self.special.count - 1].group.reach
      reach = min(reach.lowerBound, own.lowerBound)...max(reach.upperBound, own.upperBound)
    }
    isMonotone = pitch > 0 && self.special.allSatisfy { pitch + $0.delta >= 0 }
    extent = measureExtent()
  }

  /// The first special group at or after a number.
  private func specialIndex(atOrAfter number: Int) -> Int {
    var (low, high) = (0, special.count)
    while low < high {
      let middle = (low + high) / 2
      if special[middle].index < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The group of the given number.
  package func group(_ number: Int) -> IndexedGroup {
    let index = specialIndex(atOrAfter: number)
    return index < special.count && special[index].index == number ? special[index].group : full
  }

  /// Where a group begins along the axis, from the row's origin; its edge spacing lies before it.
  package func start(ofGroup number: Int) -> Double {
    var position = lead + Double(number) * pitch
    let index = specialIndex(atOrAfter: number)
    if index > 0 { position += special[index - 1].before + special[index - 1].delta }
    return position
  }

  /// The row's length, edge spacings included.
  package var length: Double {
    let last = groupCount - 1
    return start(ofGroup: last) + group(last).group.size[axis] + trail
  }

  /// The different groups there are: the full one if any group is it, and the special ones.
  package var variants: [IndexedGroup] {
    (special.count < groupCount ? [full] : []) + special.map(\.group)
  }

  /// The greatest length of any group across the row.
  package var crossLength: Double {
    variants.map { $0.group.size[axis.crossed] }.max() ?? 0
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

  /// Everything the groups reach along the axis, from the row's origin.
  private func measureExtent() -> ClosedRange<Double> {
    // Between two special groups starts are evenly spaced, so the ends of each stretch suffice.
    var (low, high) = (Double.infinity, -Double.infinity)
    for number in [0, groupCount - 1] + special.flatMap({ [$0.index, $0.index + 1] })
    where number < groupCount {
      let start = start(ofGroup: number)
      low = min(low, start + reach.lowerBound)
      high = max(high, start + reach.upperBound)
    }
    return low <= high ? low...high : 0...0
  }
}
