/// A row as a layout.
public struct HStackLayout: Layout, Sendable {
  /// How views are aligned across the row.
  public var alignment: VerticalAlignment
  /// Points between views; nil for their own preferences.
  public var spacing: CGFloat?

  /// Makes a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row is horizontal (P13).
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }
}

/// A column as a layout.
public struct VStackLayout: Layout, Sendable {
  /// How views are aligned across the column.
  public var alignment: HorizontalAlignment
  /// Points between views; nil for their own preferences.
  public var spacing: CGFloat?

  /// Makes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column is vertical (P13).
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }
}

/// What a stack layout keeps between calls.
public struct StackLayoutCache {
  var solver: StackSolver
}

/// A layout that is a stack; the rules are those of the stack itself.
protocol StackLikeLayout: Layout where Cache == StackLayoutCache {
  var style: StackStyle { get }
}

extension HStackLayout: StackLikeLayout {
  /// What a row keeps between calls.
  public typealias Cache = StackLayoutCache
  var style: StackStyle { StackStyle(.horizontal, alignment.key, spacing) }
}

extension VStackLayout: StackLikeLayout {
  /// What a column keeps between calls.
  public typealias Cache = StackLayoutCache
  var style: StackStyle { StackStyle(.vertical, alignment.key, spacing) }
}

extension LayoutProperties {
  init(_ orientation: Axis) { stackOrientation = orientation }
}

extension StackLikeLayout {
  func solver(_ subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(solver: StackSolver(style, subviews.group.context, subviews.nodes))
  }

  func size(_ proposal: ProposedViewSize, _ cache: StackLayoutCache) -> CGSize {
    let size = cache.solver.solve(proposal.offer)
    return CGSize(width: size.width, height: size.height)
  }

  func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: StackLayoutCache
  ) {
    let axis = style.axis
    var settled = proposal.offer
    if settled[axis.crossed].isNaN {  // S8
      settled[axis.crossed] = Double(axis == .horizontal ? bounds.height : bounds.width)
    }
    _ = cache.solver.solve(settled)
    for (subview, slot) in zip(subviews, cache.solver.slots) {
      let x = axis == .horizontal ? slot.position : slot.shift
      let y = axis == .horizontal ? slot.shift : slot.position
      let offer = Offer(axis, slot.offered, across: settled[axis.crossed])
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(x), y: bounds.minY + CGFloat(y)),
        proposal: ProposedViewSize(offer)
      )
    }
  }
}

extension HStackLayout {
  /// Makes the cache for `subviews`.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { solver(subviews) }
  /// The size of the row, in points (S1 to S6).
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize { size(proposal, cache) }
  /// Places the views of the row (S8).
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) { place(bounds, proposal, subviews, cache) }
  /// The row's preferences (S10).
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    StackNode.spacing(of: subviews.nodes, along: .horizontal)
  }
}

extension VStackLayout {
  /// Makes the cache for `subviews`.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { solver(subviews) }
  /// The size of the column, in points (S1 to S6).
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize { size(proposal, cache) }
  /// Places the views of the column (S8).
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) { place(bounds, proposal, subviews, cache) }
  /// The column's preferences (S10).
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    StackNode.spacing(of: subviews.nodes, along: .vertical)
  }
}

/// A pile of views as a layout (C1).
public struct ZStackLayout: Layout, Sendable {
  /// How the views are aligned.
  public var alignment: Alignment

  /// Makes a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func solver(_ subviews: Subviews) -> LayeredSolver {
    LayeredSolver(
      context: subviews.group.context,
      alignment: alignment.pair,
      children: subviews.nodes
    )
  }

  /// The size of the pile, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let size = solver(subviews).size(proposal.offer)
    return CGSize(width: size.width, height: size.height)
  }

  /// Places the views of the pile.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let size = Extent(width: Double(bounds.width), height: Double(bounds.height))
    let solver = solver(subviews)
    let seats = solver.seats(solver.placementOffer(proposal.offer, size))
    for (subview, seat) in zip(subviews, seats) {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(seat.x), y: bounds.minY + CGFloat(seat.y)),
        proposal: ProposedViewSize(seat.offer)
      )
    }
  }
}
