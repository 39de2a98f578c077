import LayoutCore

/// An answer seen along its plan's own axes, before mirroring: what the invariants compare.
///
/// Reading one answer after the other into the same value uses its storage again.
package struct LaneReading: Sendable {
  /// The most lanes that are replayed; of an answer with more, geometry is not asked.
  package static let mostLanes = 1 << 20

  /// Where each item lies.
  package private(set) var places: [LanePlace] = []
  /// The first lane of each item; empty where the lanes cannot be told.
  package private(set) var lanes: [Int] = []
  /// Whether there is one finite frame an item, so that geometry can be asked about.
  package private(set) var isUsable = false
  /// Whether sums of the main lengths and gaps are exact in any order.
  package private(set) var isExact = false
  /// The magnitude of the numbers from which main positions were calculated, at least 1.
  package private(set) var mainScale = 1.0
  /// The magnitude of the numbers from which cross positions were calculated, at least 1.
  package private(set) var crossScale = 1.0

  /// How far rounding can carry an edge that was mirrored, in points: 4 ulps of the length in which
  /// it was, however near to 0 the edge comes to lie.
  package private(set) var grain = 0.0

  /// Where each lane's next item would start: room for the checks that replay an answer.
  var ends: [Double] = []
  /// The last item of each lane, -1 without: room for the checks that replay an answer.
  var lastItems: [Int] = []

  /// Makes a reading of nothing.
  package init() {}

  /// The number of items read.
  package var count: Int { places.count }

  /// Reads `answer` along the axes of `plan`.
  ///
  /// - Complexity: O(items).
  package mutating func read(_ answer: LaneAnswer, by plan: LanePlan) {
    places.removeAll(keepingCapacity: true)
    lanes.removeAll(keepingCapacity: true)
    grain = 0
    isUsable =
      answer.frames.count == plan.items.count
      && plan.lanes > 0 && plan.lanes <= Self.mostLanes && answer.size.width.isFinite
      && answer.size.height.isFinite
    guard isUsable else { return }

    let isVertical = plan.axis == .vertical
    let isMirrored = plan.direction == .rightToLeft
    let total = isVertical ? plan.crossLength : answer.size.width
    grain = isMirrored && total.isFinite ? 4 * total.ulp : 0
    mainScale = isMirrored && !isVertical ? max(1, total.magnitude) : 1
    crossScale = isMirrored && isVertical ? max(1, total.magnitude) : 1
    isExact =
      ShortNumbers.isShort(plan.itemSpacing) && ShortNumbers.isShort(plan.mainStart)
      && (isVertical || !isMirrored || ShortNumbers.isShort(total))
    for frame in answer.frames {
      guard frame.isFinite else {
        isUsable = false
        return
      }
      let left = isMirrored ? total - frame.x - frame.width : frame.x
      let right = isMirrored ? total - frame.x : frame.x + frame.width
      let place =
        isVertical
        ? LanePlace(
          mainStart: frame.y,
          mainEnd: frame.y + frame.height,
          mainLength: frame.height,
          crossStart: left,
          crossEnd: right,
          crossLength: frame.width
        )
        : LanePlace(
          mainStart: left,
          mainEnd: right,
          mainLength: frame.width,
          crossStart: frame.y,
          crossEnd: frame.y + frame.height,
          crossLength: frame.height
        )
      places.append(place)
      if isExact {
        isExact =
          ShortNumbers.isShort(place.mainStart) && ShortNumbers.isShort(place.mainLength)
      }
    }
    readLanes(answer.lanes, by: plan)
  }

  /// Takes the lanes as told, or else the nearest one that each frame's near edge tells.
  private mutating func readLanes(_ told: [Int]?, by plan: LanePlan) {
    if let told {
      guard told.count == plan.items.count else { return }
      for index in told.indices {
        let last = plan.lanes - plan.span(of: plan.items[index])
        guard told[index] >= 0, told[index] <= last else { return }
      }
      lanes.append(contentsOf: told)
      return
    }
    let pitch = plan.pitch
    guard plan.lanes == 1 || pitch > 4 * plan.semantics.tolerance.slack(plan.lanesEnd) else {
      return
    }
    for index in places.indices {
      let last = plan.lanes - plan.span(of: plan.items[index])
      let position = plan.lanes == 1 ? 0 : (places[index].crossStart - plan.crossStart) / pitch
      lanes.append(Int(min(max(position.rounded(), 0), Double(last))))
    }
  }

  /// Empties all lanes: each one's next item would start behind the inset.
  mutating func startReplay(_ plan: LanePlan) {
    ends.removeAll(keepingCapacity: true)
    ends.append(contentsOf: repeatElement(plan.mainStart, count: plan.lanes))
  }

  /// Moves the ends of the lanes that the item covers behind it and its gap.
  mutating func replay(_ index: Int, _ plan: LanePlan) {
    let end = places[index].mainEnd + gap(after: index, plan)
    let first = lanes[index]
    for lane in first..<first + plan.span(of: plan.items[index]) { ends[lane] = end }
  }

  /// The gap the lane keeps behind an item.
  func gap(after index: Int, _ plan: LanePlan) -> Double {
    places[index].mainLength <= 0 && plan.semantics.zeroLengthItem == .consumesNone
      ? 0 : plan.itemSpacing
  }

  /// Where the item may start at the earliest: the last end among `span` lanes from `lane` on.
  func top(lane: Int, span: Int) -> Double {
    var top = ends[lane]
    for covered in lane + 1..<lane + span where ends[covered] > top { top = ends[covered] }
    return top
  }
}
