/// How much room a text takes, by the rule that ``Text`` states.
struct TextMetrics {
  var text: String
  var fontSize: Double
  /// The most lines, if there is a limit.
  var limit: Int?
  /// The lines for which room is kept.
  var least = 0
  /// Points between lines.
  var gap = 0.0

  private var advance: Double { fontSize / 2 }
  private var lineHeight: Double { fontSize * 1.2 }

  /// The characters in each line when wrapped to `width`.
  private func lines(_ width: Double) -> [Int] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard width.isFinite else { return paragraphs.map(\.count) }
    let room = max(Int(min(width / advance, 1_000_000)), 1)
    return paragraphs.flatMap { paragraph -> [Int] in
      var lines = [0]
      for word in paragraph.split(separator: " ") {
        var left = word.count
        if lines[lines.count - 1] > 0, lines[lines.count - 1] + 1 + left <= room {
          lines[lines.count - 1] += 1 + left
          continue
        }
        if lines[lines.count - 1] > 0 { lines.append(0) }
        while left > room {
          lines[lines.count - 1] = room
          lines.append(0)
          left -= room
        }
        lines[lines.count - 1] = left
      }
      return lines
    }
  }

  private func shown(_ offer: Offer) -> [Int] {
    let all = lines(offer.width.or(.infinity))
    var count = all.count
    if let limit, limit > 0 { count = min(count, limit) }
    count = min(count, fitting(offer))
    return Array(all.prefix(count))
  }

  func size(_ offer: Offer) -> Extent {
    let lines = shown(offer)
    let widest = Double(lines.max() ?? 0) * advance
    return Extent(
      width: max(min(widest, offer.width.or(.infinity)), 0),
      height: height(of: max(lines.count, min(least, fitting(offer))))
    )
  }

  private func height(of count: Int) -> Double {
    Double(count) * lineHeight + Double(max(count - 1, 0)) * gap
  }

  /// How many lines fit the offered height: one at least.
  private func fitting(_ offer: Offer) -> Int {
    guard offer.height.isFinite else { return .max }
    return max(Int(min((offer.height + gap) / (lineHeight + gap), 1_000_000)), 1)
  }

  func baselines(_ offer: Offer) -> (first: Double, last: Double) {
    let first = fontSize * 0.95
    return (first, first + Double(shown(offer).count - 1) * (lineHeight + gap))
  }
}
