import LayoutCore

/// Fills a section's groups: the full one once, and each one that differs.
struct RowBuilder {
  let context: SolveContext
  let scrollAxis: Axis
  let rowAxis: Axis
  let section: SectionDescription
  let insets: Insets
  private(set) var work = WorkCounters()

  init(
    context: SolveContext,
    scrollAxis: Axis,
    rowAxis: Axis,
    section: SectionDescription,
    insets: Insets
  ) {
    self.context = context
    self.scrollAxis = scrollAxis
    self.rowAxis = rowAxis
    self.section = section
    self.insets = insets
  }

  private var rules: SolverRules { context.rules }

  /// The section box: insets come off across the row only (S4, S5).
  private var box: Size {
    var box = context.container
    let across = rowAxis.crossed
    box[across] -= insets.total(along: across)
    if rules.breaks(.insetsAcrossOnly) { box[rowAxis] -= insets.total(along: rowAxis) }
    if rules.breaks(.orthogonalWidth), section.orthogonal != nil {
      box[rowAxis] -= insets.total(along: rowAxis)
    }
    return box
  }

  /// The row of groups; nil when the group cannot hold a single cell (G10).
  ///
  /// - Complexity: O(cells of the full group, of the last one, and of each measured one).
  mutating func row(
    itemCount: Int,
    cells: [Int: PreferredSize]
  ) throws(CollectionFault) -> GroupRow? {
    let template = try template(itemCount: itemCount)
    func request(_ budget: Int) -> GroupFiller.Request {
      var request = template
      request.budget = budget
      return request
    }
    var filler = GroupFiller(context: context, scrollAxis: rowAxis)
    var full = try filler.fill(template)
    let perGroup = full.leaves.count
    guard perGroup > 0 else {
      work = work + filler.work
      return nil
    }
    var special: [(index: Int, group: FilledGroup)] = []
    for (number, measured) in Self.measuredGroups(cells, perGroup, itemCount) {
      let budget = min(perGroup, itemCount - number * perGroup)
      special.append((number, try filler.fill(request(budget), measured: measured)))
    }
    let rest = itemCount % perGroup
    let last = itemCount / perGroup
    if rest > 0, special.last?.index != last {
      special.append((last, try filler.fill(request(rest))))
    }
    if template.node.size[rowAxis].isUniform { Self.level(&special, &full, itemCount, rowAxis) }
    work = work + filler.work
    let edges = rules.breaks(.groupEdges) ? EdgeSpacing() : template.node.edgeSpacing
    return GroupRow(
      axis: rowAxis,
      scrollAxis: scrollAxis,
      itemCount: itemCount,
      full: full,
      special: special,
      edges: (
        lead: edges.start(along: rowAxis)?.amount ?? 0,
        trail: edges.end(along: rowAxis)?.amount ?? 0
      ),
      spacing: section.interGroupSpacing
    )
  }

  /// What every group is asked to be, before it is known how many cells it holds.
  func template(itemCount: Int) throws(CollectionFault) -> GroupFiller.Request {
    guard var node = section.group, let content = node.content else {
      throw CollectionFault(.malformedGroup, "a section with items has no group")
    }
    let isCustom = content.axis == nil
    guard box[rowAxis.crossed] > 0 || isCustom, context.container[rowAxis.crossed] > 0 else {
      throw CollectionFault(
        .noRoom,
        "the section has \(box[rowAxis.crossed]) points across for its groups"
      )
    }
    // G14: a custom group is sized in the whole bounds.
    let inWhole = isCustom && !rules.breaks(.customInWholeBounds)
    let groupBox = inWhole ? context.container : box
    let size = context.resolver.size(node.size, in: groupBox)
    if case .custom(_, .some(let number)) = content.arrangement, let provider = context.provider {
      // G14: asked once a section.
      let frames = provider.frames(number, size: size, insets: node.contentInsets)
      node.content?.arrangement = .custom(frames, provider: nil)
    }
    return GroupFiller.Request(node: node, box: groupBox, size: size, budget: itemCount)
  }

  /// One group of a row filled anew, for the sizes its cells have by now.
  ///
  /// - Complexity: O(cells of the group).
  mutating func group(
    _ number: Int,
    of row: GroupRow,
    cells: [Int: PreferredSize]
  ) throws(CollectionFault) -> FilledGroup {
    let first = number * row.perGroup
    let count = min(row.perGroup, row.itemCount - first)
    var measured: GroupFiller.Measured = [:]
    for leaf in 0..<count {
      if let size = cells[first + leaf] { measured[leaf] = size }
    }
    var request = try template(itemCount: row.itemCount)
    request.budget = count
    var filler = GroupFiller(context: context, scrollAxis: rowAxis)
    let group = try filler.fill(request, measured: measured)
    work = work + filler.work
    return group
  }

  /// The measured cells by the group they lie in, ascending.
  private static func measuredGroups(
    _ cells: [Int: PreferredSize],
    _ perGroup: Int,
    _ itemCount: Int
  ) -> [(Int, GroupFiller.Measured)] {
    guard !cells.isEmpty else { return [] }
    var groups: [Int: GroupFiller.Measured] = [:]
    for (item, size) in cells where item >= 0 && item < itemCount {
      groups[item / perGroup, default: [:]][item % perGroup] = size
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// E8: the outermost uniform groups of a section share the greatest length.
  private static func level(
    _ special: inout [(index: Int, group: FilledGroup)],
    _ full: inout FilledGroup,
    _ itemCount: Int,
    _ axis: Axis
  ) {
    let groups = (itemCount + full.leaves.count - 1) / full.leaves.count
    var longest = special.map { $0.group.size[axis] }.max() ?? full.size[axis]
    if special.count < groups { longest = max(longest, full.size[axis]) }
    full.size[axis] = longest
    for index in special.indices { special[index].group.size[axis] = longest }
  }
}
