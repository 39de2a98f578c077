import LayoutCore
import LayoutHarness

extension LayoutInvariants {
  static let orderedSizes = Law.named(
    "ordered-sizes",
    "size(0) ≤ size(open) ≤ size(∞), and size(open) ≥ the least of every child",
    isDefault: false
  ) { (name, _, trial) throws(EngineFault) in
    func size(_ length: Double?) throws(EngineFault) -> Size? {
      var other = trial.problem
      (other.steps, other.between) = ([], [])
      other.children = trial.context.children
      other.container = ProposedSize(width: length, height: length)
      return try trial.ask(other)?.fresh.size
    }
    guard let least = try size(0), let ideal = try size(nil), let most = try size(.infinity) else {
      return nil
    }
    for axis in [Axis.horizontal, .vertical] {
      let numbers = [least[axis], ideal[axis], most[axis]]
      let child = trial.context.children.map { $0.least(along: axis) }.max() ?? 0
      let isOrdered = zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 + Nearness.slack($0) }
      guard !isOrdered || ideal[axis] < child - Nearness.slack(child) else { continue }
      let text = numbers.map(NumberText.text).joined(separator: ", ")
      return Violation(
        name,
        "along the \(axis.rawValue) axis the layout takes \(text) when it is proposed 0, nil and "
          + "infinity; its largest child needs \(NumberText.text(child))",
        expected: "none less than the one before, and the second no less than the largest child",
        actual: text
      )
    }
    return nil
  }

  static let stableSize = Law.named(
    "stable-size",
    "the same proposal, and the size answered, are answered with the same size",
    isDefault: false
  ) { name, answer, trial in
    let size = answer.fresh.size
    for (other, what) in [
      (answer.again, "the same proposal"), (answer.settled ?? size, "that size"),
    ]
    where !Nearness.near(size, other) {
      return Violation(
        name,
        "proposed \(trial.problem.container.words) the layout answers \(size.words), "
          + "and proposed \(what) then \(other.words)",
        expected: size.words,
        actual: other.words
      )
    }
    return nil
  }

  static let proposalOrBounds = Law.named(
    "proposal-or-bounds",
    "placed with the proposal or with the size of the bounds, the frames are the same",
    isDefault: false
  ) { name, answer, _ in
    guard let other = answer.fromBounds else { return nil }
    for (index, (one, two)) in zip(answer.fresh.placements, other.placements).enumerated()
    where !Nearness.near(one.frame, two.frame) {
      return Violation(
        name,
        "child \(index) lies at \(one.frame.words), and at \(two.frame.words) when the proposal "
          + "is the size of the bounds",
        expected: one.frame.words,
        actual: two.frame.words,
        items: [index]
      )
    }
    return nil
  }

  static let noTruncation = Law.named(
    "no-truncation",
    "no child that can be as narrow as the bounds is left wider",
    isDefault: false
  ) { name, answer, trial in
    let width = answer.fresh.bounds.width
    for (index, placed) in answer.fresh.placements.enumerated()
    where placed.frame.width > width + Nearness.slack(width)
      && trial.context.children[index].minimum.width <= width
    {
      return Violation(
        name,
        "child \(index) is \(NumberText.text(placed.frame.width)) wide in bounds of "
          + "\(NumberText.text(width)), where it would fit",
        expected: "a width up to \(NumberText.text(width))",
        actual: NumberText.text(placed.frame.width),
        items: [index]
      )
    }
    return nil
  }

  static let independentOffers = Law.named(
    "independent-offers",
    "the children in reverse are offered the same, child by child",
    isDefault: false
  ) { (name, answer, trial) throws(EngineFault) in
    var reversed = trial.problem
    (reversed.steps, reversed.between) = ([], [])
    reversed.children = trial.context.children.reversed()
    guard let other = try trial.ask(reversed),
      other.fresh.placements.count == answer.fresh.placements.count
    else { return nil }
    for (index, (one, two)) in zip(
      answer.fresh.placements,
      other.fresh.placements.reversed()
    ).enumerated() {
      let extra = one.offers.first { !two.offers.contains($0) }
      guard let offer = extra ?? two.offers.first(where: { !one.offers.contains($0) }) else {
        continue
      }
      let order = extra == nil ? "only" : "never"
      return Violation(
        name,
        "child \(index) is offered \(offer.words), \(order) when its siblings come in reverse",
        expected: "the same offers in either order",
        actual: "\(offer.words) in one order only",
        items: [index]
      )
    }
    return nil
  }

  static let tightSize = Law.named(
    "tight-size",
    "the size answered is that of the placed frames together",
    isDefault: false
  ) { name, answer, _ in
    let frames = answer.fresh.placements.map(\.frame)
    guard answer.fresh.size.isPlaceable, answer.fresh.bounds.size == answer.fresh.size else {
      return nil
    }
    let left = frames.map(\.x).min() ?? 0
    let top = frames.map(\.y).min() ?? 0
    let taken = Size(
      width: (frames.map(\.maxX).max() ?? 0) - left,
      height: (frames.map(\.maxY).max() ?? 0) - top
    )
    let size = answer.fresh.size
    guard !Nearness.near(taken, size) else { return nil }
    return Violation(
      name,
      "the layout answers \(size.words), and its children take \(taken.words)",
      expected: taken.words,
      actual: size.words
    )
  }

  static let placedOnce = Law.named(
    "placed-once",
    "every child is placed exactly once",
    tolerance: "none",
    isDefault: false
  ) { name, answer, _ in
    guard let index = answer.fresh.placements.firstIndex(where: { $0.times != 1 }) else {
      return nil
    }
    let times = answer.fresh.placements[index].times
    return Violation(
      name,
      "child \(index) is placed \(times) times",
      expected: "once",
      actual: "\(times) times",
      items: [index]
    )
  }

  static let directionNeutral = Law.named(
    "direction-neutral",
    "placements are the same in both directions, for SwiftUI mirrors them itself (P19)",
    applies: "cases right to left",
    isDefault: false
  ) { (name, answer, trial) throws(EngineFault) in
    guard trial.problem.isRightToLeft else { return nil }
    var other = trial.problem
    other.isRightToLeft = false
    guard let mirrored = try trial.ask(other) else { return nil }
    for (index, (one, two)) in zip(answer.fresh.placements, mirrored.fresh.placements).enumerated()
    where !Nearness.near(one.frame, two.frame) {
      return Violation(
        name,
        "child \(index) is placed at \(one.frame.words) right to left, and at "
          + "\(two.frame.words) left to right: it is mirrored twice",
        expected: two.frame.words,
        actual: one.frame.words,
        items: [index]
      )
    }
    return nil
  }

  static let overlap = Law.named(
    "overlap",
    "no two frames share area",
    isDefault: false
  ) { name, answer, _ in
    let frames = answer.fresh.placements.map(\.frame)
    for (first, one) in frames.enumerated() {
      for (second, other) in frames.enumerated().dropFirst(first + 1) {
        let across = min(one.maxX, other.maxX) - max(one.x, other.x)
        let down = min(one.maxY, other.maxY) - max(one.y, other.y)
        let slack = Nearness.slack(max(one.maxX, one.maxY), max(other.maxX, other.maxY))
        guard across > slack, down > slack, one.meets(other) else { continue }
        return Violation(
          name,
          "children \(first) and \(second) share \(NumberText.text(across)) by "
            + "\(NumberText.text(down)) points",
          expected: "no shared area",
          actual: "\(one.words) and \(other.words)",
          items: [first, second]
        )
      }
    }
    return nil
  }

  static let spacing = Law.named(
    "spacing",
    "the gaps between neighbours in a lane (equal leading edges) are all the same",
    isDefault: false
  ) { name, answer, _ in
    let frames = answer.fresh.placements.map(\.frame)
    var gaps: [(gap: Double, items: [Int])] = []
    for (index, frame) in frames.enumerated() {
      // A child of no height has its gap like any other.
      let below = frames.indices.filter {
        $0 != index && Nearness.near(frames[$0].x, frame.x) && frames[$0].y >= frame.maxY
      }
      guard let next = below.min(by: { frames[$0].y < frames[$1].y }) else { continue }
      gaps.append((frames[next].y - frame.maxY, [index, next].sorted()))
    }
    guard let first = gaps.first,
      let other = gaps.first(where: { !Nearness.near($0.gap, first.gap) })
    else { return nil }
    return Violation(
      name,
      "the gap between children \(other.items[0]) and \(other.items[1]) is "
        + "\(NumberText.text(other.gap)), elsewhere \(NumberText.text(first.gap))",
      expected: NumberText.text(first.gap),
      actual: NumberText.text(other.gap),
      items: other.items
    )
  }

  static let balance = Law.named(
    "balance",
    "lanes (equal leading edges) end within the tallest child and a gap of one another",
    isDefault: false
  ) { name, answer, _ in
    let frames = answer.fresh.placements.map(\.frame)
    var ends: [Double: Double] = [:]
    for frame in frames {
      ends[(frame.x * 1e3).rounded(), default: frame.maxY] = max(
        ends[(frame.x * 1e3).rounded()] ?? frame.maxY,
        frame.maxY
      )
    }
    let tops = frames.map(\.y).sorted()
    let gap = zip(tops, tops.dropFirst()).map { $1 - $0 }.max() ?? 0
    let tallest = (frames.map(\.height).max() ?? 0) + gap
    guard let low = ends.values.min(), let high = ends.values.max(),
      high - low > tallest + Nearness.slack(high)
    else { return nil }
    return Violation(
      name,
      "the lanes end \(NumberText.points(high - low)) apart, and the tallest child with "
        + "its gap takes \(NumberText.text(tallest))",
      expected: "at most \(NumberText.text(tallest))",
      actual: NumberText.text(high - low)
    )
  }
}
