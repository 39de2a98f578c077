import CollectionLayout
import LayoutCore
import LayoutHarness

/// What holds of sections that scroll across the layout: where they rest (rules, section 5).
enum RowChecks {
  typealias Law = Invariant<CollectionDomain>

  static let all: [Law] = [inside, monotone, idempotent, visible]

  /// Half a pixel and what rounding frames adds to a sum of them.
  private static let slip = 0.001

  private static let inside = Law(
    .init(
      name: "rest-inside",
      formula: "0 <= rest <= max(0, last group's end + trailing inset - bounds)",
      tolerance: "1.5 px",
      applies: "all behaviours but groupPagingCentered, inside the verified domain (S5, IBP#78)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil else { return nil }
      for (index, section) in trial.context.reading.sections.enumerated() {
        guard let rests = answer.rests[index], let limit = limit(section, trial),
          section.description.orthogonal != .groupPagingCentered
        else { continue }
        let slip = 1.5 * trial.context.pixel + slip
        for (asked, rest) in zip(trial.problem.asked, rests) {
          let isEnd = asked >= limit + slip && section.description.orthogonal == .continuous
          let isOutside = rest < -slip || rest > limit + slip
          guard isOutside || (isEnd && (rest - limit).magnitude > slip) else { continue }
          return Violation(
            "rest-inside",
            "section \(index) asked for \(asked) rests at \(rest), of at most \(limit)",
            expected: isEnd ? "\(limit)" : "0 to \(limit)",
            actual: "\(rest)"
          )
        }
      }
      return nil
    }
  )

  private static func limit(
    _ section: CollectionReading.Section,
    _ trial: Trial<CollectionDomain>
  ) -> Double? {
    let description = trial.context.folded.description
    let run = description.scrollDirection.crossed
    guard let last = section.groups.last else { return nil }
    let edge = section.description.group?.edgeSpacing.end(along: run)?.amount ?? 0
    let end = last.frame.end(along: run) + edge + section.description.contentInsets.end(along: run)
    return max(0, end - description.container[run])
  }

  private static let monotone = Law(
    .init(
      name: "rest-monotone",
      formula: "a <= b => rest(a) <= rest(b)",
      tolerance: "0.001",
      applies: "always"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil else { return nil }
      for (index, rests) in answer.rests.sorted(by: { $0.key < $1.key }) {
        let pairs = zip(trial.problem.asked, rests).sorted { $0.0 < $1.0 }
        for (one, other) in zip(pairs, pairs.dropFirst()) where other.1 < one.1 - slip {
          return Violation(
            "rest-monotone",
            "section \(index) rests at \(one.1) for \(one.0), and before that for \(other.0)",
            expected: ">= \(one.1)",
            actual: "\(other.1)"
          )
        }
      }
      return nil
    }
  )

  private static let idempotent = Law(
    .init(
      name: "rest-idempotent",
      formula: "rest(rest(a)) = rest(a)",
      tolerance: "0.001",
      applies: "always"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil, !answer.rests.isEmpty else { return nil }
      for (index, rests) in answer.rests.sorted(by: { $0.key < $1.key }) {
        var again = trial.problem
        again.asked = rests
        guard let answer = try trial.ask(again), let second = answer.rests[index] else {
          return CollectionInvariants.refused("rest-idempotent")
        }
        for (first, second) in zip(rests, second) where (first - second).magnitude > slip {
          return Violation(
            "rest-idempotent",
            "section \(index) at rest at \(first) moves on to \(second)",
            expected: "\(first)",
            actual: "\(second)"
          )
        }
      }
      return nil
    }
  )

  private static let visible = Law(
    .init(
      name: "rest-visible",
      formula:
        "asked for a group's leading edge, or for its centre where groups are centred, the section"
        + " rests where the group is in sight",
      tolerance: "1.5 px",
      applies: "all behaviours but paging, inside the verified domain (forum 663156)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil, !answer.rests.isEmpty else { return nil }
      let description = trial.context.folded.description
      let run = description.scrollDirection.crossed
      for (index, section) in trial.context.reading.sections.enumerated() {
        guard answer.rests[index] != nil, section.description.orthogonal != .paging else {
          continue
        }
        let insets = section.description.contentInsets
        let room = description.container[run] - insets.total(along: run)
        let isCentred = section.description.orthogonal == .groupPagingCentered
        var asking = trial.problem
        asking.asked = section.groups.map { group in
          let centred = isCentred ? (group.frame.length(along: run) - room) / 2 : 0
          return group.frame.origin(along: run) - insets.start(along: run) + centred
        }
        guard let rests = try trial.ask(asking)?.rests[index] else {
          return CollectionInvariants.refused("rest-visible")
        }
        let slip = 1.5 * trial.context.pixel + slip
        for (group, rest) in zip(section.groups, rests) {
          let (start, end) = (group.frame.origin(along: run), group.frame.end(along: run))
          guard start > rest + description.container[run] + slip || end < rest - slip
          else { continue }
          return Violation(
            "rest-visible",
            "section \(index) asked for a group rests at \(rest), where it is out of sight",
            expected: "\(start) to \(end) in sight",
            actual: "\(rest)"
          )
        }
      }
      return nil
    }
  )
}
