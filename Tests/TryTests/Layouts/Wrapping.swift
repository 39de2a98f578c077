import SwiftUI

/// Rows of items, each row aligned in the width that the widest takes.
struct WrappingLayout: Layout {
  var alignment: HorizontalAlignment = .trailing
  var spacing: CGFloat = 8

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(_ subviews: Subviews, _ width: CGFloat) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      let needed = row.indices.isEmpty ? size.width : row.width + spacing + size.width
      if !row.indices.isEmpty, needed > width + 0.001 {
        rows.append(row)
        row = Row()
        row.width = size.width
      } else {
        row.width = needed
      }
      row.indices.append(index)
      row.height = max(row.height, size.height)
    }
    if !row.indices.isEmpty { rows.append(row) }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(subviews, proposal.width ?? .infinity)
    let heights = rows.reduce(0) { $0 + $1.height }
    return CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: heights + spacing * CGFloat(max(0, rows.count - 1))
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    var y = bounds.minY
    // Rows break where they were measured to break: a wide item makes the bounds wider than that.
    for row in rows(subviews, proposal.width ?? .infinity) {
      var x: CGFloat
      switch alignment {
      case .leading: x = bounds.minX
      case .trailing: x = bounds.maxX - row.width
      default: x = bounds.midX - row.width / 2
      }
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }
}
