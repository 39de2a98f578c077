import SwiftUI

/// A column with room around it, as a layout and as a modifier that puts one view into it.
struct Framing: Layout, ViewModifier {
  var margin: CGFloat = 12

  func body(content: Content) -> some View {
    Framing(margin: margin) { content }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let inner = inner(proposal)
    let sizes = subviews.map { $0.sizeThatFits(inner) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + margin * 2,
      height: sizes.map(\.height).reduce(0, +) + margin * 2
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let inner = inner(proposal)
    var y = bounds.minY + margin
    for subview in subviews {
      let size = subview.sizeThatFits(inner)
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: inner)
      y += size.height
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - margin * 2) }, height: nil)
  }
}

extension View {
  func framed(_ margin: CGFloat) -> some View { modifier(Framing(margin: margin)) }
}
