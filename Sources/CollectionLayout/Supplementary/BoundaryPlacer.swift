package import LayoutCore

/// A boundary item where it lies when nothing is pinned, in section or content coordinates.
package struct PlacedBoundary: Sendable {
  package var item: BoundaryItem
  package var frame: Rect
  /// Whether a measurement can replace its width or height (E6).
  package var isEstimated: Bool { item.size.isEstimated }
}

/// A body with its boundary items around it.
struct BoundedBody {
  /// Room the body gives up before and after itself to items that extend it (B8).
  var before = 0.0
  var after = 0.0
  /// The body's own length, grown to long side items (B9).
  var length: Double
  var items: [PlacedBoundary] = []
}

/// Places the boundary items of a section or of the whole layout (B6 to B11).
struct BoundaryPlacer {
  let context: SolveContext
  let scrollAxis: Axis
  /// What lies between the items across the axis: where it begins and how long it is.
  let across: (start: Double, length: Double)
  /// What the items answered when they were measured, by kind.
  let measured: (String) -> PreferredSize?

  /// Places items around a body of some length; frames begin where the grown body does.
  func place(_ items: [BoundaryItem], around bodyLength: Double) -> BoundedBody {
    let cross = scrollAxis.crossed
    let rules = context.rules
    var box = context.container
    box[cross] = across.length
    if rules.breaks(.boundaryInFullBounds) { box[scrollAxis] = bodyLength }
    let sizes = items.map { size(of: $0, in: box) }
    var body = BoundedBody(length: bodyLength)
    // B9: a long side item grows the body first, and cells stay at its start.
    var grown = bodyLength
    for (item, size) in zip(items, sizes)
    where item.extendsBoundary && item.alignment.place(along: scrollAxis) == .middle {
      grown = max(grown, size[scrollAxis])
    }
    if !rules.breaks(.sideGrowth) { body.length = grown }
    let ends = rules.breaks(.sideGrowthFirst) ? bodyLength : body.length
    var stacked = (start: 0.0, end: 0.0)
    for (item, size) in zip(items, sizes) {
      let length = size[scrollAxis]
      let place = item.alignment.place(along: scrollAxis)
      var start: Double
      switch (place, item.extendsBoundary) {
      case (.start, true): start = -length - stacked.start
      case (.start, false): start = 0
      case (.end, true): start = ends + stacked.end
      case (.end, false): start = ends - length
      case (.middle, _): start = (body.length - length) / 2
      }
      if rules.breaks(.oneSideOverlaps), item.extendsBoundary {
        if place == .start { stacked.start += length }
        if place == .end { stacked.end += length }
      }
      let unmoved = start
      start += item.offset(along: scrollAxis)
      if item.extendsBoundary, !rules.breaks(.sectionGrowth) {
        // B8: what sticks out counts, offset included, once on either side.
        let reach = rules.breaks(.growthCountsOffset) ? unmoved : start
        body.before = max(body.before, -reach)
        body.after = max(body.after, reach + length - body.length)
      }
      let crossStart = crossStart(item, size[cross]) + item.offset(along: cross)
      let frame =
        scrollAxis == .vertical
        ? Rect(x: crossStart, y: start, width: size.width, height: size.height)
        : Rect(x: start, y: crossStart, width: size.width, height: size.height)
      body.items.append(PlacedBoundary(item: item, frame: frame))
    }
    for index in body.items.indices {
      if scrollAxis == .vertical {
        body.items[index].frame.y += body.before
      } else {
        body.items[index].frame.x += body.before
      }
    }
    return body
  }

  private func size(of item: BoundaryItem, in box: Size) -> Size {
    var size = context.resolver.size(item.size, in: box)
    guard !context.rules.breaks(.boundaryMeasured), let answer = measured(item.kind) else {
      return size
    }
    for axis in Axis.allCases where item.size[axis].isEstimated {
      if let length = answer[axis] { size[axis] = length }
    }
    return size
  }

  /// B7: at the named edge of the room across, in the middle when none is named.
  private func crossStart(_ item: BoundaryItem, _ length: Double) -> Double {
    switch item.alignment.place(along: scrollAxis.crossed) {
    case .start: across.start
    case .middle: across.start + (across.length - length) / 2
    case .end: across.start + across.length - length
    }
  }
}
