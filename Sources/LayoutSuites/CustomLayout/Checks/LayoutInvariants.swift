import LayoutCore
package import LayoutHarness

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

  /// An invariant about an answer, by name and formula.
  static func law(
    _ name: String,
    _ formula: String,
    applies: String = "every case",
    tolerance: String = "1e-6 of the number",
    isDefault: Bool = true,
    _ check:
      @escaping @Sendable (String, LayoutTranscript, inout Trial<LayoutDomain>) throws(EngineFault)
      -> Violation?
  ) -> Law {
    Law(
      InvariantDescription(
        name: name,
        formula: formula,
        tolerance: tolerance,
        applies: applies
      ),
      isDefault: isDefault,
      onAnswer: { (answer, trial) throws(EngineFault) in try check(name, answer, &trial) }
    )
  }

  // MARK: Default

  static let answerFinite = law(
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
          "proposed \(call.proposal.words) it answers a \(side) of \(NumberText.text(length))",
          expected: "a finite \(side) not below 0",
          actual: NumberText.text(length),
          aspect: aspect
        )
      }
    }
    return nil
  }

  static let proposalValid = law(
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
        "proposed \(call.proposal.words) it offers child \(unfit.child) "
          + "a \(side) of \(NumberText.text(offered))",
        expected: "a \(side) not below 0, infinity, or none",
        actual: NumberText.text(offered),
        items: [unfit.child],
        aspect: cause == nil ? "\(kind), open \(side)" : kind
      )
    }
    return nil
  }

  static let placementFinite = law(
    "placement-finite",
    "every frame placed in finite bounds is finite",
    tolerance: "none"
  ) { name, answer, _ in
    for pass in [answer.fresh, answer.used] {
      if let complaint = pass.complaints.first(where: { $0.kind == "invalidOrigin" }) {
        return Violation(
          name,
          "child \(complaint.path) is \(complaint.message)",
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

  static let placedWhilePlacing = law(
    "placed-while-placing",
    "place is called from placeSubviews only (P8)",
    tolerance: "none"
  ) { name, answer, _ in
    for pass in [answer.fresh, answer.used] {
      if let complaint = pass.complaints.first(where: { $0.kind == "placeOutsidePlacement" }) {
        return Violation(
          name,
          "child \(complaint.path): \(complaint.message); SwiftUI traps there",
          expected: "no placement while measuring",
          actual: complaint.message
        )
      }
    }
    return nil
  }

  static let everyChildPlaced = law(
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

  static let translation = law(
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

  static let updateCache = law(
    "update-cache",
    "after an edit of the children the answer is that of a new cache",
    applies: "cases with edits"
  ) { name, answer, _ in
    guard let unedited = answer.unedited, unedited.agrees(with: answer.fresh) else { return nil }
    return difference(answer.used, answer.fresh, name, "after its children changed")
  }

  static let cacheHistory = law(
    "cache-history",
    "after any measurements and placements the answer is that of a new cache",
    applies: "cases with a history"
  ) { name, answer, _ in
    if let unedited = answer.unedited {
      return difference(unedited, answer.fresh, name, "after earlier measurements")
    }
    return difference(answer.used, answer.fresh, name, "after earlier measurements")
  }

  /// What a used cache answers differently from a new one.
  private static func difference(
    _ used: LayoutPass,
    _ fresh: LayoutPass,
    _ name: String,
    _ when: String
  ) -> Violation? {
    guard !used.agrees(with: fresh) else { return nil }
    if !Nearness.near(used.size.width, fresh.size.width)
      || !Nearness.near(used.size.height, fresh.size.height)
    {
      return Violation(
        name,
        "\(when) it answers \(used.size.words), with a new cache \(fresh.size.words)",
        expected: fresh.size.words,
        actual: used.size.words
      )
    }
    for (index, (one, other)) in zip(used.placements, fresh.placements).enumerated()
    where !Nearness.near(one.frame, other.frame) {
      return Violation(
        name,
        "\(when) child \(index) lies at \(one.frame.words), "
          + "with a new cache at \(other.frame.words)",
        expected: other.frame.words,
        actual: one.frame.words,
        items: [index]
      )
    }
    return nil
  }

  static let insideBounds = law(
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
        let slack = Nearness.slack(bounds.end(along: axis), length) + excess
        let before = bounds.origin(along: axis) - placed.frame.origin(along: axis)
        let after = placed.frame.end(along: axis) - bounds.end(along: axis)
        guard max(before, after) > slack else { continue }
        let isAfter = after > slack
        let edge: Violation.Edge =
          axis == .horizontal
          ? (isAfter ? .trailing : .leading) : (isAfter ? .bottom : .top)
        return Violation(
          name,
          "child \(index) at \(placed.frame.words) is "
            + "\(NumberText.points(isAfter ? after : before)) beyond "
            + "the \(edge.rawValue) edge of the bounds \(bounds.words) it asked for",
          expected: "inside \(bounds.words)",
          actual: placed.frame.words,
          items: [index],
          edge: edge
        )
      }
    }
    return nil
  }

  /// Four times the children may take four times the measurements, and then some; the square of
  /// that is a measurement of every child for every child.
  static let measureBudget = law(
    "measure-budget",
    "measurements of children ≤ 100 each, and 4n children take ≤ 8 times those of n",
    applies: "cases of 4 to 8 children without a history",
    tolerance: "none"
  ) { (name, answer, trial) throws(EngineFault) in
    let count = trial.context.children.count
    let text: String
    if answer.measures > 100 * max(1, count) {
      text = "\(answer.measures) measurements of \(count) children in one layout"
    } else {
      guard (4...8).contains(count), !trial.problem.hasHistory, answer.measures > 4 * count
      else { return nil }
      var larger = trial.problem
      larger.children = Array(repeating: larger.children, count: 4).flatMap { $0 }
      guard LayoutDomain.isWithin(trial.engine.semantics, larger),
        let more = try trial.ask(larger), more.measures > 8 * answer.measures
      else {
        return nil
      }
      text =
        "\(answer.measures) measurements of \(count) children, "
        + "\(more.measures) of \(4 * count): more than they grow"
    }
    return Violation(
      name,
      text,
      expected: "measurements in proportion to the children",
      actual: text
    )
  }
}

extension LayoutChild {
  func least(along axis: Axis) -> Double { axis == .horizontal ? minimum.width : minimum.height }
}
