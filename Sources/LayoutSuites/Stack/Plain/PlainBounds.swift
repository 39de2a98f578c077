/// The least, ideal and greatest length of a flexible frame along one axis (F3 to F8).
struct PlainBounds {
  let least: Double?
  let ideal: Double?
  let most: Double?
  private let bend: PlainBend?

  /// Repairs what contradicts itself (F7): nothing below zero, no ideal below the least, no
  /// greatest below the ideal.
  init(_ least: Double?, _ ideal: Double?, _ most: Double?, _ bend: PlainBend? = nil) {
    self.bend = bend
    if bend == .boundsUnrepaired {
      (self.least, self.ideal, self.most) = (least, ideal, most)
      return
    }
    self.least = least.map { max($0, 0) }
    self.ideal = ideal.map { [least] in max(max(least ?? 0, 0), $0) }
    let floor = self.ideal ?? 0
    self.most = most.map { max(floor, $0) }
  }

  /// F7: a least above the greatest, without an ideal between, is not repaired.
  var isContradictory: Bool {
    guard let least, let most else { return false }
    return least > most
  }

  private func clamped(_ length: Double) -> Double {
    max(least ?? -.infinity, min(length, most ?? .infinity))
  }

  /// F3: what the child is offered.
  func childOffer(_ offer: Double?) -> Double? { (offer ?? ideal).map { clamped($0) } }

  /// The length of the frame, from what it was offered and what its child took.
  func result(_ offer: Double?, _ child: Double) -> Double {
    let offered = childOffer(offer)
    switch (least, most) {
    case (.some, .some):  // F4
      if isContradictory { return child }
      return clamped(offer ?? ideal ?? child)
    case (let least?, nil): return max(min(offered ?? .infinity, child), least)  // F5
    case (nil, let most?): return min(max(offered ?? -.infinity, child), most)  // F5
    case (nil, nil):  // F6
      if offer == nil, let ideal, bend != .idealAloneIgnored { return ideal }
      return child
    }
  }

  /// F8: what the child is offered when it is placed in a frame of `length`.
  func placedOffer(_ offer: Double?, _ length: Double) -> Double? {
    if offer == nil, ideal == nil, length.isSurelyMore(than: least ?? -.infinity),
      (most ?? .infinity).isSurelyMore(than: length)
    {
      return nil
    }
    return length
  }
}
