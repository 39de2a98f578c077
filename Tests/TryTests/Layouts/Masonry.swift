// plumb: make PinboardLayout(columns: 2, gap: 10)
import SwiftUI

private struct ColumnSpan: LayoutValueKey {
  static var defaultValue: Int = 1
}

extension View {
  func columnSpan(_ count: Int) -> some View { layoutValue(key: ColumnSpan.self, value: count) }
}

/// Columns of equal width; an item takes the shortest, or several side by side by its span.
struct PinboardLayout: Layout {
  var columns: Int
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: 300, height: 300)
    ).width
    let board = width.isFinite ? width : 300
    let frames = frames(subviews, board)
    return CGSize(width: board, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: nil)
      )
    }
  }

  private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
    let lane = max(0, (width - gap * CGFloat(columns - 1)) / CGFloat(columns))
    let pitch = min(lane + gap, width)
    var ends = Array(repeating: CGFloat(0), count: columns)
    return subviews.map { subview in
      let span = min(max(1, subview[ColumnSpan.self]), columns)
      let starts = 0...(columns - span)
      let top = { (start: Int) in ends[start..<start + span].max() ?? 0 }
      let start = starts.min { top($0) < top($1) } ?? 0
      let across = lane * CGFloat(span) + gap * CGFloat(span - 1)
      let size = subview.sizeThatFits(ProposedViewSize(width: across, height: nil))
      let y = top(start)
      for column in start..<start + span { ends[column] = y + size.height + gap }
      return CGRect(x: CGFloat(start) * pitch, y: y, width: across, height: size.height)
    }
  }
}
