import LayoutCore

/// Solves one section on its own (section 4 of the rules).
struct SectionSolver {
  let context: SolveContext
  let scrollAxis: Axis
  let section: SectionDescription
  let itemCount: Int
  /// Content insets and what the reference adds across the axis (S4, S6).
  let insets: Insets
  let profile: RoundingProfile
  let cells: [Int: PreferredSize]
  let boundary: [String: PreferredSize]

  private var rules: SolverRules { context.rules }
  /// Groups follow one another across the layout in an orthogonal section.
  private var rowAxis: Axis { section.orthogonal == nil ? scrollAxis : scrollAxis.crossed }

  func solve() throws(CollectionFault) -> SolvedSection {
    var builder = RowBuilder(
      context: context,
      scrollAxis: scrollAxis,
      rowAxis: rowAxis,
      section: section,
      insets: insets
    )
    let row = itemCount > 0 ? try builder.row(itemCount: itemCount, cells: cells) : nil
    var solved = try assemble(row, keptHeight: row == nil ? legacyHeight(builder) : nil)
    solved.work = builder.work
    if itemCount > 0, row == nil { solved.notices.append(.groupHoldsNothing) }
    if section.group?.estimatesInVain == true { solved.notices.append(.estimateNeverMeasured) }
    return solved
  }

  /// Whether groups can be replaced one by one: none depends on the others (E8), and no offsets do.
  private var canReplaceGroups: Bool {
    guard let group = section.group, section.orthogonal == nil else { return false }
    return group.content?.axis != nil && !group.size[rowAxis].isUniform
  }

  /// Fills the groups of some measured items anew and keeps the others.
  ///
  /// - Returns: Whether that was enough; if not, the section has to be solved.
  /// - Complexity: O(cells of those groups + log n) for n groups of the section.
  func update(
    _ solved: inout SolvedSection,
    items: Set<Int>
  ) throws(CollectionFault) -> Bool {
    guard canReplaceGroups, var row = solved.row else { return false }
    let notices = solved.notices
    // Let go of, so that the row is changed in place and not copied.
    solved.row = nil
    var builder = RowBuilder(
      context: context,
      scrollAxis: scrollAxis,
      rowAxis: rowAxis,
      section: section,
      insets: insets
    )
    let numbers = Set(items.filter { 0..<row.itemCount ~= $0 }.map { $0 / row.perGroup })
    for number in numbers.sorted() {
      row.replace(number, with: try builder.group(number, of: row, cells: cells))
    }
    solved = try assemble(row, keptHeight: nil)
    solved.notices = notices
    solved.work = builder.work
    return true
  }

  /// B3: the legacy profile keeps an orthogonal section without cells as high as one group.
  private func legacyHeight(_ builder: RowBuilder) throws(CollectionFault) -> Double? {
    guard profile == .ios14, !rules.breaks(.legacyEmptySection),
      section.orthogonal != nil, section.group != nil
    else { return nil }
    return try builder.template(itemCount: 1).size[scrollAxis]
  }

  private func assemble(
    _ row: GroupRow?,
    keptHeight: Double?
  ) throws(CollectionFault) -> SolvedSection {
    var bodyLength = insets.total(along: scrollAxis)
    if let row {
      bodyLength += section.orthogonal == nil ? row.length : row.crossLength + crossEdges
    } else if let keptHeight {
      bodyLength += keptHeight
    } else if section.boundaryItems.isEmpty {
      return emptySection()
    } else if rules.breaks(.emptyWithBoundary) {
      bodyLength = 0
    }
    let body = boundaryPlacer().place(section.boundaryItems, around: bodyLength)
    var solved = SolvedSection(
      length: body.before + body.length + body.after,
      body: Self.span(body.before, body.before + body.length),
      itemCount: itemCount,
      row: row,
      boundary: body.items
    )
    solved.decorations = decorations(solved)
    if var row {
      row.origin = origin(of: row, after: body.before)
      solved.row = row
      solved.orthogonal = try orthogonalRow(row)
      solved.widestGroup = section.orthogonal == nil ? row.crossLength : 0
    }
    solved.extent = extent(of: solved)
    return solved
  }

  /// B3: nothing at all; the legacy profile takes one group spacing off instead.
  private func emptySection() -> SolvedSection {
    var length = 0.0
    if profile == .ios14, !rules.breaks(.legacyEmptySection) {
      length = -section.interGroupSpacing
    }
    if rules.breaks(.emptySection) { length = insets.total(along: scrollAxis) }
    return SolvedSection(length: length, body: 0...0, itemCount: itemCount)
  }

