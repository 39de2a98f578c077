/// What most likely made an answer differ, named before any single difference.
package struct GoldenCause: Sendable, Hashable {
  /// What kind of cause it is; goldens are reviewed together by it.
  package let kind: Kind
  /// One sentence with numbers.
  package let sentence: String

  /// The kinds of cause, as they are named on a command line.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// There was no golden yet.
    case new
    /// The old golden cannot be read.
    case unreadable
    /// Nothing differs.
    case none
    /// The case is another one.
    case caseChanged = "case"
    /// Another engine, or an engine that answers other columns.
    case form
    /// The engine refuses now, or does so no longer, or in other words.
    case refusal
    /// There are more, fewer or other items.
    case items
    /// An item went to another lane, and what follows it moved.
    case lane
    /// Items moved by one distance.
    case shift
    /// Items have another size.
    case size
    /// Only the content size differs.
    case contentSize = "content-size"
    /// Anything else.
    case other
  }

  /// Names a cause.
  package init(_ kind: Kind, _ sentence: String) {
    self.kind = kind
    self.sentence = sentence
  }

  init(before: Golden, after: Golden, changes: GoldenChanges, count: Int) {
    let isAnswerSame = before.answer == after.answer
    if count == 0 {
      self.init(.none, "nothing changed")
    } else if before.caseHash != after.caseHash {
      self.init(
        .caseChanged,
        isAnswerSame ? "the case changed, the answer did not" : "the case changed"
      )
    } else if before.engine != after.engine {
      self.init(.form, "another engine answered: \(before.engine) → \(after.engine)")
    } else {
      switch (before.answer, after.answer) {
      case (.items(let old), .items(let new)):
        self.init(old, new, changes)
      case (.items, .refusal(let words)):
        self.init(.refusal, "the engine refuses the case now: \(words)")
      case (.refusal, .items):
        self.init(.refusal, "the engine refuses the case no longer")
      case (.refusal(let old), .refusal(let new)):
        self.init(.refusal, "the engine refuses in other words: \(old) → \(new)")
      }
    }
  }

  private init(_ old: GoldenItems, _ new: GoldenItems, _ changes: GoldenChanges) {
    if old.columns != new.columns {
      self.init(.form, "the engine answers other columns")
    } else if changes.addedCount + changes.removedCount > 0 {
      self.init(.items, Self.itemsSentence(changes))
    } else if let first = changes.first {
      self.init(first.id, first.kind, changes)
    } else {
      self.init(
        .contentSize,
        "only the content size changed: \(sizeText(old.size)) → \(sizeText(new.size))"
      )
    }
  }

  private static func itemsSentence(_ changes: GoldenChanges) -> String {
    func part(_ count: Int, _ first: String?, _ verb: String) -> String? {
      guard let first else { return nil }
      return count == 1
        ? "item \(first) is \(verb)" : "\(count) items are \(verb) from item \(first) on"
    }
    let parts = [
      part(changes.removedCount, changes.firstRemoved, "gone"),
      part(changes.addedCount, changes.firstAdded, "new"),
      changes.changedCount > 0
        ? "\(changes.changedCount) other\(changes.changedCount == 1 ? "" : "s") changed" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private init(_ id: String, _ kind: GoldenChanges.Kind, _ changes: GoldenChanges) {
    let changed = changes.changedCount
    switch kind {
    case .changedLane(let from, let to):
      let what = "item \(id) went from lane \(goldenText(from)) to lane \(goldenText(to))"
      self.init(.lane, what + Self.followers(changed - 1, " changed"))
    case .shifted(let shift):
      let same = changes.shifts.filter { $0.key.distance == shift.distance }
      let lanes = same.keys.compactMap(\.lane).sorted()
      let count = same.values.reduce(0, +)
      let amount = "shifted by \(Self.text(shift.distance))"
      let who = lanes.isEmpty ? "items" : lanes.count == 1 ? "lane" : "lanes"
      let named = ([who] + (lanes.isEmpty ? [] : [Self.list(lanes)])).joined(separator: " ")
      let sentence =
        count == 1
        ? "item \(id)" + (lanes.first.map { " of lane \(goldenText($0))" } ?? "") + " \(amount)"
        : "\(named) \(amount) from item \(id) on" + Self.followers(count - 1, "")
      self.init(.shift, sentence + Self.others(changed - count))
    case .resized(let growth):
      let count = changes.resizes[growth] ?? 1
      let dimensions = [
        growth.across == 0 ? nil : "\(goldenText(growth.across)) in width",
        growth.down == 0 ? nil : "\(goldenText(growth.down)) in height",
      ]
      let amount = "by \(dimensions.compactMap { $0 }.joined(separator: " and "))"
      let sentence =
        count == 1
        ? "item \(id) resized \(amount)" + Self.followers(changed - 1, " changed")
        : "items resized \(amount) from item \(id) on" + Self.followers(count - 1, "")
          + Self.others(changed - count)
      self.init(.size, sentence)
    case .other:
      self.init(.other, "item \(id) changed" + Self.followers(changed - 1, " changed"))
    }
  }

  private static func followers(_ count: Int, _ verb: String) -> String {
    count == 0 ? "" : ", \(count) follower\(count == 1 ? "" : "s")\(verb)"
  }

  private static func others(_ count: Int) -> String {
    count == 0 ? "" : "; \(count) other\(count == 1 ? "" : "s") changed"
  }

  private static func text(_ distance: GoldenChanges.Distance) -> String {
    if distance.across == 0 { return goldenText(distance.down) }
    if distance.down == 0 { return "\(goldenText(distance.across)) in x" }
    return "\(goldenText(distance.across)) in x and \(goldenText(distance.down)) in y"
  }

  /// Lanes as `0, 2 and 3`, cut after five.
  private static func list(_ lanes: [Double]) -> String {
    let words = lanes.map(goldenText)
    if words.count > 5 {
      return words.prefix(4).joined(separator: ", ") + " and \(words.count - 4) more"
    }
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
