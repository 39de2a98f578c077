import CollectionLayout
import LayoutCore

/// A second, plain collection solver: every question by going through everything.
///
/// Written from the numbered rules alone, without caches and without anything of the engine but
/// the description, so that the two can be held against each other.
struct PlainSolution {
  let description: CollectionDescription
  private let numbers: PlainNumbers
  let sections: [PlainSection]
  /// Where each section starts along the scroll axis.
  let starts: [Double]
  /// Boundary items of the whole content.
  let layoutItems: [PlainBoundary.Placed]
  let contentSize: Size
  /// What the layout's items take before and after the sections, and the content's length.
  private let room: (before: Double, after: Double, whole: Double)

  /// Solves it; `measured` tells what an element answered when it was asked for its size.
  init(
    _ description: CollectionDescription,
    measured: @escaping (ElementID) -> PreferredSize? = { _ in nil }
  ) {
    self.description = description
    let scroll = description.scrollDirection
    let numbers = PlainNumbers(description.environment)
    self.numbers = numbers
    let solver = PlainSections(description: description, numbers: numbers, measured: measured)
    sections = description.itemCounts.indices.map(solver.section)
    // B2: between every two, empty ones included.
    var body = 0.0
    var starts: [Double] = []
    for (index, section) in sections.enumerated() {
      if index > 0 { body += description.interSectionSpacing }
      starts.append(body)
      body += section.length
    }
    // B11: the same on the whole content, clear of no inset.
    let boundary = PlainBoundary(
      scroll: scroll,
      box: description.container,
      across: 0,
      numbers: numbers,
      measured: { measured(ElementID(.supplementary, kind: $0, section: 0, item: Int.max)) }
    )
    let room = boundary.place(description.boundaryItems, body: body)
    layoutItems = room.placed
    self.starts = starts.map { $0 + room.before }
    // B5: the sum along, the bounds or the widest group across.
    var size = Size.zero
    size[scroll] = room.before + room.body + room.after
    let widest = sections.map(\.reach).max() ?? 0
    size[scroll.crossed] = max(description.container[scroll.crossed], widest)
    contentSize = size
    self.room = (room.before, room.after, size[scroll])
  }

  /// One element as it is answered and as it is before rounding.
  struct Placed {
    var element: CollectionElement
    var exact: Rect
    /// Where it is answered, for a cell: its group (section 7).
    var clip: Rect?
    /// Whether its place in the stack is open: B14 raises cells to one, and says neither beside
    /// nor above a place of their own.
    var isAnywhereInStack = false
  }

  /// Every element where it lies for a viewing, in the order of identifiers.
  func elements(viewing: Viewing = Viewing()) -> [Placed] {
    var found: [Placed] = []
    for (index, section) in sections.enumerated() {
      let described = description.section(at: index)
      let corner = Rect(along: description.scrollDirection, starts[index], 0, across: 0, 0)
      // B14: cells of a decorated section lie above the decoration.
      let raised = described.decorations.isEmpty ? 0 : 1
      for cell in section.cells {
        let group = section.groups.first { $0.items.contains(cell.item) }
        var shown = placed(
          ElementID(.cell, section: index, item: cell.item),
          cell.frame.moved(corner.x, corner.y),
          cell.zIndex == 0 ? raised : cell.zIndex,
          clip: group?.frame.moved(corner.x, corner.y)
        )
        shown.isAnywhereInStack = raised != 0 && cell.zIndex != 0
        found.append(shown)
      }
      var numbersOfKinds: [String: Int] = [:]
      for anchored in section.anchored {
        // B17: numbers of a kind go on through the section.
        let number = numbersOfKinds[anchored.description.kind, default: 0]
        numbersOfKinds[anchored.description.kind] = number + 1
        let kind = anchored.description.kind
        found.append(
          placed(
            ElementID(.supplementary, kind: kind, section: index, item: number),
            anchored.frame.moved(corner.x, corner.y),
            anchored.description.zIndex
          )
        )
      }
      for boundary in section.boundary {
        let id = ElementID(.supplementary, kind: boundary.item.kind, section: index, item: 0)
        let frame = boundary.frame.moved(corner.x, corner.y)
        let span = (
          start: starts[index], before: section.before, after: section.after,
          end: starts[index] + section.length
        )
        found.append(pinned(id, frame, boundary.item, span: span, viewing))
      }
      // B14: none for a section without length; its cells are answered one by one all the same.
      guard !section.isEmpty else { continue }
      for (number, decoration) in described.decorations.enumerated() {
        found.append(self.decoration(decoration, number, section: index))
      }
    }
    for boundary in layoutItems {
      let id = ElementID(.supplementary, kind: boundary.item.kind, section: 0, item: Int.max)
      let span = (start: 0.0, before: room.before, after: room.after, end: room.whole)
      found.append(pinned(id, boundary.frame, boundary.item, span: span, viewing))
    }
    return found.sorted { $0.element.id < $1.element.id }
  }

