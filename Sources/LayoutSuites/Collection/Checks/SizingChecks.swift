import CollectionLayout
import LayoutCore
import LayoutHarness

/// What holds while sizes arrive and things change (rules, section 6).
enum SizingChecks {
  typealias Law = Invariant<CollectionDomain>

  static let all: [Law] = [settles, survive, partial, delta, estimates, lint]

  private static let settles = Law(
    .init(
      name: "settles",
      formula: "what is in sight is settled after two passes",
      tolerance: "none",
      applies: "engines that tell, cells that keep their word (E9, epoxy#84)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil, let passes = answer.passes, passes > 2 else {
        return nil
      }
      return Violation(
        "settles",
        "what is in sight was gone through \(passes) times",
        expected: "at most 2",
        actual: "\(passes)"
      )
    }
  )

  private static let survive = fresh(
    .init(
      name: "sizes-survive",
      formula: "providing an equal description again changes nothing",
      tolerance: "0.001",
      applies: "cases in which nothing else happens (maui#35668)"
    )
  ) { $0.allSatisfy { $0 == .reprovide } }

  private static let partial = fresh(
    .init(
      name: "partial-equals-full",
      formula: "after any change, the layout is that of a fresh solve",
      tolerance: "0.001",
      applies: "cases with changes (openradar FB9556269, ASCollectionView#186)"
    )
  ) { !$0.allSatisfy { $0 == .reprovide } }

  private static func fresh(
    _ description: InvariantDescription,
    where applies: @escaping @Sendable ([CollectionStep]) -> Bool
  ) -> Law {
    Law(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard !trial.problem.changes.isEmpty, applies(trial.problem.changes),
          trial.context.outside == nil
        else { return nil }
        guard let fresh = try trial.ask(trial.context.folded) else {
          return CollectionInvariants.refused(description.name)
        }
        return CollectionInvariants.difference(description.name, fresh, answer)
      }
    )
  }

  private static let delta = Law(
    .init(
      name: "content-delta",
      formula: "content grows by the sum of measured - estimate, exactly",
      tolerance: "0.001",
      applies: "lists of one estimated item a group (E5)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil, let delta = answer.delta,
        let expected = trial.problem.expectedDelta,
        (delta.after - delta.before - expected).magnitude > 0.001
      else { return nil }
      return Violation(
        "content-delta",
        "the content went from \(delta.before) to \(delta.after)",
        expected: "a change of \(expected)",
        actual: "\(delta.after - delta.before)"
      )
    }
  )

  private static let estimates = Law(
    .init(
      name: "estimate-forgotten",
      formula: "once everything is measured, other estimates give the same frames",
      tolerance: "0.001",
      applies: "groups as long as what they hold, of measured cells (IBP#114, #113, #123)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil, trial.problem.changes.isEmpty,
        trial.problem.isMeasuredWhole
      else { return nil }
      var other = trial.problem
      other.visitNodes { node in
        if case .estimated(let length) = node.size.width {
          node.size.width = .estimated(length + 17)
        }
        if case .estimated(let length) = node.size.height {
          node.size.height = .estimated(length + 17)
        }
      }
      guard let again = try trial.ask(other) else {
        return CollectionInvariants.refused("estimate-forgotten")
      }
      return CollectionInvariants.difference("estimate-forgotten", again, answer)
    }
  )

  private static let lint = Law(
    .init(
      name: "estimate-lint",
      formula: "an estimated group without an estimated child <=> a notice of G16",
      tolerance: "none",
      applies: "engines with notices, outside the verified domain too (forum 719750)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard !trial.engine.semantics.isPlain else { return nil }
      for (index, section) in trial.context.reading.sections.enumerated() {
        guard section.itemCount > 0, let group = section.description.group else { continue }
        let expected = group.waitsInVain
        let told = answer.notices.contains {
          $0.section == index && $0.rule == .estimateNeverMeasured
        }
        guard expected != told else { continue }
        return Violation(
          "estimate-lint",
          "section \(index) \(expected ? "waits in vain, untold" : "is told to wait in vain")",
          expected: "\(expected)",
          actual: "\(told)"
        )
      }
      return nil
    }
  )
}

extension LayoutNode {
  /// Whether an estimated length here or below has nothing in it that could be measured (G16).
  fileprivate var waitsInVain: Bool {
    guard let content, content.axis != nil else { return false }
    for axis in Axis.allCases where size[axis].isEstimated {
      if !content.subitems.contains(where: { $0.size[axis].isEstimated }) { return true }
    }
    return content.subitems.contains(where: \.waitsInVain)
  }

  /// Whether the group is a list row: one estimated item, as long as it (G15).
  fileprivate func isListRow(along axis: Axis) -> Bool {
    guard let content, case .fitting(axis) = content.arrangement, content.subitems.count == 1
    else { return false }
    let item = content.subitems[0]
    return item.content == nil && size[axis].isEstimated && item.size[axis].isEstimated
      && item.edgeSpacing == EdgeSpacing() && !item.size[axis.crossed].isEstimated
      && !size[axis.crossed].isEstimated
  }

  /// Whether nothing in the group depends on an estimate once every cell is measured.
  fileprivate var forgetsEstimates: Bool {
    guard holdsEstimates else { return true }
    guard let content, let axis = content.axis, case .fitting = content.arrangement,
      supplementaries.isEmpty,
      content.subitems.allSatisfy({ $0.content == nil && $0.supplementaries.isEmpty })
    else { return false }
    for along in Axis.allCases {
      let estimated = content.subitems.filter { $0.size[along].isEstimated }.count
      if size[along].isEstimated {
        guard estimated == content.subitems.count,
          !content.subitems.contains(where: { $0.size[along.crossed].isFraction(of: along) })
        else { return false }
      } else if estimated > 0, along == axis {
        return false
      }
    }
    return true
  }
}

extension CollectionCase {
  /// How much longer arrivals make the content, for lists of self-sizing cells only (E5).
  fileprivate var expectedDelta: Double? {
    let axis = description.scrollDirection
    var sum = 0.0
    guard !sizes.isEmpty, description.boundaryItems.isEmpty else { return nil }
    var last: [ElementID: Double] = [:]
    for arrival in sizes {
      let section = description.section(at: arrival.section)
      guard section.orthogonal == nil, section.boundaryItems.isEmpty,
        let group = section.group, group.isListRow(along: axis),
        let estimate = group.content?.subitems[0].size[axis].value,
        arrival.item < description.itemCounts[arrival.section]
      else { return nil }
      guard let length = arrival.size[axis] else { continue }
      sum += length - (last[arrival.id] ?? estimate)
      last[arrival.id] = length
    }
    return sum
  }

  /// Whether every estimated cell has arrived with every length it was estimated along.
  fileprivate var isMeasuredWhole: Bool {
    guard description.holdsEstimates,
      !description.boundaryItems.contains(where: { $0.size.isEstimated }),
      description.environment.rounding == .modern
    else { return false }
    let measured = Set(
      sizes.filter { $0.size.width != nil && $0.size.height != nil }.map(\.id)
    )
    return description.itemCounts.enumerated().allSatisfy { index, count in
      let section = description.section(at: index)
      guard let group = section.group else { return true }
      guard group.forgetsEstimates, !section.boundaryItems.contains(where: { $0.size.isEstimated })
      else { return false }
      return !group.holdsEstimates
        || (0..<count).allSatisfy {
          measured.contains(ElementID(.cell, section: index, item: $0))
        }
    }
  }
}
