import SwiftUI

/// Items around a circle that is large enough for all of them.
struct RadialMenu: Layout {
  var start: Angle = .degrees(-90)

  private func side(_ subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified) }.map { max($0.width, $0.height) }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let least = side(subviews) * 3
    let offered = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: least, height: least)
    )
    let both = min(offered.width, offered.height)
    let length = max(least, both.isFinite ? both : least)
    return CGSize(width: length, height: length)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let radius = (min(bounds.width, bounds.height) - side(subviews)) / 2
    for (index, subview) in subviews.enumerated() {
      let turn = start.radians + 2 * .pi * Double(index) / Double(subviews.count)
      let point = CGPoint(
        x: bounds.midX + radius * cos(turn),
        y: bounds.midY + radius * sin(turn)
      )
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