  private func placed(
    _ id: ElementID,
    _ exact: Rect,
    _ zIndex: Int,
    clip: Rect? = nil
  ) -> Placed {
    let element = CollectionElement(id: id, frame: numbers.answered(exact), zIndex: zIndex)
    return Placed(element: element, exact: exact, clip: clip)
  }

  /// B14: the whole section less the decoration's own insets, all of the bounds across.
  private func decoration(_ item: DecorationItem, _ number: Int, section: Int) -> Placed {
    let scroll = description.scrollDirection
    let insets = item.contentInsets
    let whole = Rect(
      along: scroll,
      starts[section],
      sections[section].length,
      across: 0,
      description.container[scroll.crossed]
    )
    // S12: a decoration is an item, so insets larger than the section are mirrored too.
    let frame = Rect(
      x: whole.x + insets.leading,
      y: whole.y + insets.top,
      width: (whole.width - insets.total(along: .horizontal)).magnitude,
      height: (whole.height - insets.total(along: .vertical)).magnitude
    )
    let earlier = description.section(at: section).decorations.prefix(number)
    let id = ElementID(
      .decoration,
      kind: item.kind,
      section: section,
      item: earlier.count { $0.kind == item.kind }
    )
    return placed(id, frame, item.zIndex)
  }

  /// B12: kept in sight within its section; room taken on the other side does not count.
  private func pinned(
    _ id: ElementID,
    _ frame: Rect,
    _ item: BoundaryItem,
    span: (start: Double, before: Double, after: Double, end: Double),
    _ viewing: Viewing
  ) -> Placed {
    guard item.pinsToVisibleBounds else { return placed(id, frame, item.zIndex) }
    let scroll = description.scrollDirection
    let visible = viewing.visible(description.container)
    let (near, far) = (visible.origin(along: scroll), visible.end(along: scroll))
    let length = frame.length(along: scroll)
    let place = item.alignment.place(along: scroll)
    let natural = frame.origin(along: scroll)
    var start = natural
    if place != .end { start = max(start, min(near, span.end - span.after - length)) }
    if place != .start { start = min(start, max(far - length, span.start + span.before)) }
    let along = start - natural
    let shift = Rect(along: scroll, along, 0, across: 0, 0)
    let moved = frame.moved(shift.x, shift.y)
    // B13: far above everything else while in view.
    let shown = numbers.answered(moved)
    let isInView = shown.meets(viewing.bounds(description.container))
    return placed(id, moved, isInView ? 1_000_000_000 + item.zIndex : item.zIndex)
  }

  /// What a rectangle holds (rules, section 7), by trying everything.
  func elements(in rect: Rect, viewing: Viewing = Viewing()) -> [CollectionElement] {
    let content = Rect(x: 0, y: 0, width: contentSize.width, height: contentSize.height)
    let inside = rect.common(content)
    guard inside.width >= 0, inside.height >= 0 else { return [] }
    return elements(viewing: viewing).filter { placed in
      // Sections without length answer nothing.
      let id = placed.element.id
      if id.item != Int.max, sections[id.section].isEmpty { return false }
      switch placed.element.id.category {
      case .cell:
        let shown = placed.clip.map { placed.exact.common($0) } ?? placed.exact
        return shown.meets(inside)
      case .supplementary: return placed.element.frame.meets(inside)
      case .decoration:
        // Merely touching the section is enough.
        let index = placed.element.id.section
        let scroll = description.scrollDirection
        let end = starts[index] + sections[index].length
        return inside.origin(along: scroll) <= end && starts[index] <= inside.end(along: scroll)
      }
    }.map(\.element)
  }
}
