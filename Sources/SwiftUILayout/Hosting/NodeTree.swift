import LayoutCore

/// A root node with what its tree shares: lays it out, and reads the boxes back.
final class NodeTree {
  let context: LayoutContext
  private(set) var root: LayoutNode?
  private let depth: Int

  init(_ context: LayoutContext, root: LayoutNode?, depth: Int) {
    self.context = context
    self.root = root
    self.depth = depth
  }

  /// Nodes let go of one another a level at a time, which takes stack as laying out does.
  deinit { DeepStack.run(depth: depth) { root = nil } }

  /// Lays the root out for `offer`, its origin at the host's; the size of the root.
  func layout(_ offer: Offer) -> Extent { layout(offer) { _ in (0, 0) } }

  /// Lays the root out with its origin where `origin` puts a box of its size.
  func layout(_ offer: Offer, origin: (Extent) -> (x: Double, y: Double)) -> Extent {
    guard let root else { return .zero }
    let offer = offer.floored
    return DeepStack.run(depth: depth) {
      let size = root.size(offer)
      let corner = origin(size)
      root.settle(
        Box(x: corner.x, y: corner.y, width: size.width, height: size.height),
        offer
      )
      return size
    }
  }

  /// Calls `body` with every box in the order of the views: a view, its children, its modifiers.
  func forEachBox(_ body: (LayoutNode) -> Void) {
    guard let root else { return }
    var pending: [(node: LayoutNode, isOpened: Bool)] = [(root, false)]
    while let (node, isOpened) = pending.popLast() {
      let isModifier = node is WrapperNode && !(node is ScrollNode)
      if isOpened || !isModifier {
        if node.isBox { body(node) }
        if isOpened { continue }
      } else {
        if let content = (node as? SecondaryNode)?.content { pending.append((content, false)) }
        pending.append((node, true))
      }
      for child in node.below.reversed() { pending.append((child, false)) }
    }
  }

  func result(_ size: Extent) -> LayoutResult {
    var frames: [LayoutFrame] = []
    forEachBox { node in
      let frame = node.frame
      frames.append(
        LayoutFrame(
          paths: context.paths,
          id: node.path,
          frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        )
      )
    }
    return LayoutResult(
      size: CGSize(width: size.width, height: size.height),
      frames: frames,
      complaints: context.complaints,
      work: context.work
    )
  }
}
