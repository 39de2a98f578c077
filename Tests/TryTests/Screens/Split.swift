import SwiftUI

// plumb: children 2
/// Two views side by side, and exactly two.
struct SplitLayout: Layout {
  var fraction: CGFloat = 0.4
  var gap: CGFloat = 1

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    precondition(subviews.count == 2, "SplitLayout wants two views")
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    return CGSize(width: max(size.width, gap), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let leading = (bounds.width - gap) * fraction
    subviews[0].place(
      at: bounds.origin,
      proposal: ProposedViewSize(width: leading, height: bounds.height)
    )
    subviews[1].place(
      at: CGPoint(x: bounds.minX + leading + gap, y: bounds.minY),
      proposal: ProposedViewSize(width: bounds.width - leading - gap, height: bounds.height)
    )
  }
}

struct SplitDemo: View {
  var body: some View {
    SplitLayout {
      Color.red
      Color.blue
    }
  }
}
