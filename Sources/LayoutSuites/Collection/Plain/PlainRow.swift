import CollectionLayout

/// Where a section that scrolls across the layout comes to rest (rules, section 5).
struct PlainRow: Sendable {
  var behavior: OrthogonalBehavior
  /// The view's length along the row.
  var bounds: Double
  var insets: (start: Double, end: Double)
  /// The groups' starts and lengths, leading inset included.
  var starts: [Double]
  var lengths: [Double]
  var length: Double

  var limit: Double { max(0, length - bounds) }
  var viewport: Double { bounds - insets.start - insets.end }

  func restOffset(asked: Double) -> Double {
    let clamped = min(max(asked, 0), limit)
    switch behavior {
    case .continuous: return clamped
    case .continuousGroupLeadingBoundary, .groupPaging:
      let edges = starts.map { min(max($0 - insets.start, 0), limit) }
      return nearest(to: asked, among: edges)
    case .paging:
      guard viewport > 0, asked < limit else { return clamped }
      return min((clamped / viewport).rounded() * viewport, limit)
    case .groupPagingCentered:
      // A group's centre at the viewport's centre, past the ends where that is needed.
      let centre = insets.start + viewport / 2
      return nearest(to: asked, among: zip(starts, lengths).map { $0 + $1 / 2 - centre })
    }
  }

  /// The nearest; of two as near, the earlier.
  private func nearest(to asked: Double, among rests: [Double]) -> Double {
    var best = rests.first ?? 0
    for rest in rests where (rest - asked).magnitude < (best - asked).magnitude { best = rest }
    return best
  }
}
