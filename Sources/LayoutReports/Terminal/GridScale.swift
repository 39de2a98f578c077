/// Places the edges of a picture on the lines of a coarse grid, so that nothing is lost.
///
/// A plain scale lets an overlap of one point in a thousand vanish. Here different edges stay on
/// different lines as long as there are enough of them; beyond that the scale is plain.
struct GridScale {
  private var values: [Double]
  private var places: [Int]
  /// The last line that is used.
  private(set) var last: Int

  /// Places `edges` on lines 0…`limit`, neighbours at least `gap` lines apart where they differ.
  ///
  /// - Parameter natural: Lines a point, not exceeded.
  init(edges: [Double], limit: Int, gap: Int, natural: Double) {
    let scale = max(edges.map(\.magnitude).max() ?? 0, .leastNormalMagnitude)
    // Halved by the scale first, so that the difference of huge numbers stays finite.
    let sorted = edges.map { $0 / scale }.sorted()
    let span = (sorted.last ?? 0) - (sorted.first ?? 0)
    var distinct: [Double] = []
    for value in sorted {
      if let previous = distinct.last, value - previous <= span * 1e-9 { continue }
      distinct.append(value)
    }
    let steps = zip(distinct.dropFirst(), distinct).map { $0 - $1 }
    let wanted = natural * scale * span < Double(limit) ? natural * scale : Double(limit) / span
    var least = gap
    while least > 0, least * steps.count > limit { least -= 1 }
    func lines(_ unit: Double) -> [Int] {
      guard least > 0 else {
        // Rounded from the start and not step by step, so that the errors do not add up.
        let rounded = distinct.map { Int((($0 - (distinct.first ?? 0)) * unit).rounded()) }
        return zip(rounded.dropFirst(), rounded).map { $0 - $1 }
      }
      return steps.map { max(least, Int(min($0 * unit, Double(limit)).rounded())) }
    }
    var unit = span > 0 ? wanted : 0
    var chosen = lines(unit)
    var low = 0.0
    var high = unit
    if chosen.reduce(0, +) > limit {
      for _ in 0..<40 {
        unit = (low + high) / 2
        chosen = lines(unit)
        if chosen.reduce(0, +) > limit { high = unit } else { low = unit }
      }
      chosen = lines(low)
    }
    var line = 0
    places = [0]
    for step in chosen {
      line += step
      places.append(line)
    }
    values = distinct.map { $0 * scale }
    last = line
  }

  /// The line of an edge; of values between edges, the line below.
  subscript(edge: Double) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= edge + edge.magnitude * 1e-9 { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? places[low - 1] : 0
  }
}
