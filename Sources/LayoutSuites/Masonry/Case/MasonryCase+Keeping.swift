import MasonryLayout

extension MasonryCase {
  /// Keeps the marked items, edits and queries, in that order of parts.
  ///
  /// Edits are kept by what they mean: one whose item is gone goes too, and the others have their
  /// positions counted anew among the items that are there without the edits left out.
  ///
  /// - Complexity: The number of items for each edit.
  package func keeping(_ keep: [Bool]) -> MasonryCase? {
    let itemCount = masonry.items.count
    var kept = MasonryCase(masonry)
    kept.masonry.items = masonry.items.indices.filter { keep[$0] }.map { masonry.items[$0] }
    kept.queries = queries.indices
      .filter { keep[itemCount + edits.count + $0] }.map { queries[$0] }
    guard keep[itemCount..<itemCount + edits.count].contains(true) else { return kept }
    var parts = Parts(itemCount: itemCount, editCount: edits.count, keep: keep)
    for (offset, edit) in edits.enumerated() {
      let isKept = keep[itemCount + offset]
      if let edit = parts.apply(edit, number: itemCount + offset, isKept: isKept) {
        kept.edits.append(edit)
      }
    }
    return kept
  }

  /// The number, as a part, of each item that is there after all edits.
  var partsAfterEdits: [Int] {
    let itemCount = masonry.items.count
    let keep = [Bool](repeating: true, count: partCount)
    var parts = Parts(itemCount: itemCount, editCount: edits.count, keep: keep)
    for (offset, edit) in edits.enumerated() {
      _ = parts.apply(edit, number: itemCount + offset, isKept: true)
    }
    return parts.whole
  }
}

/// The items as they stand after each edit, by their numbers as parts: as it was, and with only
/// what is kept.
private struct Parts {
  private(set) var whole: [Int]
  private var reduced: [Int]
  /// Whether each part is among the reduced items.
  private var isThere: [Bool]

  init(itemCount: Int, editCount: Int, keep: [Bool]) {
    whole = Array(0..<itemCount)
    reduced = whole.filter { keep[$0] }
    isThere = Array(keep.prefix(itemCount)) + Array(repeating: false, count: editCount)
  }

  /// Applies an edit to both, and returns what it comes to among what is kept.
  mutating func apply(_ edit: MasonryEdit, number: Int, isKept: Bool) -> MasonryEdit? {
    var kept: MasonryEdit?
    switch edit {
    case .insert(let item, let at):
      if isKept {
        let target = place(before: at)
        kept = .insert(item, at: target)
        reduced.insert(number, at: target)
        isThere[number] = true
      }
      whole.insert(number, at: at)
    case .remove(let at):
      let number = whole.remove(at: at)
      if isKept, let place = place(of: number) {
        kept = .remove(at: place)
        reduced.remove(at: place)
        isThere[number] = false
      }
    case .move(let from, let to):
      let number = whole.remove(at: from)
      if isKept, let source = place(of: number) {
        reduced.remove(at: source)
        isThere[number] = false
        let target = place(before: to)
        isThere[number] = true
        kept = .move(from: source, to: target)
        reduced.insert(number, at: target)
      }
      whole.insert(number, at: to)
    case .resize(let item, let at):
      if isKept, let place = place(of: whole[at]) { kept = .resize(item, at: place) }
    case .container, .lanes:
      if isKept { kept = edit }
    }
    return kept
  }

  private func place(of number: Int) -> Int? {
    isThere[number] ? reduced.firstIndex(of: number) : nil
  }

  /// Where among the reduced items something belongs that stood before the `index`-th of all.
  private func place(before index: Int) -> Int {
    let next = whole[index...].first { isThere[$0] }
    return next.flatMap { reduced.firstIndex(of: $0) } ?? reduced.count
  }
}
