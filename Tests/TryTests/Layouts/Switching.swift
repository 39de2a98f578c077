import SwiftUI

/// A column or a row by the room there is, through a layout of any type.
struct SwitchingLayout: Layout {
  var limit: CGFloat = 200

  private func layout(_ width: CGFloat?) -> AnyLayout {
    (width ?? .infinity) < limit
      ? AnyLayout(Pile(axis: .vertical)) : AnyLayout(Pile(axis: .horizontal))
  }

  func makeCache(subviews: Subviews) -> AnyLayout.Cache {
    layout(nil).makeCache(subviews: subviews)
  }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGSize {
    layout(proposal.width).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    layout(proposal.width).placeSubviews(
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }
}

/// Items one after the other along an axis, at their ideal sizes, centred across it.
private struct Pile: Layout {
  var axis: Axis

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return axis == .horizontal
      ? CGSize(width: widths.reduce(0, +), height: heights.max() ?? 0)
      : CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var place = axis == .horizontal ? bounds.minX : bounds.minY
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if axis == .horizontal {
        subview.place(
          at: CGPoint(x: place, y: bounds.midY),
          anchor: .leading,
          proposal: .unspecified
        )
        place += size.width
      } else {
        subview.place(at: CGPoint(x: bounds.midX, y: place), anchor: .top, proposal: .unspecified)
        place += size.height
      }
    }
  }
}

/// The same two through the view.
struct SwitchingView: View {
  @State private var isWide = false

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 30, height: 20)
    }
  }
}
