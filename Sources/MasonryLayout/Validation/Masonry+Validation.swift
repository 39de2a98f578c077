import LayoutCore

extension Masonry {
  /// Refuses what makes no sense about the lanes, the container and the rule; items come later.
  func validateFrame() throws(LayoutFailure) {
    try Self.validate(lanes: lanes)
    try Self.validate(container: container, axis: axis)
    try Self.require(laneSpacing, .spacing, "lane spacing")
    try Self.require(itemSpacing, .spacing, "item spacing")
    try Self.require(insets.top, .insets, "the top inset")
    try Self.require(insets.leading, .insets, "the leading inset")
    try Self.require(insets.bottom, .insets, "the bottom inset")
    try Self.require(insets.trailing, .insets, "the trailing inset")
    try Self.require(laneRounding, .unsupported, "lane rounding")
    if case .gridLanes(let tolerance) = placement, !(tolerance >= 0) {
      throw LayoutFailure(.spacing, "a tolerance of \(tolerance) points is not zero or more")
    }
    for (index, obstacle) in obstacles.enumerated() {
      guard obstacle.isFinite, obstacle.width >= 0, obstacle.height >= 0 else {
        throw LayoutFailure(.unsupported, "obstacle \(index) is not a finite rectangle")
      }
    }
  }

  /// Refuses an edit that names what is not there, or brings along what makes no sense.
  func validate(_ edit: MasonryEdit) throws(LayoutFailure) {
    try requireIndices(of: edit)
    switch edit {
    case .insert(let item, let index), .resize(let item, let index):
      try Self.validate(item, at: index)
    case .container(let size): try Self.validate(container: size, axis: axis)
    case .lanes(let count): try Self.validate(lanes: count)
    case .remove, .move: break
    }
  }

  static func validate(lanes: Int) throws(LayoutFailure) {
    guard lanes >= 1 else { throw LayoutFailure(.lanes, "\(lanes) lanes, but one is the least") }
    guard lanes <= mostLanes else {
      throw LayoutFailure(.lanes, "\(lanes) lanes, but \(mostLanes) is the most")
    }
  }

  static func validate(container: ProposedSize, axis: Axis) throws(LayoutFailure) {
    if let main = container[axis], main.isNaN {
      throw LayoutFailure(.container, "the container's length along the lanes is not a number")
    }
    if let cross = container[axis.crossed] {
      try require(cross, .container, "the container's length across the lanes")
    }
  }

  /// Refuses an item whose numbers make no sense; `index` is for the message alone.
  static func validate(_ item: MasonryItem, at index: Int) throws(LayoutFailure) {
    try require(item.width, .item, "the width of item \(index)")
    try require(item.height, .item, "the height of item \(index)")
    if let minimum = item.minimum { try require(minimum, .item, "the minimum of item \(index)") }
    if let maximum = item.maximum { try require(maximum, .item, "the maximum of item \(index)") }
    guard item.span >= 1 else {
      throw LayoutFailure(.span, "item \(index) spans \(item.span) lanes, but one is the least")
    }
    if let start = item.start, start < 0 {
      throw LayoutFailure(.item, "item \(index) starts at lane \(start), but the first is 0")
    }
  }

  private static func require(
    _ value: Double,
    _ reason: LayoutFailure.Reason,
    _ name: @autoclosure () -> String
  ) throws(LayoutFailure) {
    guard value >= 0, value.isFinite else {
      throw LayoutFailure(reason, "\(name()) is \(value), not a finite number of zero or more")
    }
  }
}
