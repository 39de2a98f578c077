import LayoutCore

/// Solves a description: every section on its own, then one after the other.
package struct CollectionSolver: Sendable {
  package var rules: SolverRules
  /// Asks custom groups for their frames where the description holds only their number.
  package var provider: CustomFrameProvider?

  package init(rules: SolverRules = .all, provider: CustomFrameProvider? = nil) {
    self.rules = rules
    self.provider = provider
  }

  /// Lays a collection out.
  ///
  /// - Parameters:
  ///   - description: What to lay out.
  ///   - measured: What cells and boundary items answered so far (E4).
  ///   - reusing: Solved sections by number that are known to be still right.
  /// - Throws: ``CollectionFault`` naming the rule where UIKit would raise.
  /// - Complexity: O(sections + what differs in them); groups that are alike are solved once.
  package func solve(
    _ description: CollectionDescription,
    measured: Measurements = Measurements(),
    reusing: (Int) -> SolvedSection? = { _ in nil }
  ) throws(CollectionFault) -> CollectionSolution {
    try CollectionValidator(description).validate()
    let context = SolveContext(
      container: description.container,
      environment: description.environment,
      rules: rules,
      provider: provider
    )
    var sections: [SolvedSection] = []
    sections.reserveCapacity(description.itemCounts.count)
    // One description for many sections: those with as many items are alike.
    var alike: [Int: SolvedSection] = [:]
    var work = WorkCounters(passes: 1)
    var solvedSections: [Int] = []
    for (index, count) in description.itemCounts.enumerated() {
      if let known = reusing(index) {
        sections.append(known)
        continue
      }
      let shared = description.sections.count == 1 && !measured.hasAny(in: index)
      if shared, let known = alike[count] {
        sections.append(known)
        continue
      }
      let solved: SolvedSection
      do {
        solved = try section(description, index, context, measured).solve()
      } catch {
        throw error.inSection(index)
      }
      if shared { alike[count] = solved }
      work = work + solved.work
      solvedSections.append(index)
      sections.append(solved)
    }
    var solution = CollectionSolution(
      description: description,
      context: context,
      sections: sections,
      layoutBoundary: measured.boundary[Measurements.layout] ?? [:]
    )
    solution.work = work
    solution.solvedSections = solvedSections
    guard solution.contentSize.width.isFinite, solution.contentSize.height.isFinite else {
      throw CollectionFault(.notFinite, "the content grew beyond any number")
    }
    return solution
  }

  /// Solves again what some cells' new sizes touch, group by group where that is enough.
  ///
  /// - Parameter items: The items that were measured, by section.
  /// - Complexity: O(sections + cells of the groups concerned), where groups can be replaced.
  func update(
    _ solution: inout CollectionSolution,
    items: [Int: Set<Int>],
    measured: Measurements
  ) throws(CollectionFault) {
    let description = solution.description
    let context = solution.context
    var work = WorkCounters(passes: 1)
    for index in items.keys.sorted() where solution.sections.indices.contains(index) {
      let solver = section(description, index, context, measured)
      let touched = items[index] ?? []
      if try !solver.update(&solution.sections[index], items: touched) {
        solution.sections[index] = try solver.solve()
      }
      work = work + solution.sections[index].work
    }
    solution.stack()
    solution.work = work
    solution.solvedSections = items.keys.filter(solution.sections.indices.contains).sorted()
  }

  private func section(
    _ description: CollectionDescription,
    _ index: Int,
    _ context: SolveContext,
    _ measured: Measurements
  ) -> SectionSolver {
    let section = description.section(at: index)
    return SectionSolver(
      context: context,
      scrollAxis: description.scrollDirection,
      section: section,
      itemCount: description.itemCounts[index],
      insets: insets(of: section, description),
      profile: description.environment.rounding,
      cells: measured.cells[index] ?? [:],
      boundary: measured.boundary[index] ?? [:]
    )
  }

  /// S6: the reference takes its part off across the axis only.
  private func insets(
    of section: SectionDescription,
    _ description: CollectionDescription
  ) -> Insets {
    let reference = section.contentInsetsReference ?? description.contentInsetsReference
    var added = description.environment.insets(for: reference)
    if !rules.breaks(.referenceAcrossOnly) {
      if description.scrollDirection == .vertical {
        (added.top, added.bottom) = (0, 0)
      } else {
        (added.leading, added.trailing) = (0, 0)
      }
    }
    return section.contentInsets + added
  }
}
