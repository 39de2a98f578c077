/// A container arranged by a custom layout.
final class CustomLayoutNode: ContainerNode {
  private var storage: LayoutStorage
  let group: SubviewGroup

  init(_ seat: Seat, _ storage: LayoutStorage, _ children: [LayoutNode]) {
    self.storage = storage
    group = SubviewGroup(seat, children)
    super.init(seat)
    takeStock()
  }

  private var subviews: LayoutSubviews { LayoutSubviews(group) }

  private func takeStock() {
    priority = group.nodes.isEmpty ? -.infinity : 0  // P16
    // A layout may answer explicit guides of its own, whatever its children have.
    guides = [.edges, .baselines, .custom]
    declaresSpacing = true
  }

  /// Takes other children, telling the layout so (P3).
  func replaceChildren(_ children: [LayoutNode]) {
    group.nodes = children
    if group.offers != nil { group.offers = Array(repeating: [], count: children.count) }
    forget()
    takeStock()
    storage.childrenChanged(subviews)
  }

  /// Takes another layout for the same children: one of the same type updates its cache (P3, P14).
  func replaceLayout(_ storage: LayoutStorage) {
    storage.replace(self.storage, subviews)
    self.storage = storage
    forget()
  }

  override var isBranching: Bool { true }
  override var below: [LayoutNode] { group.nodes }

  func forgetCache() {
    forget()
    storage.forgetCache()
  }

  func ask(_ proposal: ProposedViewSize) -> CGSize { storage.size(proposal, subviews) }

  override func measure(_ offer: Offer) -> Extent {
    let size = ask(ProposedViewSize(offer))
    let (width, height) = (Double(size.width), Double(size.height))
    guard width >= 0, height >= 0 else {
      context.complain(.invalidSize, at: path, "answered a size of \(width) by \(height)")
      return Extent(width: max(width.or(0), 0), height: max(height.or(0), 0))
    }
    return Extent(width: width, height: height)
  }

  /// Lets the layout place its children in any bounds, as a host may (P5).
  func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    group.beginPlacing(in: bounds, proposal)
    storage.place(in: bounds, proposal, subviews)
    group.endPlacing()
  }

  override func arrange(_ offer: Offer) {
    place(in: bounds, ProposedViewSize(offer))
    let placed = group.nodes.indices.map { group.placement($0) }
    for (child, placement) in zip(group.nodes, placed) {
      put(child, x: placement.x - frame.x, y: placement.y - frame.y, offer: placement.offer)
    }
  }

  private var bounds: CGRect {
    CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  override func gatherSpacing() -> ViewSpacing { storage.spacing(subviews) }

  override func resolveGuide(_ key: GuideKey, at offer: Offer) -> Double? {
    let size = size(offer)
    return storage.explicitGuide(
      key,
      in: CGRect(x: 0, y: 0, width: size.width, height: size.height),
      ProposedViewSize(offer),
      subviews
    ).map(Double.init)
  }
}