  /// Edge spacing of the group across its row.
  private var crossEdges: Double {
    rules.breaks(.groupEdges)
      ? 0 : section.group?.edgeSpacing.total(along: rowAxis.crossed) ?? 0
  }

  private func boundaryPlacer() -> BoundaryPlacer {
    let cross = scrollAxis.crossed
    let bounds = context.container[cross]
    // B6: inside the section's insets unless told otherwise.
    let follows = section.supplementariesFollowContentInsets && !rules.breaks(.followInsets)
    let across =
      follows
      ? (insets.start(along: cross), bounds - insets.total(along: cross)) : (0, bounds)
    return BoundaryPlacer(
      context: context,
      scrollAxis: scrollAxis,
      across: across,
      measured: { boundary[$0] }
    )
  }

  private func origin(of row: GroupRow, after before: Double) -> (x: Double, y: Double) {
    let crossEdge =
      rules.breaks(.groupEdges)
      ? 0 : section.group?.edgeSpacing.start(along: rowAxis.crossed)?.amount ?? 0
    var origin = (x: insets.leading, y: insets.top)
    if rowAxis == .horizontal { origin.y += crossEdge } else { origin.x += crossEdge }
    if scrollAxis == .vertical { origin.y += before } else { origin.x += before }
    return origin
  }

  /// B14: the whole section with its boundary items, less the decoration's own insets.
  private func decorations(_ solved: SolvedSection) -> [SolvedSection.PlacedDecoration] {
    guard solved.length > 0 else { return [] }
    var numbers: [String: Int] = [:]
    return section.decorations.map { item in
      var whole = Rect(
        x: 0,
        y: 0,
        width: context.container.width,
        height: context.container.height
      )
      let inner = rules.breaks(.decorationExtent)
      let start = inner ? solved.body.lowerBound : 0
      let length = inner ? solved.body.upperBound - start : solved.length
      if scrollAxis == .vertical {
        (whole.y, whole.height) = (start, length)
      } else {
        (whole.x, whole.width) = (start, length)
      }
      defer { numbers[item.kind, default: 0] += 1 }
      return SolvedSection.PlacedDecoration(
        item: item,
        number: numbers[item.kind] ?? 0,
        frame: item.contentInsets.applied(to: whole, rules)
      )
    }
  }

  private func orthogonalRow(_ row: GroupRow) throws(CollectionFault) -> OrthogonalRow? {
    guard let behavior = section.orthogonal else { return nil }
    // Every group is a place to rest, so each is kept.
    guard row.groupCount <= SolveContext.leafLimit else {
      throw CollectionFault(
        .tooLarge,
        "a section that scrolls across has over \(SolveContext.leafLimit) groups"
      )
    }
    let leading = insets.start(along: rowAxis)
    let trailing = insets.end(along: rowAxis)
    let groups = 0..<row.groupCount
    return OrthogonalRow(
      behavior: behavior,
      leading: leading,
      trailing: trailing,
      bounds: context.container[rowAxis],
      starts: groups.map { leading + row.start(ofGroup: $0) },
      lengths: groups.map { row.group($0).group.size[rowAxis] },
      rowLength: leading + row.length + trailing,
      rules: rules
    )
  }

  private func extent(of solved: SolvedSection) -> ClosedRange<Double> {
    var (low, high) = (min(0, solved.length), max(0, solved.length))
    func take(_ start: Double, _ end: Double) {
      if start.isFinite { low = min(low, start) }
      if end.isFinite { high = max(high, end) }
    }
    for placed in solved.boundary {
      take(placed.frame.origin(along: scrollAxis), placed.frame.end(along: scrollAxis))
    }
    if let row = solved.row {
      let start = scrollAxis == .vertical ? row.origin.y : row.origin.x
      if row.axis == scrollAxis {
        take(start + row.extent.lowerBound, start + row.extent.upperBound)
      } else {
        for variant in row.variants {
          let reach = variant.group.reach(along: scrollAxis)
          take(start + reach.lowerBound, start + reach.upperBound)
        }
      }
    }
    // A pixel more, because answered frames are rounded.
    let pixel = context.resolver.grid.pixel
    return Self.span(low - pixel, high + pixel)
  }

  private static func span(_ low: Double, _ high: Double) -> ClosedRange<Double> {
    low <= high ? low...high : low...low
  }
}
