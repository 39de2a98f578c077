/// A leaf without a size of its own: takes what it is offered, 10 points where that is open (P2).
///
/// Colours, shapes and whatever else has no sizing of its own.
final class GreedyNode: LayoutNode {
  static let openLength = 10.0

  /// All the room of an offer, for a container that is as large as its window, never below nothing.
  static func room(_ offer: Offer) -> Extent {
    Extent(width: max(offer.width.or(openLength), 0), height: max(offer.height.or(openLength), 0))
  }

  override init(_ seat: Seat) {
    super.init(seat)
    isLeaf = true
  }

  override func size(_ offer: Offer) -> Extent {
    context.measures += 1
    let open = context.bends(.openDefaultZero) ? 0 : Self.openLength
    return Extent(width: offer.width.or(open), height: offer.height.or(open))
  }
}

/// A leaf of one size, whatever it is offered.
final class RigidNode: LayoutNode {
  private let extent: Extent

  init(_ seat: Seat, _ extent: Extent) {
    self.extent = extent
    super.init(seat)
    isLeaf = true
    isRigid = true
  }

  override func size(_ offer: Offer) -> Extent {
    context.measures += 1
    return extent
  }
}

/// A leaf whose size is a function of what it is offered.
final class MeasuredLeafNode: LayoutNode {
  private let measure: (Offer) -> Extent
  /// The first and last baselines in an answer, in points from its top, if it has any.
  private let baselines: ((Offer) -> (first: Double, last: Double))?

  init(
    _ seat: Seat,
    baselines: ((Offer) -> (first: Double, last: Double))? = nil,
    measure: @escaping (Offer) -> Extent
  ) {
    self.measure = measure
    self.baselines = baselines
    super.init(seat)
    isLeaf = true
    if baselines != nil { guides = .baselines }
  }

  override func size(_ offer: Offer) -> Extent {
    context.measures += 1
    return measure(offer)
  }

  override func explicitGuide(_ key: GuideKey, at offer: Offer) -> Double? {
    switch key {
    case .firstBaseline: baselines?(offer).first
    case .lastBaseline: baselines?(offer).last
    default: nil
    }
  }
}
