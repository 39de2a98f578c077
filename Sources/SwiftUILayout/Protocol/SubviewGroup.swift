/// The children of one custom container, with what its layout said of each.
final class SubviewGroup {
  var nodes: [LayoutNode]
  let context: LayoutContext
  let path: Int32
  let direction: LayoutDirection
  private(set) var placements: [SubviewPlacement?] = []
  private var isPlacing = false
  private var bounds = CGRect.zero
  private var proposal = ProposedViewSize.unspecified
  /// Whether placing only serves to find a guide, so that no view ends up there.
  private var isTrial = false
  /// What each child was offered while measured, when somebody wants to know.
  var offers: [[ProposedViewSize]]?

  init(_ seat: Seat, _ nodes: [LayoutNode]) {
    self.nodes = nodes
    context = seat.context
    path = seat.path
    direction = seat.isRightToLeft ? .rightToLeft : .leftToRight
  }

  func beginPlacing(in bounds: CGRect, _ proposal: ProposedViewSize, isTrial: Bool = false) {
    isPlacing = true
    self.isTrial = isTrial
    self.bounds = bounds
    self.proposal = proposal
    placements = Array(repeating: nil, count: nodes.count)
  }

  func endPlacing() { isPlacing = false }

  func size(_ index: Int, _ proposal: ProposedViewSize) -> Extent {
    let offer = sound(proposal, index)
    offers?[index].append(proposal)
    return nodes[index].size(offer)
  }

  /// Notes where a child goes; the last word wins (P6).
  func place(_ index: Int, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let node = nodes[index]
    guard isPlacing else {
      context.complain(  // P8
        .placeOutsidePlacement,
        at: node.path,
        "place was called while nothing was being placed"
      )
      return
    }
    let offer = sound(proposal, index)
    let size = node.size(offer)
    let x = Double(point.x) - Double(anchor.x) * size.width
    let y = Double(point.y) - Double(anchor.y) * size.height
    // Bounds without end have places without end; anything else has to be a number.
    guard isPlace(x, bounds.width), isPlace(y, bounds.height) else {  // P7
      if !isTrial {
        context.complain(.invalidOrigin, at: node.path, "placed at (\(x), \(y))")
      }
      return
    }
    let times = (placements[index]?.times ?? 0) + 1
    placements[index] = SubviewPlacement(
      x: x,
      y: y,
      proposal: proposal,
      offer: offer,
      size: size,
      times: times
    )
  }

  private func isPlace(_ coordinate: Double, _ length: CGFloat) -> Bool {
    coordinate.isFinite || (length.isInfinite && !coordinate.isNaN)
  }

  /// Where a child has been placed: as its layout said, else in the middle of the container,
  /// measured with the container's proposal (P6).
  func placement(_ index: Int) -> SubviewPlacement {
    if let placement = placements[index] { return placement }
    let offer = proposal.offer.floored
    let size = nodes[index].size(offer)
    return SubviewPlacement(
      x: (Double(bounds.midX) - size.width / 2).or(Double(bounds.minX)),
      y: (Double(bounds.midY) - size.height / 2).or(Double(bounds.minY)),
      proposal: proposal,
      offer: offer,
      size: size,
      times: 0
    )
  }

  func hasGuides(_ key: GuideKey) -> Bool {
    GuideTraits.merged.contains(key.trait) && nodes.contains { $0.guides.contains(key.trait) }
  }

  func mergedGuide(_ key: GuideKey) -> Double? {
    let values = nodes.indices.compactMap { index -> Double? in
      let placement = placement(index)
      return nodes[index].explicit(key, at: placement.offer).map {
        $0 + (key.axis == .horizontal ? placement.x : placement.y)
      }
    }
    return key.merged(values)
  }

  /// A proposal that the nodes can take: not-a-number is open, less than nothing is nothing.
  private func sound(_ proposal: ProposedViewSize, _ index: Int) -> Offer {
    let offer = proposal.offer
    if proposal.width?.isNaN == true || proposal.height?.isNaN == true {
      context.complain(
        .invalidFrameDimension,
        at: nodes[index].path,
        "proposed a dimension that is not a number"
      )
    }
    return offer.floored
  }
}

/// Where a layout put one of its children, in the coordinates of the bounds it was given.
struct SubviewPlacement {
  var x: Double
  var y: Double
  /// What the layout proposed, whatever it is.
  var proposal: ProposedViewSize
  /// What the view makes of it.
  var offer: Offer
  var size: Extent
  /// How often `place` was called.
  var times: Int
}
