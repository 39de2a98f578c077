import LayoutCore
package import LayoutHarness
import LayoutOracles

/// What holds of a view in any window: the default ones first.
package enum ViewInvariants {
  package typealias Law = Invariant<ViewDomain>

  package static let all: [Law] =
    complaints.map(complaint) + [finite, containment, determinism, fitsHost, explicitSize, mirror]

  /// A complaint of the runtime as an invariant.
  private struct Row {
    var name: String
    var formula: String
    var kinds: [String]
  }

  private static let complaints: [Row] = [
    Row(
      name: "frame-valid",
      formula: "no frame, padding or spacing is negative, endless or contradicts itself (F2, F7)",
      kinds: ["invalidFrameDimension", "contradictoryFrameConstraints"]
    ),
    Row(
      name: "answer-finite",
      formula: "no custom layout answers a size that is negative or not a number",
      kinds: ["invalidSize"]
    ),
    Row(
      name: "placement-finite",
      formula: "no subview is placed at a point that is not finite (P7)",
      kinds: ["invalidOrigin"]
    ),
    Row(
      name: "placed-while-placing",
      formula: "place is called from placeSubviews only (P8)",
      kinds: ["placeOutsidePlacement"]
    ),
    Row(
      name: "settles",
      formula: "state stops changing within 8 evaluations",
      kinds: ["stateKeepsChanging"]
    ),
    Row(
      name: "measure-budget",
      formula: "views nest and measure within the limits of the runtime",
      kinds: ["measureLimitReached", "nestingTooDeep"]
    ),
  ]

  private static func complaint(_ row: Row) -> Law {
    Law.named(row.name, row.formula, tolerance: "none") { name, answer, _ in
      guard let complaint = answer.complaints.first(where: { row.kinds.contains($0.kind) }) else {
        return nil
      }
      return Violation(
        name,
        "\(complaint.path): \(complaint.message)",
        expected: row.formula,
        actual: complaint.message,
        items: answer.frames.indices.filter { answer.frames[$0].path == complaint.path },
        aspect: complaint.kind
      )
    }
  }

  private static let finite = Law.named(
    "finite",
    "every box is finite and no smaller than nothing",
    tolerance: "none"
  ) { name, answer, _ in
    for (index, framed) in answer.frames.enumerated() {
      let frame = framed.frame
      guard !frame.isFinite || frame.width < 0 || frame.height < 0 else { continue }
      return Violation(
        name,
        "the box \(framed.path) is \(frame.words)",
        expected: "finite numbers, lengths not below 0",
        actual: frame.words,
        items: [index]
      )
    }
    return nil
  }

  private static let containment = Law.named(
    "containment",
    "every box lies in the box that the whole view takes",
    applies: "host sizes; views that neither scroll nor move what is in them"
  ) { name, answer, trial in
    guard !trial.engine.semantics.leavesItsBox else { return nil }
    return outside(answer, of: answer.root, "the view's own box", name, trial.problem)
  }

  private static let determinism = Law.named(
    "determinism",
    "the view made and laid out again gives the same boxes",
    tolerance: "none"
  ) { name, answer, _ in
    guard !answer.isRepeatable else { return nil }
    return Violation(
      name,
      "the view made again and laid out in the same window comes out differently",
      expected: "the same boxes",
      actual: "different ones"
    )
  }

  private static let fitsHost = Law.named(
    "fits-host",
    "every box lies in the window",
    applies: "host sizes",
    isDefault: false
  ) { name, answer, trial in
    guard let width = trial.problem.host.width, let height = trial.problem.host.height else {
      return nil
    }
    let window = Rect(x: 0, y: 0, width: width, height: height)
    return outside(answer, of: window, "the window", name, trial.problem)
  }

  private static func outside(
    _ answer: ViewAnswer,
    of room: Rect,
    _ what: String,
    _ name: String,
    _ problem: ViewCase
  ) -> Violation? {
    guard problem.host.width != nil, problem.host.height != nil else { return nil }
    // What lies over or under a view takes no part in its layout (F12).
    for (index, framed) in answer.frames.enumerated() where !framed.path.contains("!") {
      let frame = framed.frame
      let slack = Nearness.slack(room.maxX, room.maxY)
      guard let edge = frame.firstEdge(outside: room, slack: slack) else { continue }
      return Violation(
        name,
        "the box \(framed.path)",
        at: frame[edge],
        past: edge,
        of: "\(what), \(room.words)",
        at: room[edge],
        items: [index],
        aspect: edge == .bottom || edge == .top ? "vertical" : "horizontal"
      )
    }
    return nil
  }

  private static let explicitSize = Law.named(
    "explicit-size",
    "a view that takes all it is offered has a size of its own where nothing is offered",
    isDefault: false
  ) { (name, answer, trial) throws(EngineFault) in
    let open = ProposedSize(width: nil, height: nil)
    guard let ideal = try trial.ask(ViewCase(in: open)),
      let none = try trial.ask(ViewCase(in: ProposedSize(width: 0, height: 0))),
      let large = try trial.ask(ViewCase(in: ProposedSize(width: 1000, height: 1000)))
    else { return nil }
    for axis in [Axis.horizontal, .vertical]
    where none.size[axis] == 0 && large.size[axis] == 1000 && ideal.size[axis] == 10 {
      return Violation(
        name,
        "with no proposal along the \(axis.rawValue) axis it takes the 10 points of a reader",
        expected: "a size of its own",
        actual: "10",
        aspect: axis.rawValue
      )
    }
    return nil
  }

  private static let mirror = Law.named(
    "mirror",
    "right to left the boxes are those of left to right, mirrored in the root (P19)",
    applies: "cases right to left",
    isDefault: false
  ) { (name, answer, trial) throws(EngineFault) in
    guard trial.problem.isRightToLeft else { return nil }
    guard let plain = try trial.ask(ViewCase(in: trial.problem.host)) else { return nil }
    let sum = 2 * plain.root.x + plain.root.width
    for (index, (one, other)) in zip(answer.frames, plain.frames).enumerated() {
      var mirrored = other.frame
      mirrored.x = sum - other.frame.maxX
      guard !Nearness.near(mirrored, one.frame) else { continue }
      return Violation(
        name,
        "right to left the box \(one.path) lies at \(one.frame.words) instead of \(mirrored.words)",
        expected: mirrored.words,
        actual: one.frame.words,
        items: [index]
      )
    }
    return nil
  }
}
