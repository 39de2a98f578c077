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

extension ViewDescription {
  /// The deepest nesting of views and modifiers, after a look at every view.
  fileprivate func checked(
    _ layouts: LayoutCatalogue,
    _ limits: LayoutLimits
  ) throws(LayoutFailure) -> Int {
    var deepest = 0
    var pending: [(view: ViewDescription, depth: Int, inReader: Bool)] = [(self, 1, false)]
    while let (view, above, inReader) = pending.popLast() {
      let depth = above + view.modifiers.count
      deepest = max(deepest, depth)
      if depth > limits.depth {
        throw LayoutFailure(.unsupported, "views nested deeper than \(limits.depth) levels")
      }
      if case .customLayout(let layout) = view.kind, layouts.layout(layout) == nil {
        throw LayoutFailure(.unsupported, "no custom layout is called \(layout.name)")
      }
      if !inReader, view.hasExpressions {
        throw LayoutFailure(.unsupported, "W and H mean something inside a GeometryReader only")
      }
      let isReader = view.kind == .geometryReader
      for child in view.children { pending.append((child, depth + 1, inReader || isReader)) }
      for (index, modifier) in view.modifiers.enumerated() {
        guard let secondary = modifier.secondary else { continue }
        pending.append((secondary, above + view.modifiers.count - index, inReader))
      }
    }
    return deepest
  }

  private var hasExpressions: Bool {
    lengths.contains { $0.points == nil }
      || modifiers.contains { $0.lengths.contains { $0.points == nil } }
  }

  private var lengths: [Length] {
    switch kind {
    case .spacer(let length): [length].compactMap { $0 }
    case .vStack(_, let spacing), .lazyVStack(_, let spacing): [spacing].compactMap { $0 }
    case .hStack(_, let spacing), .lazyHStack(_, let spacing): [spacing].compactMap { $0 }
    case .grid(_, let horizontal, let vertical): [horizontal, vertical].compactMap { $0 }
    case .lazyVGrid(let tracks, let spacing), .lazyHGrid(let tracks, let spacing):
      [spacing].compactMap { $0 }
        + tracks.flatMap { [$0.minimum, $0.maximum, $0.spacing] }
        .compactMap { $0 }
    default: []
    }
  }
}

extension ViewDescription.Modifier {
  /// The view given to an overlay or background.
  package var secondary: ViewDescription? {
    switch self {
    case .overlay(let view, _), .background(let view, _): view
    default: nil
    }
  }

  fileprivate var lengths: [Length] {
    switch self {
    case .frame(let width, let height, _): [width, height].compactMap { $0 }
    case .flexFrame(let frame):
      [
        frame.minWidth, frame.idealWidth, frame.maxWidth, frame.minHeight, frame.idealHeight,
        frame.maxHeight,
      ].compactMap { $0 }
    case .padding(let top, let leading, let bottom, let trailing):
      [top, leading, bottom, trailing]
    case .aspectRatio(let ratio, _): [ratio].compactMap { $0 }
    case .alignmentGuide(_, let length): [length]
    case .position(let x, let y), .offset(let x, let y): [x, y]
    default: []
    }
  }
}
