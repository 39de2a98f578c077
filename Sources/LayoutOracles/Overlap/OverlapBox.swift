import LayoutCore

/// A frame as the overlap check sees it: each edge moved inwards by half of what is forgiven.
///
/// Two boxes share area exactly when their frames overlap by more than is forgiven, so the sweep
/// itself needs no tolerance and its active boxes are truly apart. `grain` is forgiven at either
/// side on top of that, in points.
struct OverlapBox: Sendable {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  init(_ frame: Rect, _ tolerance: Tolerance, _ grain: Double = 0) {
    let half = tolerance.relative * 0.5
    left = frame.x + half * max(1, frame.x.magnitude) + grain
    top = frame.y + half * max(1, frame.y.magnitude)
    let (maxX, maxY) = (frame.maxX, frame.maxY)
    right = maxX - half * max(1, maxX.magnitude) - grain
    bottom = maxY - half * max(1, maxY.magnitude)
  }

  /// Whether there is area left; never so with an edge that is not finite.
  var hasArea: Bool { right > left && bottom > top }
}
