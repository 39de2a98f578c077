public import Foundation

/// Lays out a view as a window of some size would, and tells where every box came out.
///
/// The root is proposed the host's size and centred in it; several root views form a column (P18).
/// Views whose state changes while they are laid out, as by a preference, are evaluated again
/// until it settles. Actions such as `onAppear` and `task` are not run.
@MainActor
public final class LayoutHost<Root: View> {
  private let root: Root
  private let limits: LayoutLimits
  private let store = StateStore()
  /// The values the root inherits.
  public var environment = EnvironmentValues()

  /// Makes a host of `root`.
  public init(_ root: Root, limits: LayoutLimits = LayoutLimits()) {
    self.root = root
    self.limits = limits
  }

  /// Makes a host of the views that `root` builds.
  public convenience init(@ViewBuilder _ root: () -> Root) { self.init(root()) }

  /// Says how far the loading of pictures has come, by their addresses.
  public func setImagePhases(_ phase: @escaping @Sendable (URL?) -> AsyncImagePhase) {
    environment.imagePhase = phase
  }

  /// Lays the root out in a host of `size` points, centred as in a window.
  ///
  /// - Complexity: O(n) for n views at bounded depth; each view's own layout may add to that.
  public func layout(
    in size: CGSize,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> LayoutResult {
    layout(ProposedViewSize(size), layoutDirection) { root in
      (
        GuidePair.gap(Double(size.width) / 2, root.width / 2),
        GuidePair.gap(Double(size.height) / 2, root.height / 2)
      )
    }
  }

  /// Lays the root out for a proposal, with its origin at (0, 0).
  ///
  /// - Complexity: O(n) for n views at bounded depth; each view's own layout may add to that.
  public func layout(
    proposal: ProposedViewSize,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> LayoutResult {
    layout(proposal, layoutDirection) { _ in (0, 0) }
  }

  private func layout(
    _ proposal: ProposedViewSize,
    _ direction: LayoutDirection,
    origin: (Extent) -> (x: Double, y: Double)
  ) -> LayoutResult {
    environment.layoutDirection = direction
    var evaluation = 0
    while true {
      evaluation += 1
      let before = StateChanges.count
      let (tree, size): (NodeTree, Extent) = withObservationTracking(
        {
          let tree = self.tree()
          return (tree, tree.layout(proposal.offer, origin: origin))
        },
        onChange: { StateChanges.note() }
      )
      if let root = tree.root { PreferencePass.run(root) }
      if StateChanges.count == before { return tree.result(size) }
      if evaluation == limits.evaluations {
        tree.context.complain(
          .stateKeepsChanging,
          at: LayoutPaths.root,
          "state still changes after \(evaluation) evaluations"
        )
        return tree.result(size)
      }
    }
  }

  /// The nodes of the views as they are now.
  private func tree() -> NodeTree {
    let context = LayoutContext(limits: limits, displayScale: Double(environment.displayScale))
    let place = ViewPlace(
      counter: ViewPlace.Counter(LayoutPaths.root),
      environment: environment,
      identity: ViewIdentity(parent: nil, step: 0)
    )
    let lowering = Lowering(context, store)
    let node = lowering.only(root, at: LayoutPaths.root, place) { seat, views in
      let style = StackStyle(.vertical, .centerX, nil)
      return StackNode(seat, style, views.nodes, isStatic: views.isStatic)  // P18
    }
    // Views nest no deeper than the lowering allows, which is shallow enough for any stack.
    return NodeTree(context, root: node, depth: 0)
  }
}
