package import LayoutCore

/// What measuring everything in sight came to.
package struct SettlingReport: Sendable {
  /// The elements that were measured, in that order.
  package var measured: [ElementID] = []
  /// How often what is in sight was gone through; two when cells keep their word.
  package var passes = 0
  /// What it caused, summed up.
  package var invalidation = InvalidationReport()
  /// Set when cells never agreed with themselves.
  package var finding: SettlingFinding?
}

/// Why self-sizing did not come to an end (E9).
package struct SettlingFinding: Sendable, Hashable {
  /// The number of passes after which it was given up.
  package var passes: Int
  /// An element that answered differently in the last pass.
  package var element: ElementID
}

/// Self-sizing: cells in sight are measured, top down, each change shifting the rest (E4).
extension CollectionSession {
  /// The most passes before settling is given up with a finding.
  package static let passLimit = 12

  /// Measures what is in sight until nothing new comes into it and every answer is repeated.
  ///
  /// - Parameters:
  ///   - viewing: What is in sight; its offset follows the anchor.
  ///   - preferred: Asks an element, given its size in the layout; nil when it has no wish (E1).
  /// - Throws: ``CollectionFault`` where UIKit would raise.
  package mutating func settle(
    viewing: inout Viewing,
    preferred: (ElementID, Size) -> PreferredSize?
  ) throws(CollectionFault) -> SettlingReport {
    var report = SettlingReport()
    var last: ElementID?
    while report.passes < Self.passLimit {
      report.passes += 1
      let fresh = try sweep(viewing: &viewing, &report, preferred)
      let changed = try confirm(report.measured, except: fresh, &viewing, &report, preferred)
      guard !fresh.isEmpty || changed != nil else { return report }
      last = changed ?? fresh.last
    }
    if let last { report.finding = SettlingFinding(passes: report.passes, element: last) }
    return report
  }

  /// Measures the topmost element in sight that was not, until all were.
  private mutating func sweep(
    viewing: inout Viewing,
    _ report: inout SettlingReport,
    _ preferred: (ElementID, Size) -> PreferredSize?
  ) throws(CollectionFault) -> [ElementID] {
    var fresh: [ElementID] = []
    while let next = topmostUnmeasured(viewing) {
      // Without a wish the estimate stays, and nobody is asked again.
      let answer = preferred(next.id, next.frame.size) ?? PreferredSize()
      let usable = answer.isUsable ? answer : PreferredSize()
      try take([(next.id, usable)], &viewing, &report)
      fresh.append(next.id)
      report.measured.append(next.id)
    }
    return fresh
  }

  /// Asks those measured before once more, and takes what they answer differently.
  private mutating func confirm(
    _ ids: [ElementID],
    except fresh: [ElementID],
    _ viewing: inout Viewing,
    _ report: inout SettlingReport,
    _ preferred: (ElementID, Size) -> PreferredSize?
  ) throws(CollectionFault) -> ElementID? {
    let fresh = Set(fresh)
    var changes: [(id: ElementID, size: PreferredSize)] = []
    for id in ids where !fresh.contains(id) {
      guard let element = element(id), let answer = preferred(id, element.frame.size),
        answer.isUsable, answer != measured[id]
      else { continue }
      changes.append((id, answer))
    }
    if !changes.isEmpty { try take(changes, &viewing, &report) }
    return changes.last?.id
  }

  private mutating func take(
    _ answers: [(id: ElementID, size: PreferredSize)],
    _ viewing: inout Viewing,
    _ report: inout SettlingReport
  ) throws(CollectionFault) {
    let step = try receive(answers, viewing: &viewing)
    for section in step.resolvedSections
    where !report.invalidation.resolvedSections.contains(section) {
      report.invalidation.resolvedSections.append(section)
    }
    report.invalidation.contentDelta += step.contentDelta
    report.invalidation.offsetDelta += step.offsetDelta
    report.invalidation.movesPinnedItems = step.movesPinnedItems
  }

  private func topmostUnmeasured(_ viewing: Viewing) -> CollectionElement? {
    let rect = viewing.bounds(description.container)
    return solution.elements(in: rect, viewing: viewing).elements
      .filter { measured[$0.id] == nil && solution.isEstimated($0.id) }
      .min { isBefore($0, $1) }
  }
}
