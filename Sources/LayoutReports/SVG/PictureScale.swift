import LayoutCore

/// Maps the points of a picture to pixels, whatever their magnitude.
struct PictureScale {
  /// A rectangle in pixels, its size not negative.
  struct Area: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var maxX: Double { x + width }
    var maxY: Double { y + height }

    /// Whether the two share more than an edge.
    func meets(_ other: Area) -> Bool {
      x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
  }

  /// Pixels across.
  let width: Double
  /// Pixels down.
  let height: Double
  /// Whether both axes have the same scale.
  let isTrue: Bool

  private let unit: Double
  private let left: Double
  private let top: Double
  private let horizontal: Double
  private let vertical: Double

  /// Fits `boxes` into `room`; what would become a sliver is stretched, and `isTrue` says so.
  init(_ boxes: [Picture.Box], room: (width: Double, height: Double)) {
    let numbers = boxes.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    let unit = max(numbers.map(\.magnitude).max() ?? 0, .leastNormalMagnitude)
    // In units of the largest number, so that sums of huge numbers stay finite.
    let xs = boxes.flatMap { [$0.x / unit, $0.x / unit + $0.width / unit] }
    let ys = boxes.flatMap { [$0.y / unit, $0.y / unit + $0.height / unit] }
    let across = (xs.max() ?? 0) - (xs.min() ?? 0)
    let down = (ys.max() ?? 0) - (ys.min() ?? 0)
    // The smallest double is the smallest unit, so no quotient here is larger than finite.
    var horizontal = across > 1e-300 ? room.width / across : 0
    var vertical = down > 1e-300 ? room.height / down : 0
    if horizontal > 0, vertical > 0 {
      let scale = min(horizontal, vertical)
      horizontal = max(scale, min(horizontal, room.width * 0.4 / across))
      vertical = max(scale, min(vertical, 48 / down))
    }
    self.unit = unit
    left = xs.min() ?? 0
    top = ys.min() ?? 0
    self.horizontal = horizontal
    self.vertical = vertical
    width = across * horizontal
    height = down * vertical
    isTrue = horizontal == 0 || vertical == 0 || horizontal == vertical
  }

  /// Where a box lies in pixels; a negative size is turned round.
  func area(_ box: Picture.Box) -> Area {
    let x = (box.x / unit - left) * horizontal
    let y = (box.y / unit - top) * vertical
    let width = box.width / unit * horizontal
    let height = box.height / unit * vertical
    return Area(
      x: min(x, x + width),
      y: min(y, y + height),
      width: width.magnitude,
      height: height.magnitude
    )
  }
}
