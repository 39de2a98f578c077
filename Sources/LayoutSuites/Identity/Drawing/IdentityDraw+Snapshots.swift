import LayoutCases
import SnapshotDiffing

extension IdentityDraw {
  /// Two snapshots, or one and calls, with marks and a reader.
  mutating func snapshots(_ items: [IdentityItem]) -> IdentityCase {
    var names = sectionNames()
    let before = deal(items, names, like: nil)
    var problem: IdentityCase
    if features.contains(.operations), choices.chance(0.8) {
      problem = IdentityCase(from: before, by: operations(items, names))
      drawMarks(&problem, in: IdentityScript(problem).after)
    } else {
      let next = changed(items)
      if !features.contains(.unchanged) { names = changedNames(names) }
      let isSame = features.contains(.unchanged)
      problem = IdentityCase(from: before, to: isSame ? before : deal(next, names, like: before))
      drawMarks(&problem, in: problem.after)
    }
    if uses(.scrolling, 0.8) { problem.scrolling = scrolling(items.count) }
    if features.contains(.refusals) { drawRefusal(&problem) }
    return problem
  }

  private mutating func sectionNames() -> [String] {
    guard features.contains(.sections) else { return [IdentityNames.section(0)] }
    let count = choices.chance(0.1) ? 0 : choices.integer(in: 1...4)
    return (0..<count).map(IdentityNames.section)
  }

  private mutating func changedNames(_ names: [String]) -> [String] {
    guard features.contains(.sections) else { return names }
    var after = names
    if uses(.sectionEdits) {
      for _ in 0..<choices.integer(in: 0...min(2, after.count)) {
        after.remove(at: choices.index(below: after.count))
      }
      for new in 0..<choices.integer(in: 0...2) {
        after.insert(
          IdentityNames.section(names.count + new),
          at: choices.integer(in: 0...after.count)
        )
      }
    }
    if uses(.sectionMoves, 0.8), !after.isEmpty {
      for _ in 0..<choices.integer(in: 1...2) {
        let moved = after.remove(at: choices.index(below: after.count))
        after.insert(moved, at: choices.integer(in: 0...after.count))
      }
    }
    return after
  }

  /// Deals items to sections in order; afterwards mostly to those in which they were.
  private mutating func deal(
    _ items: [IdentityItem],
    _ names: [String],
    like before: [IdentityCase.Section]?
  ) -> [IdentityCase.Section] {
    var sections = names.map { IdentityCase.Section($0) }
    guard !sections.isEmpty else { return [] }
    var home: [String: String] = [:]
    for section in before ?? [] { for item in section.items { home[item.id] = section.section } }
    let leavesEmpty = uses(.emptySections, 0.7)
    let open = leavesEmpty ? max(1, sections.count - 1) : sections.count
    for (number, item) in items.enumerated() {
      let old = home[item.id].flatMap { name in names.firstIndex(of: name) }
      var target = number * open / items.count
      if let old, !uses(.acrossSections, 0.3) {
        target = old
      } else if before != nil {
        target = choices.index(below: open)
      }
      sections[target].items.append(item)
    }
    return sections
  }

  /// Marks of what is there, and sometimes of what appears.
  private mutating func drawMarks(
    _ problem: inout IdentityCase,
    in after: [IdentityCase.Section]
  ) {
    let items = after.flatMap(\.items)
    if uses(.reloads, 0.7) { problem.reloads = some(of: items) }
    if uses(.reconfigures, 0.7) { problem.reconfigures = some(of: items) }
    if uses(.sectionReloads), !after.isEmpty {
      problem.reloadedSections = [after[choices.index(below: after.count)].section]
    }
  }

  private mutating func scrolling(_ count: Int) -> IdentityCase.Scrolling {
    let height = Int(IdentityRows.height) * max(1, count)
    let places = (0..<choices.integer(in: 1...4)).map { _ in
      IdentityCase.Scrolling.Viewport(
        offset: Double(choices.integer(in: -20...height)),
        length: Double(choices.integer(in: 0...80))
      )
    }
    return IdentityCase.Scrolling(
      viewports: places,
      prefetch: Double(choices.integer(in: 0...3) * 10)
    )
  }

  /// Repeats an identifier, or marks an unknown one.
  private mutating func drawRefusal(_ problem: inout IdentityCase) {
    let unknown = IdentityItem(rank: 1_000)
    switch choices.index(below: 6) {
    case 0: problem.reloads.append(unknown)
    case 1: problem.reconfigures.append(unknown)
    case 2: problem.reloadedSections.append(IdentityNames.section(25))
    case 3:
      if let section = problem.after.last { problem.after.append(section) }
    default:
      let isBefore = choices.chance(0.5) || problem.after.isEmpty
      var sections = isBefore ? problem.before : problem.after
      let items = sections.flatMap(\.items)
      guard !items.isEmpty else { return }
      let target = choices.index(below: sections.count)
      sections[target].items.append(items[choices.index(below: items.count)])
      if isBefore { problem.before = sections } else { problem.after = sections }
    }
  }
}
