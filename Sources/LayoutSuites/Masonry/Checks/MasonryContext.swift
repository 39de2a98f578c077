package import LayoutCore
import LayoutHarness
import LayoutOracles
import MasonryLayout

/// What the invariants need to know of a masonry case.
package struct MasonryContext: CaseContext {
  /// The masonry after all edits.
  var edited = Masonry()
  /// What was asked for, in the words of the invariants.
  var plan = LanePlan(lanes: 0, laneLength: 0, crossLength: 0, items: [])
  /// Why the masonry after all edits makes no sense, or `nil` when it does.
  var nonsense: String?
  /// Whether it made no sense before the edits.
  var beganAsNonsense = false
  /// Storage the checks use again.
  var scratch = LaneScratch()

  package init() {}

  package mutating func prepare(
    _ problem: MasonryCase,
    _ outcome: Outcome<MasonryAnswer>,
    within semantics: MasonrySemantics
  ) {
    edited = (try? problem.edited()) ?? problem.masonry
    plan = edited.plan(semantics.lanes)
    nonsense = plan.nonsense ?? edited.lengthNonsense
    // An item of nonsense can be edited away; of the ordinary ones nothing has to be worked out.
    beganAsNonsense = false
    if !problem.edits.isEmpty {
      var first = problem.masonry
      beganAsNonsense = first.lengthNonsense != nil
      first.items.removeAll(where: \.isOrdinary)
      if !beganAsNonsense { beganAsNonsense = first.plan(semantics.lanes).nonsense != nil }
    }
    if case .answer(let answer) = outcome { scratch.reading.read(answer.laneAnswer, by: plan) }
  }
}

extension MasonryItem {
  /// Whether nothing about it can make a case nonsense, whatever the lanes.
  fileprivate var isOrdinary: Bool {
    let lengths = 0x1p-60...0x1p60
    return span >= 1 && minimum == nil && maximum == nil
      && (width == 0 || lengths.contains(width)) && (height == 0 || lengths.contains(height))
  }
}

extension MasonryAnswer {
  /// The answer as the lane invariants read it.
  var laneAnswer: LaneAnswer { LaneAnswer(frames: frames, size: size, lanes: lanes) }
}

extension Masonry {
  /// Why it makes no sense, or `nil` when it can be laid out.
  func nonsense(_ semantics: LaneSemantics) -> String? {
    plan(semantics).nonsense ?? lengthNonsense
  }

  /// What a plan does not say and yet makes no sense: sizes that are negative or not finite.
  fileprivate var lengthNonsense: String? {
    for (index, item) in items.enumerated() {
      for length in [item.width, item.height] where !(length >= 0 && length.isFinite) {
        return "item \(index) with a length of \(NumberText.text(length))"
      }
      if let maximum = item.maximum, maximum.isInfinite { return "item \(index) without end" }
    }
    if case .gridLanes(let tolerance) = placement, !(tolerance >= 0) {
      return "a tolerance of \(NumberText.text(tolerance))"
    }
    return nil
  }

  /// What was asked for, in the words of the lane invariants.
  func plan(_ semantics: LaneSemantics) -> LanePlan {
    var semantics = semantics
    switch placement {
    case .shortest: break
    case .gridLanes(let tolerance):
      semantics.tie = .cursor
      semantics.tieTolerance = tolerance
    case .sequential: semantics.tie = .sequential
    }
    let lanes = max(lanes, 0)
    var plan = LanePlan(
      axis: axis,
      direction: direction,
      lanes: self.lanes,
      laneLength: lanes > 0 ? laneLength : 0,
      laneSpacing: laneSpacing,
      itemSpacing: itemSpacing,
      insets: insets,
      crossLength: crossLength,
      items: [],
      semantics: semantics
    )
    guard lanes > 0 else { return plan }
    plan.items = items.map { item in
      let (main, cross) =
        axis == .vertical ? (item.height, item.width) : (item.width, item.height)
      let window = plan.windowLength(span: max(1, min(item.span, lanes)))
      var natural = main
      if item.sizing == .scale { natural = cross > 0 ? window * (main / cross) : 0 }
      return LaneItem(
        natural: natural,
        minimum: item.minimum,
        maximum: item.maximum,
        cross: item.sizing == .fixed ? .own(cross) : .fills,
        span: item.span
      )
    }
    return plan
  }
}
