/// How an answer differs from the recorded one: its cause first, then the largest differences.
package struct GoldenDiff: Sendable, Hashable {
  /// What most likely happened.
  package let cause: GoldenCause
  /// The differences that weigh most, at most ``most``, each one line.
  package let lines: [String]
  /// How many differences there are in all.
  package let count: Int
  /// The ids the lines are about.
  package let ids: [String]

  /// A diff shows at most so many lines.
  package static let most = 20

  /// Whether nothing differs.
  package var isEmpty: Bool { count == 0 }

  /// The diff as lines for a person.
  package var text: [String] {
    let rest = count - lines.count
    return [cause.sentence] + lines + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// Compares a recorded golden with a new one.
  ///
  /// - Complexity: O(n).
  package init(before: Golden, after: Golden) {
    var ranking = Ranking()
    var changes = GoldenChanges()
    if before.engine != after.engine {
      ranking.add("engine \(before.engine) → \(after.engine)")
    }
    if before.caseHash != after.caseHash {
      ranking.add("case \(before.caseHash) → \(after.caseHash)")
    }
    switch (before.answer, after.answer) {
    case (.items(let old), .items(let new)): changes.compare(old, new, &ranking)
    case (.refusal(let old), .refusal(let new)) where old == new: break
    default: ranking.add("\(Self.summary(before.answer)) → \(Self.summary(after.answer))")
    }
    cause = GoldenCause(before: before, after: after, changes: changes, count: ranking.count)
    lines = ranking.entries.map(\.text)
    ids = ranking.entries.compactMap(\.id)
    count = ranking.count
  }

  static func summary(_ answer: Golden.Answer) -> String {
    switch answer {
    case .refusal(let words): "refused: \(words)"
    case .items(let items): "\(items.ids.count) items"
    }
  }

  /// Keeps the differences that weigh most; of equals those that came first.
  struct Ranking {
    struct Entry {
      var weight: Double
      var text: String
      var id: String?
    }

    private(set) var entries: [Entry] = []
    private(set) var count = 0

    /// Adds a difference; one without a weight stands before all with one.
    mutating func add(
      weight: Double = .infinity,
      id: String? = nil,
      _ text: @autoclosure () -> String
    ) {
      count += 1
      if entries.count == GoldenDiff.most, let last = entries.last, weight <= last.weight { return }
      let place = entries.firstIndex { $0.weight < weight } ?? entries.count
      entries.insert(Entry(weight: weight, text: text(), id: id), at: place)
      if entries.count > GoldenDiff.most { entries.removeLast() }
    }
  }
}
