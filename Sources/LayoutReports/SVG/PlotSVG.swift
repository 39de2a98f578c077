import LayoutCore

/// Lines over logarithmic axes, as an SVG element for a page.
struct PlotSVG {
  /// One line with its name and its points, `x` ascending.
  struct Line {
    var name: String
    var points: [Point]
  }

  /// A value with its interval; all positive.
  struct Point {
    var x: Double
    var y: Double
    var low: Double
    var high: Double
  }

  private static let width = 380.0
  private static let height = 250.0
  private static let left = 46.0
  private static let right = 66.0
  private static let top = 24.0
  private static let bottom = 32.0

  private let lines: [Line]
  private let xs: ClosedRange<Double>
  private let ys: ClosedRange<Double>

  /// Prepares a plot whose vertical axis spans `range`, or its own values where that is `nil`.
  ///
  /// - Returns: `nil` when no line has a point.
  init?(_ lines: [Line], range: ClosedRange<Double>? = nil) {
    self.lines = lines.filter { !$0.points.isEmpty }
    let all = self.lines.flatMap(\.points)
    guard let least = all.map(\.x).min(), let most = all.map(\.x).max() else { return nil }
    let low = range?.lowerBound ?? all.map(\.low).min() ?? 1
    let high = range?.upperBound ?? all.map(\.high).max() ?? 1
    xs = least < most ? least...most : least / 2...most * 2
    // At least a factor of ten, so that noise of a few percent does not look like a mountain.
    let middle = (low * high).squareRoot()
    let reach = max(high / low, 10).squareRoot() * 1.15
    ys = middle / reach...middle * reach
  }

  /// The plot with its axes and the names of its lines at their ends.
  func fragment(title: String, x: String, y: String) -> Markup {
    """
    <svg class="plot" viewBox="0 0 \(Self.width) \(Self.height)" role="img" aria-label="\(title)">
    <text class="soft" x="0" y="12">\(y)</text>\(axes(x))\(curves)\(names)</svg>
    """
  }

  private func axes(_ title: String) -> Markup {
    let floor = Self.height - Self.bottom
    var result: Markup = ""
    for (value, isLabelled) in Self.ticks(ys) {
      let y = place(y: value)
      result += "<path class=\"grid\" d=\"M\(Self.left) \(y)H\(Self.width - Self.right)\"/>"
      guard isLabelled else { continue }
      let text = NumberText.length(value)
      result +=
        "<text class=\"soft\" x=\"\(Self.left - 6)\" y=\"\(y + 4)\" text-anchor=\"end\">\(text)</text>"
    }
    for (value, isLabelled) in Self.ticks(xs) where isLabelled {
      let x = place(x: value)
      result += "<path class=\"grid\" d=\"M\(x) \(Self.top)V\(floor)\"/>"
      let text = Self.short(value)
      result +=
        "<text class=\"soft\" x=\"\(x)\" y=\"\(floor + 16)\" text-anchor=\"middle\">\(text)</text>"
    }
    result +=
      "<text class=\"soft\" x=\"\(Self.width)\" y=\"\(floor + 16)\" text-anchor=\"end\">\(title)</text>"
    return result
  }

  private var curves: [Markup] {
    lines.enumerated().map { index, line in
      let points = line.points.map { "\(place(x: $0.x)) \(place(y: $0.y))" as Markup }
      let bars = line.points.map { point -> Markup in
        let x = place(x: point.x)
        return "M\(x) \(place(y: point.low))V\(place(y: point.high))"
      }
      let dots = line.points.map { point -> Markup in
        "<circle cx=\"\(place(x: point.x))\" cy=\"\(place(y: point.y))\" r=\"2.75\"/>"
      }
      let path = Markup.joined(points, separator: "L")
      return """
        <g class="s\(index % 6)"><path class="curve" d="M\(path)"/><path class="bar" d="\(bars)"/>\
        \(dots)</g>
        """
    }
  }

  /// Names at the right ends, pushed apart where lines end close together.
  private var names: [Markup] {
    let ends = lines.enumerated().compactMap { index, line in
      line.points.last.map { (index: index, name: line.name, x: place(x: $0.x), y: place(y: $0.y)) }
    }
    var last = -Double.infinity
    var placed: [(Int, String, Double, Double)] = []
    for end in ends.sorted(by: { ($0.y, $0.index) < ($1.y, $1.index) }) {
      last = max(end.y, last + 13)
      placed.append((end.index, end.name, end.x, last))
    }
    // Pushing down may leave the plot; then all move up together.
    let overflow = max(0, last - (Self.height - Self.bottom))
    return placed.map { index, name, x, y in
      """
      <text class="name s\(index % 6)" x="\(x + 7)" y="\(y - overflow + 4)">\
      \(PlainText.cut(name, to: 10))</text>
      """
    }
  }

  private func place(x: Double) -> Double {
    Self.left + (Self.width - Self.left - Self.right) * Self.share(x, in: xs)
  }

  private func place(y: Double) -> Double {
    let floor = Self.height - Self.bottom
    return floor - (floor - Self.top) * Self.share(y, in: ys)
  }
}
