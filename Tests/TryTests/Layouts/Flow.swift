import SwiftUI

/// Items one after the other, wrapped to the next row where they no longer fit.
struct FlowLayout: Layout {
  var gap: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    // Rows break where they were measured to break: a wide item makes the bounds wider than that.
    let points = arrange(subviews, in: proposal.width ?? .infinity).points
    for (subview, point) in zip(subviews, points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
        proposal: .unspecified
      )
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> (size: CGSize, points: [CGPoint])
  {
    var points: [CGPoint] = []
    var (x, y, row, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width + 0.001 {
        x = 0
        y += row + gap
        row = 0
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + gap
      row = max(row, size.height)
      widest = max(widest, x - gap)
    }
    return (CGSize(width: widest, height: y + row), points)
  }
}
