package import LayoutCore

extension GoldenDiff {
  /// A picture holds at most so many boxes; more are a grey field to the eye.
  package static let mostBoxes = 400

  /// The answers before and after with the items of the diff marked, where both have frames.
  ///
  /// Of a large answer the boxes around the first difference are drawn.
  package func pictures(before: Golden, after: Golden) -> (before: Picture, after: Picture)? {
    guard case .items(let old) = before.answer, case .items(let new) = after.answer,
      let first = picture(of: old), let second = picture(of: new)
    else { return nil }
    return (first, second)
  }

  private func picture(of items: GoldenItems) -> Picture? {
    guard items.columns.starts(with: GoldenItems.frameColumns) else { return nil }
    let marked = Set(ids)
    let first = items.ids.firstIndex { marked.contains($0) } ?? 0
    let start = max(0, min(first - Self.mostBoxes / 4, items.ids.count - Self.mostBoxes))
    let shown = start..<min(items.ids.count, start + Self.mostBoxes)
    let size = items.size ?? Size.zero
    return Picture(
      container: Picture.Box(Rect(x: 0, y: 0, width: size.width, height: size.height)),
      boxes: shown.compactMap { index in
        items.frame(at: index).map {
          Picture.Box($0, label: items.ids[index], isConcerned: marked.contains(items.ids[index]))
        }
      }
    )
  }
}
