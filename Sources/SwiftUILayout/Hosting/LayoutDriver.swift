package import LayoutCore

/// Drives a custom layout as a host may, kindly or not, and reads back everything it did.
///
/// The cache lives as in SwiftUI: made at the first call, updated when the children change (P3).
/// ``forgetCache()`` starts afresh, so that a used cache can be held against a new one.
package final class LayoutDriver {
  private let builder: DescriptionBuilder
  private let context: LayoutContext
  private let node: CustomLayoutNode
  private let seat: Seat

  /// Makes a container of `layout` around described children.
  ///
  /// - Throws: `unsupported` for a child that names an unknown layout or a size outside a reader.
  package init(
    _ layout: any Layout,
    children: [ViewDescription],
    layoutDirection: LayoutDirection = .leftToRight,
    limits: LayoutLimits = LayoutLimits(),
    layouts: LayoutCatalogue = .known
  ) throws(LayoutFailure) {
    for child in children { _ = try child.checked(layouts, limits) }
    context = LayoutContext(limits: limits)
    builder = DescriptionBuilder(context: context, layouts: layouts)
    let storage = LayoutStorage.of(layout)
    seat = Seat(
      context: context,
      path: LayoutPaths.root,
      isRightToLeft: layoutDirection == .rightToLeft,
      orientation: storage.properties.stackOrientation
    )
    let nodes = builder.children(children, seat, DescriptionBuilder.Reader())
    node = CustomLayoutNode(seat, storage, nodes)
    node.group.offers = Array(repeating: [], count: nodes.count)
  }

  /// The number of children.
  package var count: Int { node.group.nodes.count }

  /// The size the layout answers, whatever it is: negative and not-a-number too.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.ask(proposal) }

  /// Where the layout places its children in any bounds, in the coordinates of the bounds.
  ///
  /// Right to left mirrors nothing here: what a layout says is judged as it says it.
  package func place(in bounds: CGRect, proposal: ProposedViewSize) -> [DrivenPlacement] {
    node.place(in: bounds, proposal)
    return node.group.nodes.indices.map { index in
      let placement = node.group.placement(index)
      return DrivenPlacement(
        frame: CGRect(
          x: placement.x,
          y: placement.y,
          width: placement.size.width,
          height: placement.size.height
        ),
        proposal: placement.proposal,
        times: placement.times
      )
    }
  }

  /// The container's preferences for distances.
  package var spacing: ViewSpacing { node.gatherSpacing() }

  /// The explicit value of a horizontal guide, in points, if any.
  package func explicitAlignment(
    of guide: HorizontalAlignment,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    node.resolveGuide(guide.key, at: proposal.offer).map { CGFloat($0) }
  }

  /// The explicit value of a vertical guide, in points, if any.
  package func explicitAlignment(
    of guide: VerticalAlignment,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    node.resolveGuide(guide.key, at: proposal.offer).map { CGFloat($0) }
  }

  /// Takes other children; the layout updates its cache.
  ///
  /// - Throws: `unsupported` for a child that names an unknown layout or a size outside a reader.
  package func replaceChildren(
    _ children: [ViewDescription]
  ) throws(LayoutFailure) {
    for child in children { _ = try child.checked(builder.layouts, context.limits) }
    node.replaceChildren(builder.children(children, seat, DescriptionBuilder.Reader()))
  }

  /// Takes another layout: one of the same type updates the cache, another makes its own.
  package func replaceLayout(_ layout: any Layout) {
    node.replaceLayout(LayoutStorage.of(layout))
  }

  /// Drops the cache: the next call makes a new one.
  package func forgetCache() { node.forgetCache() }

  /// What the layout offered each child while it measured, in order, since the last call of this.
  package func takeOffers() -> [[ProposedViewSize]] {
    let offers = node.group.offers ?? []
    node.group.offers = Array(repeating: [], count: count)
    return offers
  }

  /// The work of the children so far.
  package var work: WorkCounters { context.work }
  /// What there was to complain of so far.
  package var complaints: [LayoutComplaint] { context.complaints }
}

/// Where a layout put one child.
package struct DrivenPlacement: Sendable, Hashable {
  /// The child's frame in the coordinates of the bounds, in points.
  package var frame: CGRect
  /// What it was placed with, as the layout said it: less than nothing and not-a-number too.
  package var proposal: ProposedViewSize
  /// How often it was placed; a child never placed lies in the middle (P6).
  package var times: Int
}
