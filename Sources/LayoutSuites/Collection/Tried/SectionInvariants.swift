import CollectionLayout
import LayoutCore
import LayoutHarness
import LayoutOracles

/// What must hold of a user's section or layout.
enum SectionInvariants {
  typealias Law = Invariant<SectionDomain>

  static let all: [Law] =
    [answered, finite, repeatable, holds] + borrowed.map(lent)
    + [narrow, overlap, inside, measured]

  /// The invariants of the domain `collection` that concern what was described.
  ///
  /// Those left out hold the engine to its own rules; in place of the first three stand others.
  static let borrowed = CollectionInvariants.all.filter {
    !["total", "finite", "narrow", "reference", "idempotence"].contains($0.description.name)
  }

  private static func lent(_ law: Invariant<CollectionDomain>) -> Law {
    let name = law.description.name
    return Law(
      law.description,
      isDefault: law.isDefault,
      onAnswer: { (_, trial) throws(EngineFault) in trial.context.broken[name] }
    )
  }

  private static let answered = Law(
    .init(
      name: "answered",
      formula: "the description can be laid out; where not, the rule is named",
      tolerance: "no room (G18) below \(Int(SectionCase.narrow)) points is nobody's fault",
      applies: "always (G17, S14, B17, B19, G18)"
    ),
    onOutcome: { (trial: inout Trial<SectionDomain>) throws(EngineFault) -> Violation? in
      guard case .refusal(let failure) = trial.outcome else { return nil }
      let rule = Self.rule(of: failure)
      if rule == "G18", trial.problem.isNarrow { return nil }
      return Self.refused("answered", failure, rule)
    }
  )

  private static let narrow = Law(
    .init(
      name: "narrow",
      formula: "there is room at every width",
      tolerance: "none",
      applies: "when asked for; a view may be 0 points wide before its first layout (G18)"
    ),
    isDefault: false,
    onOutcome: { (trial: inout Trial<SectionDomain>) throws(EngineFault) -> Violation? in
      guard case .refusal(let failure) = trial.outcome, Self.rule(of: failure) == "G18" else {
        return nil
      }
      return Self.refused("narrow", failure, "G18")
    }
  )

  private static func rule(of failure: LayoutFailure) -> String {
    String(failure.message.prefix { $0.isLetter || $0.isNumber })
  }

  private static func refused(
    _ name: String,
    _ failure: LayoutFailure,
    _ rule: String
  ) -> Violation {
    let parts = failure.message.split(separator: ": ", maxSplits: 1)
    let words = "\(parts[parts.count - 1]) (\(parts[0]))"
    // All but the limits of what is tried are exceptions of UIKit's.
    let isRaised = rule != "limit" && rule != "environment"
    return Violation(
      name,
      "\(isRaised ? "UIKit raises here" : "this is not laid out here"): \(words)",
      expected: "a description that can be laid out",
      actual: isRaised ? "a fault against \(rule)" : "a description that cannot",
      aspect: rule
    )
  }

  private static let finite = Law(
    .init(
      name: "finite",
      formula: "every frame and the content size are finite",
      tolerance: "none",
      applies: "always"
    ),
    onAnswer: { (answer, _) throws(EngineFault) in
      let size = answer.answer.contentSize
      let elements = answer.answer.elements
      guard let index = elements.firstIndex(where: { !$0.frame.isFinite }) else {
        guard size.width.isFinite, size.height.isFinite else {
          return Violation(
            "finite",
            "the content has no finite size",
            expected: "numbers",
            actual: "\(size.width) x \(size.height)"
          )
        }
        return nil
      }
      return Violation(
        "finite",
        "\(elements[index].id.text) has a frame that is not finite",
        expected: "numbers",
        actual: elements[index].frame.text,
        items: [index]
      )
    }
  )

  private static let repeatable = Law(
    .init(
      name: "repeatable",
      formula: "made again, it describes the same",
      tolerance: "none",
      applies: "always; a view asks for sections again whenever it likes (B19)"
    ),
    onAnswer: { (answer, _) throws(EngineFault) in
      guard !answer.isRepeatable else { return nil }
      return Violation(
        "repeatable",
        "made a second time for the same items and view, it describes something else",
        expected: "the same description",
        actual: "another"
      )
    }
  )

  private static let holds = Law(
    .init(
      name: "group-holds",
      formula: "a group holds at least its first item",
      tolerance: "views below \(Int(SectionCase.narrow)) points are nobody's fault",
      applies: "sections with items (G10, SideStore#1340)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard !trial.problem.isNarrow,
        let notice = answer.answer.notices.first(where: { notice in
          notice.rule == .groupHoldsNothing && trial.problem.counts[notice.section] > 0
        })
      else { return nil }
      return Violation(
        "group-holds",
        "G10: the first item does not fit in its group, so section \(notice.section) is blank",
        expected: "\(trial.problem.counts[notice.section]) cells",
        actual: "none"
      )
    }
  )

  private static let measured = Law(
    .init(
      name: "estimates-measured",
      formula: "an estimated group holds something that is measured",
      tolerance: "none",
      applies: "when asked for (G16, forum 719750)"
    ),
    isDefault: false,
    onAnswer: { (answer, _) throws(EngineFault) in
      let notices = answer.answer.notices
      guard let notice = notices.first(where: { $0.rule == .estimateNeverMeasured }) else {
        return nil
      }
      return Violation(
        "estimates-measured",
        "G16: section \(notice.section) has an estimated group of items without estimates",
        expected: "an estimated item, so that cells size themselves",
        actual: "the estimate for ever"
      )
    }
  )

  private static let overlap = Law(
    .init(
      name: "cell-overlap",
      formula: "no two cells share area",
      tolerance: "1.5 px",
      applies: "when asked for"
    ),
    isDefault: false,
    onAnswer: { (answer, trial) throws(EngineFault) in
      let slip = 1.5 / trial.problem.scale + 0.001
      let cells = answer.answer.elements.enumerated().filter { $0.element.id.category == .cell }
      for (place, one) in cells.enumerated() {
        for other in cells[(place + 1)...] {
          let shared = one.element.frame.common(other.element.frame)
          guard shared.width > slip, shared.height > slip else { continue }
          return Violation(
            "cell-overlap",
            "\(one.element.id.text) and \(other.element.id.text) share \(shared.text)",
            expected: "apart",
            actual: "\(one.element.frame.text) and \(other.element.frame.text)",
            items: [one.offset, other.offset]
          )
        }
      }
      return nil
    }
  )

  private static let inside = Law(
    .init(
      name: "inside-group",
      formula: "every cell lies in its group",
      tolerance: "1.5 px",
      applies: "when asked for; what sticks out is not answered for a rectangle (section 7)"
    ),
    isDefault: false,
    onAnswer: { (answer, trial) throws(EngineFault) in
      let slip = 1.5 / trial.problem.scale + 0.001
      for (index, element) in answer.answer.elements.enumerated() {
        guard element.id.category == .cell, answer.answer.groups.indices.contains(index),
          let group = answer.answer.groups[index]
        else { continue }
        let frame = element.frame
        guard let edge = frame.firstEdge(outside: group, slack: slip) else { continue }
        return Violation(
          "inside-group",
          element.id.text,
          at: frame[edge],
          past: edge,
          of: "its group, \(NumberText.text(group))",
          at: group[edge],
          items: [index]
        )
      }
      return nil
    }
  )
}
