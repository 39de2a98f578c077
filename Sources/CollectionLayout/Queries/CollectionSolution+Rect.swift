package import LayoutCore

/// The third question: what lies in a rectangle.
extension CollectionSolution {
  /// What a rectangle holds, and how much had to be looked at.
  package struct RectAnswer: Sendable {
    /// Cells, then supplementaries, then decorations, each by section, kind and number.
    package var elements: [CollectionElement] = []
    /// Sections, groups and cells compared.
    package var work = WorkCounters()
  }

  /// The elements in a rectangle of the content, by the rules of section 7.
  ///
  /// - Complexity: O(k + log n) for k elements near the rectangle, where groups follow one another.
  package func elements(in rect: Rect, viewing: Viewing = Viewing()) -> RectAnswer {
    var answer = RectAnswer()
    guard let clipped = clipped(rect) else { return answer }
    let hasArea = clipped.width > 0 && clipped.height > 0
    if hasArea {
      for placed in layoutItems { take(layoutElement(placed, viewing), clipped, &answer) }
    }
    let (low, high) = (clipped.origin(along: scrollAxis), clipped.end(along: scrollAxis))
    answer.work.comparisons += tree.forEach(touching: low, high) { section in
      // Sections without length answer nothing.
      guard sections[section].length > 0 else { return }
      for placed in sections[section].decorations where touches(section, clipped) {
        answer.elements.append(decorationElement(placed, section))
      }
      guard hasArea else { return }
      for placed in sections[section].boundary {
        take(boundaryElement(placed, section, viewing), clipped, &answer)
      }
      if let row = sections[section].row { rowElements(section, row, clipped, viewing, &answer) }
    }
    answer.elements.sort { $0.id < $1.id }
    return answer
  }

  /// The part of a rectangle inside the content, without area where it merely touches it.
  private func clipped(_ rect: Rect) -> Rect? {
    guard rect.isFinite, rect.width >= 0, rect.height >= 0 else { return nil }
    if context.rules.breaks(.contentClip) { return rect }
    let x = max(0, rect.x)
    let y = max(0, rect.y)
    let width = min(contentSize.width, rect.maxX) - x
    let height = min(contentSize.height, rect.maxY) - y
    return width >= 0 && height >= 0 ? Rect(x: x, y: y, width: width, height: height) : nil
  }

  /// Whether a rectangle touches a section, sharing an edge included.
  private func touches(_ section: Int, _ rect: Rect) -> Bool {
    let (start, end) = (starts[section], starts[section] + sections[section].length)
    let (low, high) = (rect.origin(along: scrollAxis), rect.end(along: scrollAxis))
    if context.rules.breaks(.decorationTouch) { return low < end && high > start && low < high }
    return low <= end && high >= start
  }

  private func take(_ element: CollectionElement, _ rect: Rect, _ answer: inout RectAnswer) {
    answer.work.comparisons += 1
    if element.frame.meets(rect) { answer.elements.append(element) }
  }

  private func rowElements(
    _ section: Int,
    _ row: GroupRow,
    _ rect: Rect,
    _ viewing: Viewing,
    _ answer: inout RectAnswer
  ) {
    // The rectangle in the row's own coordinates, a pixel wider because answers are rounded.
    var origin = row.axis == .horizontal ? row.origin.x : row.origin.y
    origin +=
      row.axis == scrollAxis
      ? starts[section] : -(viewing.orthogonalOffsets[section] ?? 0)
    let pixel = context.resolver.grid.pixel
    let low = rect.origin(along: row.axis) - origin - pixel
    let high = rect.end(along: row.axis) - origin + pixel
    let unclipped = context.rules.breaks(.groupClip)
    for number in unclipped ? 0..<row.groupCount : row.groups(touching: low, high) {
      groupElements(section, row, number, rect, viewing, &answer)
    }
  }

  private func groupElements(
    _ section: Int,
    _ row: GroupRow,
    _ number: Int,
    _ rect: Rect,
    _ viewing: Viewing,
    _ answer: inout RectAnswer
  ) {
    let indexed = row.group(number)
    let corner = corner(section, row, number, viewing)
    answer.work.comparisons += 1
    if !indexed.group.supplementaries.isEmpty {
      forEachAnchored(row, number) { anchored, item in
        take(anchoredElement(anchored, item, section, corner), rect, &answer)
      }
    }
    // Cells are answered only for the part inside their group.
    let group = groupFrame(section, row, number, viewing)
    let window = context.rules.breaks(.groupClip) ? rect : rect.intersection(group)
    guard window.width > 0, window.height > 0 else { return }
    let pixel = context.resolver.grid.pixel
    var start = starts[section]
    start += scrollAxis == .vertical ? corner.y : corner.x
    var found: [CollectionElement] = []
    answer.work.comparisons += indexed.tree.forEach(
      touching: window.origin(along: scrollAxis) - start - pixel,
      window.end(along: scrollAxis) - start + pixel
    ) { index in
      let item = number * row.perGroup + index
      let element = cell(section, row, item, indexed.group.leaves[index], corner)
      if element.frame.meets(window) { found.append(element) }
    }
    answer.elements += found
  }
}

extension Rect {
  /// What two rectangles share; without area where they do not meet.
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }
}
