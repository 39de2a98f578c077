import LayoutCore

/// Places supplementary elements on the items and groups they are anchored to (B15, B16).
struct Anchoring: Sendable {
  let context: SolveContext

  /// An element anchored to a frame, its fractions taken of `box`.
  func place(_ item: AnchoredItem, on frame: Rect, resolvedIn box: Size) -> FilledGroup.Anchored {
    let size = context.resolver.size(item.size, in: box)
    let ownDefault = Anchor(
      edges: context.rules.breaks(.itemAnchorDefault) ? [] : item.containerAnchor.edges
    )
    let unit = context.rules.breaks(.fractionalAnchor) ? frame.size : size
    let target = point(item.containerAnchor, in: frame.size, unit: unit)
    let own = point(item.itemAnchor ?? ownDefault, in: size, unit: unit)
    return FilledGroup.Anchored(
      kind: item.kind,
      frame: Rect(
        x: frame.x + target.x - own.x,
        y: frame.y + target.y - own.y,
        width: size.width,
        height: size.height
      ),
      zIndex: item.zIndex
    )
  }

  /// The anchor's point from the top left of a size (B16).
  private func point(_ anchor: Anchor, in size: Size, unit: Size) -> (x: Double, y: Double) {
    let x = Self.part(anchor.edges, .leading, .trailing) * size.width
    let y = Self.part(anchor.edges, .top, .bottom) * size.height
    switch anchor.offset {
    case .absolute(let dx, let dy): return (x + dx, y + dy)
    case .fractional(let dx, let dy): return (x + dx * unit.width, y + dy * unit.height)
    }
  }

  /// 0 or 1 on a named edge, the middle when none or both are named.
  private static func part(_ edges: Edges, _ low: Edges, _ high: Edges) -> Double {
    switch (edges.contains(low), edges.contains(high)) {
    case (true, false): 0
    case (false, true): 1
    default: 0.5
    }
  }
}
