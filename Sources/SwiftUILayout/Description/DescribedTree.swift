package import LayoutCore

/// The layout of a described view tree, on any thread.
package final class DescribedTree {
  private let tree: NodeTree

  /// Builds the nodes of `view`.
  ///
  /// - Parameter scale: Device pixels a point; a divider is one pixel thick.
  /// - Throws: `unsupported` for a custom layout the catalogue does not know, a length over `W`
  ///   or `H` outside a geometry reader, and views nested deeper than the limit.
  /// - Complexity: O(n) for n views and modifiers.
  package init(
    _ view: ViewDescription,
    layoutDirection: LayoutDirection = .leftToRight,
    scale: Double = 1,
    mutations: RuleMutation = [],
    limits: LayoutLimits = LayoutLimits(),
    layouts: LayoutCatalogue = .known
  ) throws(LayoutFailure) {
    let depth = try view.checked(layouts, limits)
    let context = LayoutContext(mutations: mutations, limits: limits, displayScale: scale)
    let builder = DescriptionBuilder(context: context, layouts: layouts)
    let seat = Seat(
      context: context,
      path: LayoutPaths.root,
      isRightToLeft: layoutDirection == .rightToLeft
    )
    let root = DeepStack.run(depth: depth) {
      builder.root(view, seat, DescriptionBuilder.Reader()) { seat, nodes in
        let style = StackStyle(axis: .vertical, guide: .centerX, spacing: Offer.open)
        return StackNode(seat, style, nodes, isStatic: true)  // P18
      }
    }
    tree = NodeTree(context, root: root, depth: depth)
  }

  /// Lays the tree out with the root's origin at (0, 0); the root's size in points.
  package func layout(_ proposal: ProposedViewSize) -> CGSize {
    let size = tree.layout(proposal.offer)
    return CGSize(width: size.width, height: size.height)
  }

  /// Lays the tree out and reads everything back.
  package func result(_ proposal: ProposedViewSize) -> LayoutResult {
    tree.result(tree.layout(proposal.offer))
  }

  /// What the layouts so far did.
  package var work: WorkCounters { tree.context.work }
}
