import SwiftUI

/// Rows of two columns, the first as wide as its widest item; the sizes are kept in a cache.
struct TableLayout: Layout {
  var gap: CGFloat = 5

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  private func columns(_ cache: Cache) -> (CGFloat, CGFloat) {
    var widths: [CGFloat] = [0, 0]
    for (index, size) in cache.sizes.enumerated() {
      widths[index % 2] = max(widths[index % 2], size.width)
    }
    return (widths[0], widths[1])
  }

  private func rows(_ cache: Cache) -> [CGFloat] {
    stride(from: 0, to: cache.sizes.count, by: 2).map { first in
      cache.sizes[first..<min(first + 2, cache.sizes.count)].map(\.height).max() ?? 0
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    let rows = rows(cache)
    let (first, second) = columns(cache)
    let height = rows.reduce(0, +) + gap * CGFloat(max(0, rows.count - 1))
    return CGSize(width: first + (cache.sizes.count > 1 ? gap + second : 0), height: height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let rows = rows(cache)
    let first = columns(cache).0
    var y = bounds.minY
    for (row, height) in rows.enumerated() {
      for column in 0..<2 where row * 2 + column < subviews.count {
        subviews[row * 2 + column].place(
          at: CGPoint(x: bounds.minX + (column == 0 ? 0 : first + gap), y: y),
          proposal: .unspecified
        )
      }
      y += height + gap
    }
  }
}
