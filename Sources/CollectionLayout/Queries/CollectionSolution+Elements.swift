package import LayoutCore

/// The second question: one element, in sight or not.
extension CollectionSolution {
  /// The cell of an item; nil when there is no such item or its section shows none.
  ///
  /// - Complexity: O(log s) for s groups of the section that were measured.
  package func cell(
    section: Int,
    item: Int,
    viewing: Viewing = Viewing()
  ) -> CollectionElement? {
    guard sections.indices.contains(section), let row = sections[section].row,
      item >= 0, item < row.itemCount
    else { return nil }
    let group = row.group(item / row.perGroup)
    let corner = corner(section, row, item / row.perGroup, viewing)
    return cell(section, row, item, group.group.leaves[item % row.perGroup], corner)
  }

  /// The frame of the group that holds an item, in content coordinates.
  package func groupFrame(
    section: Int,
    item: Int,
    viewing: Viewing = Viewing()
  ) -> Rect? {
    guard sections.indices.contains(section), let row = sections[section].row,
      item >= 0, item < row.itemCount
    else { return nil }
    return groupFrame(section, row, item / row.perGroup, viewing)
  }

  /// Which lengths of a cell a measurement can replace (E1).
  package func estimates(section: Int, item: Int) -> (width: Bool, height: Bool) {
    guard sections.indices.contains(section), let row = sections[section].row,
      item >= 0, item < row.itemCount
    else { return (false, false) }
    let leaf = row.group(item / row.perGroup).group.leaves[item % row.perGroup]
    return (leaf.estimatesWidth, leaf.estimatesHeight)
  }

  /// A boundary item or an anchored element by kind and number (B17).
  package func supplementary(
    kind: String,
    section: Int,
    item: Int,
    viewing: Viewing = Viewing()
  ) -> CollectionElement? {
    if item == Int.max, section == 0 {
      return layoutItems.first { $0.item.kind == kind }.map { layoutElement($0, viewing) }
    }
    guard sections.indices.contains(section), item >= 0 else { return nil }
    let solved = sections[section]
    if let placed = solved.boundary.first(where: { $0.item.kind == kind }) {
      return item == 0 ? boundaryElement(placed, section, viewing) : nil
    }
    guard let row = solved.row else { return nil }
    let each = row.supplementaryCount(kind, beforeGroup: 1)
    guard each > 0, item / each < row.groupCount else { return nil }
    let number = item / each
    let group = row.group(number).group
    let local = group.supplementaries.filter { $0.kind == kind }
    guard item % each < local.count else { return nil }
    let corner = corner(section, row, number, viewing)
    return anchoredElement(local[item % each], item, section, corner)
  }

  /// A decoration of a section.
  package func decoration(kind: String, section: Int, item: Int) -> CollectionElement? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].decorations
      .first { $0.item.kind == kind && $0.number == item }
      .map { decorationElement($0, section) }
  }

  /// Every element there is, in order of category, section, kind and number.
  ///
  /// - Complexity: O(n log n) for n elements; queries exist so that nobody needs it.
  package func allElements(viewing: Viewing = Viewing()) -> [CollectionElement] {
    var elements: [CollectionElement] = layoutItems.map { layoutElement($0, viewing) }
    for (section, solved) in sections.enumerated() {
      elements += solved.boundary.map { boundaryElement($0, section, viewing) }
      elements += solved.decorations.map { decorationElement($0, section) }
      guard let row = solved.row else { continue }
      for number in 0..<row.groupCount {
        let group = row.group(number).group
        let corner = corner(section, row, number, viewing)
        for (leaf, item) in zip(group.leaves, (number * row.perGroup)...) {
          elements.append(cell(section, row, item, leaf, corner))
        }
        forEachAnchored(row, number) { anchored, item in
          elements.append(anchoredElement(anchored, item, section, corner))
        }
      }
    }
    return elements.sorted { $0.id < $1.id }
  }
}

/// Making elements out of what was solved.
extension CollectionSolution {
  /// A group's outer corner in section coordinates, scrolled where the section scrolls.
  func corner(
    _ section: Int,
    _ row: GroupRow,
    _ number: Int,
    _ viewing: Viewing
  ) -> (x: Double, y: Double) {
    var corner = row.corner(ofGroup: number)
    if row.axis != scrollAxis, let offset = viewing.orthogonalOffsets[section] {
      if row.axis == .horizontal { corner.x -= offset } else { corner.y -= offset }
    }
    return corner
  }

  func groupFrame(_ section: Int, _ row: GroupRow, _ number: Int, _ viewing: Viewing) -> Rect {
    let corner = corner(section, row, number, viewing)
    let size = row.group(number).group.size
    return answered(
      Rect(x: corner.x, y: corner.y, width: size.width, height: size.height),
      in: section
    )
  }

  func cell(
    _ section: Int,
    _ row: GroupRow,
    _ item: Int,
    _ leaf: FilledGroup.Leaf,
    _ corner: (x: Double, y: Double)
  ) -> CollectionElement {
    let raised = sections[section].raisesCells && !context.rules.breaks(.decoratedCellsRaised)
    return CollectionElement(
      id: ElementID(.cell, section: section, item: item),
      frame: answered(leaf.frame.moved(by: corner), in: section),
      zIndex: leaf.zIndex.raised(by: raised ? 1 : 0)
    )
  }

  func anchoredElement(
    _ anchored: FilledGroup.Anchored,
    _ item: Int,
    _ section: Int,
    _ corner: (x: Double, y: Double)
  ) -> CollectionElement {
    CollectionElement(
      id: ElementID(.supplementary, kind: anchored.kind, section: section, item: item),
      frame: answered(anchored.frame.moved(by: corner), in: section),
      zIndex: anchored.zIndex
    )
  }

  /// The anchored elements of a group with their numbers, which go on from group to group (B17).
  func forEachAnchored(
    _ row: GroupRow,
    _ number: Int,
    _ body: (FilledGroup.Anchored, Int) -> Void
  ) {
    var seen: [String: Int] = [:]
    for anchored in row.group(number).group.supplementaries {
      let local = seen[anchored.kind, default: 0]
      seen[anchored.kind] = local + 1
      let before =
        context.rules.breaks(.kindNumbering)
        ? 0 : row.supplementaryCount(anchored.kind, beforeGroup: number)
      body(anchored, before + local)
    }
  }

  func decorationElement(
    _ placed: SolvedSection.PlacedDecoration,
    _ section: Int
  ) -> CollectionElement {
    CollectionElement(
      id: ElementID(
        .decoration,
        kind: placed.item.kind,
        section: section,
        item: placed.number
      ),
      frame: answered(placed.frame, in: section),
      zIndex: placed.item.zIndex
    )
  }
}

extension Int {
  /// A place in the stack that much higher, or the highest there is.
  func raised(by places: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(places)
    return overflow ? Int.max : sum
  }
}

extension Rect {
  /// The rectangle moved by a corner's coordinates.
  func moved(by corner: (x: Double, y: Double)) -> Rect {
    Rect(x: x + corner.x, y: y + corner.y, width: width, height: height)
  }

  /// The rectangle moved along one axis.
  func moved(by distance: Double, along axis: Axis) -> Rect {
    moved(by: axis == .horizontal ? (distance, 0) : (0, distance))
  }
}
