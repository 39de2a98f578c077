import CollectionLayout
import LayoutCore
import LayoutHarness

/// What holds between sections, groups and neighbours.
enum SectionChecks {
  typealias Law = Invariant<CollectionDomain>

  static let all: [Law] = [spacing, growth, groupGaps, neighbours, decorations]

  private static let spacing = distances(
    .init(
      name: "section-spacing",
      formula: "groups of neighbouring sections are insets + spacing + boundary lengths apart",
      tolerance: "2 px",
      applies: "inside the verified domain, no side items (IBP#88, maui#35429, iOS 14.3 scrollers)"
    ),
    offset: false
  )

  private static let growth = distances(
    .init(
      name: "growth-once",
      formula: "a section grows by what a moved header or footer sticks out, once",
      tolerance: "2 px",
      applies: "inside the verified domain, sections with moved items (SO 68751154)"
    ),
    offset: true
  )

  private static func distances(_ description: InvariantDescription, offset: Bool) -> Law {
    Law(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard trial.context.outside == nil else { return nil }
        return distance(trial, name: description.name, offset: offset)
      }
    )
  }

  /// Walks along the sections, adding up what was declared, from one group seen to the next.
  private static func distance(
    _ trial: Trial<CollectionDomain>,
    name: String,
    offset: Bool
  ) -> Violation? {
    let problem = trial.context.folded
    let axis = problem.description.scrollDirection
    let reading = trial.context.reading
    guard let lead = room(reading.layout, axis) else { return nil }
    var known: Double? = lead.before
    var isMoved = reading.layout.contains { $0.item.offset(along: axis) != 0 }
    for (index, section) in reading.sections.enumerated() {
      if index > 0 { known = known.map { $0 + problem.description.interSectionSpacing } }
      let isEmpty = section.groups.isEmpty
      if isEmpty, section.description.boundaryItems.isEmpty {
        // B3: nothing, where the profile is modern.
        if problem.description.environment.rounding == .ios14 { known = nil }
        continue
      }
      let insets = section.description.contentInsets
      let isAdrift = isEmpty && section.boundary.contains { $0.item.offset(along: axis) != 0 }
      guard let room = room(section.boundary, axis), !isAdrift else {
        known = nil
        isMoved = false
        continue
      }
      isMoved = isMoved || section.boundary.contains { $0.item.offset(along: axis) != 0 }
      let edges = isEmpty ? EdgeSpacing() : section.description.group?.edgeSpacing ?? EdgeSpacing()
      let expected = known.map {
        $0 + room.before + insets.start(along: axis) + (edges.start(along: axis)?.amount ?? 0)
      }
      guard !isEmpty else {
        known = expected.map { $0 + insets.end(along: axis) + room.after }
        continue
      }
      let starts = section.groups.map { $0.frame.origin(along: axis) }
      let ends = section.groups.map { $0.frame.end(along: axis) }
      if let expected, let start = starts.min(), isMoved == offset,
        (start - expected).magnitude > 2 * trial.context.pixel + 0.001
      {
        return Violation(
          name,
          "groups of section \(index) start at \(start), by what is declared at \(expected)",
          expected: "\(expected)",
          actual: "\(start)",
          items: [index]
        )
      }
      isMoved = section.boundary.contains { $0.item.offset(along: axis) != 0 }
      known =
        (ends.max() ?? 0) + (edges.end(along: axis)?.amount ?? 0)
        + insets.end(along: axis) + room.after
    }
    return nil
  }

  /// What extending headers and footers need outside a body; `nil` where a side item has a say.
  private static func room(
    _ boundary: [CollectionReading.Boundary],
    _ axis: Axis
  ) -> (before: Double, after: Double)? {
    var room = (before: 0.0, after: 0.0)
    for one in boundary where one.item.extendsBoundary {
      let length = one.frame.length(along: axis)
      let offset = one.item.offset(along: axis)
      switch one.item.alignment.place(along: axis) {
      case .middle: return nil
      case .start where offset > length, .end where -offset > length: return nil
      case .start: room.before = max(room.before, length - offset)
      case .end: room.after = max(room.after, length + offset)
      }
    }
    return room
  }

  private static let groupGaps = Law(
    .init(
      name: "group-gaps",
      formula: "groups of a section are interGroupSpacing and their edges apart",
      tolerance: "1.5 px",
      applies: "inside the verified domain, measured or not (forum 673940)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil else { return nil }
      let scroll = trial.problem.description.scrollDirection
      for (index, section) in trial.context.reading.sections.enumerated() {
        let axis = section.description.orthogonal == nil ? scroll : scroll.crossed
        let expected =
          section.description.interGroupSpacing
          + (section.description.group?.edgeSpacing.total(along: axis) ?? 0)
        for (first, second) in zip(section.groups, section.groups.dropFirst()) {
          let gap = second.frame.origin(along: axis) - first.frame.end(along: axis)
          guard (gap - expected).magnitude > 1.5 * trial.context.pixel + 0.001 else { continue }
          return Violation(
            "group-gaps",
            "two groups of section \(index) are \(gap) apart",
            expected: "\(expected)",
            actual: "\(gap)",
            items: [first.cells.lowerBound, second.cells.lowerBound]
          )
        }
      }
      return nil
    }
  )

  private static let neighbours = Law(
    .init(
      name: "neighbour-edges",
      formula: "|gap between neighbours in a row - spacing| < 1 px, policy profile named",
      tolerance: "1 px modern, 2 px in the legacy profile",
      applies: "rows and columns of bare items with fixed spacing (SO 270336)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil else { return nil }
      let rounding = trial.problem.description.environment.rounding
      let slip = (rounding == .modern ? 1 : 2) * trial.context.pixel + 0.001
      for section in trial.context.reading.sections {
        guard let content = section.description.group?.content, let axis = content.axis,
          content.interItemSpacing?.isFlexible != true,
          content.subitems.allSatisfy({
            $0.content == nil && $0.contentInsets == Insets() && $0.edgeSpacing == EdgeSpacing()
          })
        else { continue }
        let spacing = content.interItemSpacing?.amount ?? 0
        for group in section.groups {
          for (first, second) in zip(group.cells, group.cells.dropFirst()) {
            let (one, other) = (section.cells[first], section.cells[second])
            let gap = other.frame.origin(along: axis) - one.frame.end(along: axis)
            guard (gap - spacing).magnitude > slip else { continue }
            return Violation(
              "neighbour-edges",
              "\(one.id.text) and \(other.id.text) are \(gap) apart (\(rounding))",
              expected: "\(spacing)",
              actual: "\(gap)",
              items: [first, second]
            )
          }
        }
      }
      return nil
    }
  )

  private static let decorations = Law(
    .init(
      name: "decoration-covers",
      formula: "a background without insets covers every group and extending item of its section",
      tolerance: "1.5 px",
      applies: "along the scroll axis, inside the verified domain (B14)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil else { return nil }
      let axis = trial.problem.description.scrollDirection
      let slip = 1.5 * trial.context.pixel + 0.001
      for element in answer.elements where element.id.category == .decoration {
        let sections = trial.context.reading.sections
        guard sections.indices.contains(element.id.section) else { continue }
        let section = sections[element.id.section]
        let items = section.description.decorations.filter { $0.kind == element.id.kind }
        guard items.indices.contains(element.id.item),
          items[element.id.item].contentInsets == Insets()
        else { continue }
        let frames =
          section.groups.map(\.frame)
          + section.boundary.filter { $0.item.extendsBoundary && !$0.item.pinsToVisibleBounds }
          .map(\.frame)
        for frame in frames
        where frame.origin(along: axis) < element.frame.origin(along: axis) - slip
          || frame.end(along: axis) > element.frame.end(along: axis) + slip
        {
          return Violation(
            "decoration-covers",
            "\(element.id.text) leaves something of its section out",
            expected: "to cover \(frame.text)",
            actual: element.frame.text
          )
        }
      }
      return nil
    }
  )
}
