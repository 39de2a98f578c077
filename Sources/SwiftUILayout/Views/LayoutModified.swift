/// A view with a box of a modifier around it.
nonisolated struct LayoutModified<Content: View>: View, PrimitiveView {
  let content: Content
  let wrap: (Seat, LayoutNode) -> LayoutNode

  init(_ content: Content, _ wrap: @escaping (Seat, LayoutNode) -> LayoutNode) {
    self.content = content
    self.wrap = wrap
  }

  @MainActor func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.wrap(content, place, wrap)
  }
}

/// A view with a second one laid over or under it (F12).
nonisolated struct SecondaryModified<Content: View, Secondary: View>: View, PrimitiveView {
  let content: Content
  let secondary: Secondary
  let alignment: Alignment

  init(_ content: Content, _ secondary: Secondary, _ alignment: Alignment) {
    self.content = content
    self.secondary = secondary
    self.alignment = alignment
  }

  @MainActor func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let pair = alignment.pair
    return lowering.wrap(content, place.identified("primary")) { seat, child in
      let path = lowering.context.paths.content(of: seat.path)
      let node = lowering.only(secondary, at: path, place.identified("secondary")) { seat, views in
        LayeredNode(seat, pair, views.nodes, isStatic: views.isStatic)  // P18
      }
      return SecondaryNode(seat, around: child, secondary: node, alignment: pair)
    }
  }
}
