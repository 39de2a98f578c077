import LayoutCore

/// What a layout keeps in its cache must not show in what it answers.
extension LayoutInvariants {
  static let updateCache = Law.named(
    "update-cache",
    "after an edit of the children the answer is that of a new cache",
    applies: "cases with edits"
  ) { name, answer, _ in
    guard let unedited = answer.unedited, unedited.agrees(with: answer.fresh) else { return nil }
    return difference(answer.used, answer.fresh, name, "after its children changed")
  }

  static let cacheHistory = Law.named(
    "cache-history",
    "after any measurements and placements the answer is that of a new cache",
    applies: "cases with a history"
  ) { name, answer, _ in
    if let unedited = answer.unedited {
      return difference(unedited, answer.fresh, name, "after earlier measurements")
    }
    return difference(answer.used, answer.fresh, name, "after earlier measurements")
  }

  /// What a used cache answers differently from a new one.
  private static func difference(
    _ used: LayoutPass,
    _ fresh: LayoutPass,
    _ name: String,
    _ when: String
  ) -> Violation? {
    guard !used.agrees(with: fresh) else { return nil }
    if !Nearness.near(used.size, fresh.size) {
      return Violation(
        name,
        "\(when) the layout answers \(used.size.words), with a new cache \(fresh.size.words)",
        expected: fresh.size.words,
        actual: used.size.words
      )
    }
    for (index, (one, other)) in zip(used.placements, fresh.placements).enumerated()
    where !Nearness.near(one.frame, other.frame) {
      return Violation(
        name,
        "\(when) child \(index) lies at \(one.frame.words), "
          + "with a new cache at \(other.frame.words)",
        expected: other.frame.words,
        actual: one.frame.words,
        items: [index]
      )
    }
    return nil
  }
}
