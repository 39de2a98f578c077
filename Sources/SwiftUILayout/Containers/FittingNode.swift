/// Shows the first of several views whose ideal size fits the proposal, else the last (C5).
final class FittingNode: MeasuringNode {
  private let axes: Axis.Set
  private let candidates: [LayoutNode]
  private var shown: LayoutNode?

  init(_ seat: Seat, axes: Axis.Set, _ candidates: [LayoutNode]) {
    self.axes = axes
    self.candidates = candidates
    super.init(seat)
    for candidate in candidates { guides.formUnion(candidate.guides) }
  }

  override var isBranching: Bool { true }
  override var below: [LayoutNode] { shown.map { [$0] } ?? [] }

  private func pick(_ offer: Offer) -> LayoutNode? {
    candidates.first { candidate in
      let ideal = candidate.size(context.bends(.fitsByProposal) ? offer : .unspecified)
      func fits(_ axis: Axis) -> Bool {
        !axes.contains(axis) || offer[axis].isNaN
          || ideal[axis] <= offer[axis] + offer[axis].rounding
      }
      return fits(.horizontal) && fits(.vertical)
    } ?? candidates.last
  }

  override func measure(_ offer: Offer) -> Extent { pick(offer)?.size(offer) ?? .zero }

  override func arrange(_ offer: Offer) {
    shown = pick(offer)
    if let shown { put(shown, x: 0, y: 0, offer: offer) }
  }

  override func resolveGuide(_ key: GuideKey, at offer: Offer) -> Double? {
    pick(offer)?.explicit(key, at: offer)
  }
}
