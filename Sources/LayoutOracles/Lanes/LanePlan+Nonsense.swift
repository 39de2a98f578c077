import LayoutCore

extension LanePlan {
  /// Why the plan makes no sense, or `nil` when it can be laid out.
  ///
  /// - Complexity: O(items).
  package var nonsense: String? {
    if lanes < 1 { return "\(lanes) lanes" }
    let lengths = [
      ("a lane spacing", laneSpacing), ("an item spacing", itemSpacing),
      ("a top inset", insets.top),
      ("a leading inset", insets.leading), ("a bottom inset", insets.bottom),
      ("a trailing inset", insets.trailing), ("a container length", crossLength),
    ]
    for (name, value) in lengths where !Self.isLength(value) {
      return "\(name) of \(NumberText.text(value))"
    }
    for (index, item) in items.enumerated() {
      if let reason = nonsense(of: item) { return "item \(index) with \(reason)" }
    }
    return nil
  }

  private func nonsense(of item: LaneItem) -> String? {
    if item.span < 1 { return "a span of \(item.span)" }
    if semantics.spanTooWide == .refused, item.span > lanes {
      return "a span of \(item.span) in \(lanes) lanes"
    }
    if let natural = item.natural, !Self.isLength(natural) {
      return "a length of \(NumberText.text(natural))"
    }
    if case .own(let length) = item.cross, !Self.isLength(length) {
      return "a cross length of \(NumberText.text(length))"
    }
    if let minimum = item.minimum, !Self.isLength(minimum) {
      return "a minimum of \(NumberText.text(minimum))"
    }
    if let pinned = item.pinned, pinned < 0 { return "a pinned lane of \(pinned)" }
    // Without an upper bound and with an endless one mean the same.
    if let maximum = item.maximum, !(maximum >= 0) {
      return "a maximum of \(NumberText.text(maximum))"
    }
    return nil
  }

  private static func isLength(_ value: Double) -> Bool { value >= 0 && value.isFinite }
}
