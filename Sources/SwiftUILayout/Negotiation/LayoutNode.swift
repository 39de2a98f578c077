/// A box in the negotiation of sizes: answers proposals, and is placed with one.
///
/// A child decides its own size (P1). Subclasses say how; each keeps the rules of one view or
/// modifier. Positions given to ``put(_:x:y:offer:)`` run from the leading edge; right to left
/// mirrors them about this node's width (P19).
class LayoutNode {
  final let context: LayoutContext
  final let path: Int32
  /// Whether this box is read from right to left.
  final let isRightToLeft: Bool
  /// Whether this node's box belongs in the answer; a node that only carries a trait has none.
  final var isBox = true
  /// Which explicit guides may be found in this node or below.
  final var guides: GuideTraits = []
  /// Whether this node or one below declares a spacing preference.
  final var declaresSpacing = false
  /// Whether the size is the same for every proposal, so that none needs to be made.
  final var isRigid = false
  /// Whether the node has no children to place.
  final var isLeaf = false
  /// Layout priority (S1).
  final var priority = 0.0
  /// The node's frame in the host's coordinates.
  final var frame = Box.zero

  init(_ seat: Seat) {
    context = seat.context
    path = seat.path
    isRightToLeft = seat.isRightToLeft
  }

  /// The size for `offer`, never negative or not-a-number.
  func size(_ offer: Offer) -> Extent { .zero }

  /// Places the children inside ``frame``, which is the answer to `offer`.
  func arrange(_ offer: Offer) {}

  /// The explicit value of a guide, in points from this box's leading or top edge, if any (P10).
  func explicitGuide(_ key: GuideKey, at offer: Offer) -> Double? { nil }

  /// The distances this node would like to its neighbours (S9).
  var spacing: ViewSpacing { ViewSpacing() }

  /// The nodes directly below whose boxes belong in the answer, in order.
  var below: [LayoutNode] { [] }

  /// The value set for a layout value key on this view, if any (P11).
  func trait(_ key: ObjectIdentifier) -> Any? { nil }
}

extension LayoutNode {
  /// The value of a guide: explicit, or the default for a box of `size` (P10).
  final func guide(_ key: GuideKey, at offer: Offer, size: Extent) -> Double {
    if guides.contains(key.trait), !context.bends(.guidesIgnored),
      let explicit = explicitGuide(key, at: offer)
    {
      return explicit
    }
    return key.value(in: size)
  }

  /// The explicit value of a guide, asked for only where there may be one.
  final func explicit(_ key: GuideKey, at offer: Offer) -> Double? {
    guides.contains(key.trait) && !context.bends(.guidesIgnored)
      ? explicitGuide(key, at: offer) : nil
  }

  /// The view's dimensions for a proposal.
  final func dimensions(_ offer: Offer) -> ViewDimensions {
    ViewDimensions(extent: size(offer), node: self, offer: offer)
  }

  /// Places `child` with its origin at (`x`, `y`) from this node's leading top corner.
  final func put(_ child: LayoutNode, x: Double, y: Double, offer: Offer) {
    let size = child.size(offer)
    let left =
      isRightToLeft && !context.bends(.mirrorMissing) ? frame.width.less(x + size.width) : x
    child.settle(
      // Of two distances without end that cancel out, nothing is left to add.
      Box(
        x: (frame.x + left).or(frame.x),
        y: (frame.y + y).or(frame.y),
        width: size.width,
        height: size.height
      ),
      offer
    )
  }

  /// Takes `box` as the frame and places what is inside.
  final func settle(_ box: Box, _ offer: Offer) {
    frame = box
    context.placements += 1
    if !isLeaf { arrange(offer) }
  }
}

/// Where a node sits: the tree it belongs to, its path, and what it inherits.
struct Seat {
  let context: LayoutContext
  var path: Int32
  var isRightToLeft = false
  /// The axis of the nearest container that states one (P13).
  var orientation: Axis?

  /// A length as it is, or `other` with a complaint where it is not finite.
  func finite(_ length: Double, or other: Double, _ name: String) -> Double {
    if length.isFinite { return length }
    context.complain(.invalidFrameDimension, at: path, "\(name) of \(length): not finite")
    return other
  }
}

/// Which kinds of explicit guides a node or its children may have.
///
/// The built-in edges and centres do not show through a container; baselines and custom guides
/// do (F14). Knowing that there is none saves a walk down the tree.
struct GuideTraits: OptionSet {
  let rawValue: UInt8
  static let edges = GuideTraits(rawValue: 1)
  static let baselines = GuideTraits(rawValue: 2)
  static let custom = GuideTraits(rawValue: 4)
  /// Those that show through a container.
  static let merged: GuideTraits = [.baselines, .custom]
}

/// A node that asks its children to answer, and remembers what it answered (P4).
class MeasuringNode: LayoutNode {
  private final var memo = MeasureMemo()
  private final var guideMemo: GuideMemo?

  /// Whether answering one proposal makes several to the same child.
  var isBranching: Bool { false }

  /// The size for a proposal not seen lately.
  func measure(_ offer: Offer) -> Extent { .zero }

  /// The explicit value of a guide not asked for lately.
  func resolveGuide(_ key: GuideKey, at offer: Offer) -> Double? { nil }

  override func size(_ offer: Offer) -> Extent {
    if let known = memo.size(for: offer) { return known }
    guard context.countMeasure(at: path) else { return .zero }
    let size = measure(offer)
    memo.keep(size, for: offer, branching: isBranching)
    return size
  }

  override final func explicitGuide(_ key: GuideKey, at offer: Offer) -> Double? {
    if let known = guideMemo?.value(of: key, at: offer) { return known }
    let value = resolveGuide(key, at: offer)
    let memo = guideMemo ?? GuideMemo()
    guideMemo = memo
    memo.keep(value, of: key, at: offer)
    return value
  }

  func forget() {
    memo.removeAll()
    guideMemo = nil
  }
}
