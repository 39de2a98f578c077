/// A frame with a minimum, ideal and maximum length on either axis (F3 to F8).
final class FlexibleFrameNode: WrapperNode {
  private let width: FlexibleLength
  private let height: FlexibleLength
  private let alignment: GuidePair

  init(
    _ seat: Seat,
    around child: LayoutNode,
    width: FlexibleLength,
    height: FlexibleLength,
    alignment: GuidePair
  ) {
    self.alignment = alignment
    self.width = width.repaired("width", seat)
    self.height = height.repaired("height", seat)
    super.init(seat, around: child)
  }

  override func measure(_ offer: Offer) -> Extent {
    let childOffer = Offer(
      width: width.childProposal(offer.width, context),
      height: height.childProposal(offer.height, context)
    )
    let size = child.size(childOffer)
    return Extent(
      width: width.length(offer.width, childOffer.width, size.width, context),
      height: height.length(offer.height, childOffer.height, size.height, context)
    )
  }

  override func childSeat(_ offer: Offer) -> ChildSeat {
    let size = size(offer)
    let childOffer = Offer(
      width: width.placementProposal(offer.width, size.width, context),
      height: height.placementProposal(offer.height, size.height, context)
    )
    return aligned(alignment, in: size, childOffer: childOffer)
  }

  override var spacing: ViewSpacing {
    if child is SpacerNode || context.bends(.spacingShowsThrough) { return child.spacing }
    var dropped: Edge.Set = []
    if width.isConstrained { dropped.formUnion(.horizontal) }
    if height.isConstrained { dropped.formUnion(.vertical) }
    return child.spacing.dropping(dropped)  // S11
  }
}

/// The bounds of one length; open where not given.
struct FlexibleLength {
  var minimum: Double
  var ideal: Double
  var maximum: Double

  /// Whether a bound was given that is not a number; it counts as not given.
  private let isSenseless: Bool

  init(minimum: Double?, ideal: Double?, maximum: Double?) {
    self.minimum = minimum ?? Offer.open
    self.ideal = ideal ?? Offer.open
    self.maximum = maximum ?? Offer.open
    isSenseless = [minimum, ideal, maximum].contains { $0?.isNaN == true }
  }

  var isConstrained: Bool { !minimum.isNaN || !ideal.isNaN || !maximum.isNaN }

  /// Bounds that contradict one another stay as they are, and the frame takes its child's size.
  private var isContradictory: Bool { minimum > maximum }

  /// The bounds made to agree, each breach with a complaint (F7).
  ///
  /// An infinite minimum or ideal length counts as not given, for no finite answer could hold
  /// it, and so does what is not a number.
  func repaired(_ name: String, _ seat: Seat) -> FlexibleLength {
    var repaired = self
    if isSenseless || minimum < 0 || minimum == .infinity || ideal == .infinity {
      seat.context.complain(
        .invalidFrameDimension,
        at: seat.path,
        "frame \(name) from \(minimum) to \(maximum), ideally \(ideal): negative or not finite"
      )
      if minimum == .infinity { repaired.minimum = Offer.open }
      if ideal == .infinity { repaired.ideal = Offer.open }
    }
    if repaired.minimum < 0 { repaired.minimum = 0 }
    let floor = repaired.minimum.or(0)
    var contradicts = false
    if repaired.ideal < floor {
      contradicts = true
      repaired.ideal = floor
    }
    let least = repaired.ideal.or(0)
    if repaired.maximum < least {
      contradicts = true
      repaired.maximum = least
    }
    if contradicts || repaired.isContradictory {
      seat.context.complain(
        .contradictoryFrameConstraints,
        at: seat.path,
        "frame \(name) from \(minimum) to \(maximum), ideally \(ideal)"
      )
    }
    return repaired
  }

  private func clamp(_ length: Double) -> Double {
    max(min(length, maximum.or(.infinity)), minimum.or(-.infinity))
  }

  /// What the child is proposed while measured (F3).
  func childProposal(_ proposal: Double, _ context: LayoutContext) -> Double {
    let wish = context.bends(.idealIgnored) ? proposal : proposal.or(ideal)
    return wish.isNaN ? Offer.open : clamp(wish)
  }

  /// The length the frame answers (F4 to F6).
  func length(
    _ proposal: Double,
    _ childProposal: Double,
    _ child: Double,
    _ context: LayoutContext
  ) -> Double {
    if isContradictory { return child }  // F7
    switch (minimum.isNaN, maximum.isNaN) {
    case (false, false):  // F4
      if context.bends(.bothBoundsHug) { return clamp(child) }
      return clamp(proposal.or(ideal).or(child))
    case (false, true):  // F5
      return max(min(childProposal.or(.infinity), child), minimum)
    case (true, false):  // F5
      if context.bends(.maximumOnlyHugs) { return min(child, maximum) }
      return min(max(childProposal.or(-.infinity), child), maximum)
    case (true, true):  // F6
      return proposal.isNaN ? ideal.or(child) : child
    }
  }

  /// What the child is proposed when placed in a frame of `length` (F8).
  func placementProposal(_ proposal: Double, _ length: Double, _ context: LayoutContext) -> Double {
    let slack = length.rounding
    let isInside =
      length > minimum.or(-.infinity) + slack && length < maximum.or(.infinity) - slack
    let staysOpen = proposal.isNaN && ideal.isNaN && isInside && !context.bends(.framePlacesSize)
    return staysOpen ? Offer.open : length
  }
}
