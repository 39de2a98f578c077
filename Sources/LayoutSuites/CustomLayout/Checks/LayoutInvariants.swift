import LayoutCore
package import LayoutHarness
import LayoutOracles

/// The invariants of custom layouts (rules of SwiftUI, section 3), the default ones first.
///
/// Of two that one fault breaks, the one that says more comes first.
package enum LayoutInvariants {
  package typealias Law = Invariant<LayoutDomain>

  package static let all: [Law] =
    [
      answerFinite, proposalValid, placementFinite, placedWhilePlacing, everyChildPlaced,
      translation, updateCache, cacheHistory, insideBounds, measureBudget,
    ] + optional

  /// Those asked for by name: not every layout means to keep them.
  private static let optional: [Law] = [
    orderedSizes, stableSize, proposalOrBounds, noTruncation, independentOffers, tightSize,
    placedOnce, directionNeutral, overlap, spacing, balance,
  ]

  // MARK: Default

  static let answerFinite = Law.named(
    "answer-finite",
    "size(p) is finite and ≥ 0; infinite only on an axis proposed infinity",
    tolerance: "none"
  ) { name, answer, trial in
    // A child of a ratio turns an endless width into an endless height by itself.
    let hasRatios = trial.problem.mentionsRatios
    for call in answer.calls {
      guard let size = call.size else { continue }
      for (length, offered, side) in [
        (size.width, call.proposal.width, "width"), (size.height, call.proposal.height, "height"),
      ] {
        let aspect: String
        if length.isNaN {
          aspect = "not a number"
        } else if length < 0 {
          aspect = "negative"
        } else if length.isInfinite, offered != .infinity,
          !hasRatios || call.proposal.isPlaceable
        {
          aspect = "infinite"
        } else {
          continue
        }
        return Violation(
          name,
          "proposed \(call.proposal.words) the layout answers a \(side) of \(NumberText.text(length))",
          expected: "a finite \(side) not below 0",
          actual: NumberText.text(length),
          aspect: aspect
        )
      }
    }
    return nil
  }

  static let proposalValid = Law.named(
    "proposal-valid",
    "no child is offered a length that is negative or not a number",
    tolerance: "1e-9"
  ) { name, answer, _ in
    for call in answer.calls {
      guard let unfit = call.unfit else { continue }
      let isWide = !((unfit.offer.width ?? 0) >= -1e-9)
      let offered = (isWide ? unfit.offer.width : unfit.offer.height) ?? 0
      let side = isWide ? "width" : "height"
      let cause = isWide ? call.proposal.width : call.proposal.height
      let kind = offered.isNaN ? "not a number" : "negative"
      return Violation(
        name,
        "proposed \(call.proposal.words) the layout offers child \(unfit.child) "
          + "a \(side) of \(NumberText.text(offered))",
        expected: "a \(side) not below 0, infinity, or none",
        actual: NumberText.text(offered),
        items: [unfit.child],
        aspect: cause == nil ? "\(kind), open \(side)" : kind
      )
    }
    return nil
  }

  static let placementFinite = Law.named(
    "placement-finite",
    "every frame placed in finite bounds is finite",
    tolerance: "none"
  ) { name, answer, _ in
    for pass in [answer.fresh, answer.used] {
      if let complaint = pass.complaints.first(where: { $0.kind == "invalidOrigin" }) {
        return Violation(
          name,
          "\(complaint.child) is \(complaint.message)",
          expected: "a finite origin",
          actual: complaint.message
        )
      }
      if let index = pass.placements.firstIndex(where: { !$0.frame.isFinite }) {
        let frame = pass.placements[index].frame
        return Violation(
          name,
          "child \(index) is placed at \(frame.words)",
          expected: "finite numbers",
          actual: frame.words,
          items: [index]
        )
      }
    }
    return nil
  }

  static let placedWhilePlacing = Law.named(
    "placed-while-placing",
    "place is called from placeSubviews only (P8)",
    tolerance: "none"
  ) { name, answer, _ in
    for pass in [answer.fresh, answer.used] {
      if let complaint = pass.complaints.first(where: { $0.kind == "placeOutsidePlacement" }) {
        return Violation(
          name,
          "\(complaint.child): \(complaint.message); SwiftUI traps there",
          expected: "placements from placeSubviews only",
          actual: "one elsewhere"
        )
      }
    }
    return nil
  }

  static let everyChildPlaced = Law.named(
    "every-child-placed",
    "every child is placed at least once",
    tolerance: "none"
  ) { name, answer, _ in
    for pass in [answer.fresh, answer.used] {
      let missing = pass.placements.indices.filter { pass.placements[$0].times == 0 }
      guard let first = missing.first else { continue }
      return Violation(
        name,
        "child \(first) of \(pass.placements.count) is never placed, so it lies in the middle",
        expected: "every child placed",
        actual: "\(missing.count) not placed",
        items: missing
      )
    }
    return nil
  }

  static let translation = Law.named(
    "translation",
    "moving the origin of the bounds moves every frame as much",
    applies: "bounds away from (0, 0)"
  ) { name, answer, trial in
    guard let unmoved = answer.unmoved else { return nil }
    let (x, y) = (trial.problem.x, trial.problem.y)
    for (index, (here, there)) in zip(unmoved.placements, answer.fresh.placements).enumerated() {
      let expected = Rect(
        x: here.frame.x + x,
        y: here.frame.y + y,
        width: here.frame.width,
        height: here.frame.height
      )
      guard !Nearness.near(expected, there.frame) else { continue }
      return Violation(
        name,
        "with its bounds moved by (\(NumberText.text(x)), \(NumberText.text(y))) "
          + "child \(index) lies at \(there.frame.words) instead of \(expected.words)",
        expected: expected.words,
        actual: there.frame.words,
        items: [index]
      )
    }
    return nil
  }

  static let insideBounds = Law.named(
    "inside-bounds",
    "every frame lies in the bounds; what a child takes beyond its offer is its own",
    applies: "children that are placed and can be as small as the proposal"
  ) { name, answer, trial in
    for (index, placed) in answer.fresh.placements.enumerated() where placed.times > 0 {
      for axis in [Axis.horizontal, .vertical] {
        let bounds = answer.fresh.bounds
        let length = placed.frame.length(along: axis)
        let least = trial.context.children[index].least(along: axis)
        let proposed = trial.problem.container[axis] ?? .infinity
        guard least <= proposed + Nearness.slack(least) else { continue }
        let excess = max(0, length - (placed.leastOffer[axis] ?? .infinity))
        let slack = Nearness.slack(bounds.end(along: axis), length)
        let (start, end) = (placed.frame.origin(along: axis), placed.frame.end(along: axis))
        let first = bounds.origin(along: axis) - excess
        let last = bounds.end(along: axis) + excess
        let isAfter = end - last > slack
        guard isAfter || first - start > slack else { continue }
        let taken =
          excess > 0
          ? ", widened by the \(NumberText.points(excess)) that it takes beyond its offer" : ""
        return Violation(
          name,
          "child \(index)",
          at: isAfter ? end : start,
          past: axis == .horizontal
            ? (isAfter ? .trailing : .leading) : (isAfter ? .bottom : .top),
          of: "the bounds that the layout asked for, \(bounds.words)\(taken)",
          at: isAfter ? last : first,
          items: [index]
        )
      }
    }
    return nil
  }

  /// Four times the children may take four times the measurements, and then some; the square of
  /// that is a measurement of every child for every child.
  static let measureBudget = Law.named(
    "measure-budget",
    "measurements of children ≤ 100 each, and 4n children take ≤ 8 times those of n",
    applies: "cases of 4 to 8 children without a history",
    tolerance: "none"
  ) { (name, answer, trial) throws(EngineFault) in
    let count = trial.context.children.count
    let most = 100 * max(1, count)
    if answer.measures > most {
      return Violation(
        name,
        "\(answer.measures) measurements of \(count) children in one layout",
        expected: "at most \(most)",
        actual: "\(answer.measures)"
      )
    }
    guard (4...8).contains(count), !trial.problem.hasHistory, answer.measures > 4 * count
    else { return nil }
    var larger = trial.problem
    larger.children = Array(repeating: larger.children, count: 4).flatMap { $0 }
    guard LayoutDomain.isWithin(trial.engine.semantics, larger),
      let more = try trial.ask(larger), more.measures > 8 * answer.measures
    else { return nil }
    return Violation(
      name,
      "\(answer.measures) measurements of \(count) children, and \(more.measures) of "
        + "\(4 * count): they grow faster than the children",
      expected: "at most \(8 * answer.measures) of \(4 * count) children",
      actual: "\(more.measures)"
    )
  }
}

extension LayoutChild {
  func least(along axis: Axis) -> Double { axis == .horizontal ? minimum.width : minimum.height }
}

extension LayoutGrievance {
  /// The child that is complained of; the first number of its path is its place.
  fileprivate var child: String { "child \(path.dropFirst().prefix { $0.isNumber })" }
}
