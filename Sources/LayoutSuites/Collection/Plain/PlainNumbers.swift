import CollectionLayout
import LayoutCore

/// How the plain solver turns dimensions into points and points into pixels (S7 to S10).
struct PlainNumbers {
  private let environment: CollectionEnvironment

  init(_ environment: CollectionEnvironment) { self.environment = environment }

  /// A value closer than this to the next pixel counts as on it (S9).
  private static let hair = 1e-6

  /// A dimension in a box: fractions by the rounding profile, everything else as given.
  func resolve(_ dimension: LayoutDimension, in box: Size) -> Double {
    switch dimension {
    case .fractionalWidth(let fraction): floored(fraction * box.width)
    case .fractionalHeight(let fraction): floored(fraction * box.height)
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    }
  }

  /// Both dimensions in a box.
  func resolve(_ size: LayoutDimensions, in box: Size) -> Size {
    Size(width: resolve(size.width, in: box), height: resolve(size.height, in: box))
  }

  /// S8: down to a pixel in the modern profile; S10: exact in the legacy one.
  func floored(_ points: Double) -> Double {
    guard environment.rounding == .modern else { return points }
    return (points * environment.scale + Self.hair).rounded(.down) / environment.scale
  }

  /// The frame as it is answered: S8 rounds origins, S10 origins and sizes.
  func answered(_ exact: Rect) -> Rect {
    var frame = exact
    frame.x = nearest(exact.x)
    frame.y = nearest(exact.y)
    if environment.rounding == .ios14 {
      frame.width = nearest(exact.width)
      frame.height = nearest(exact.height)
    }
    return frame
  }

  /// To the nearest pixel, halves away from zero.
  private func nearest(_ points: Double) -> Double {
    (points * environment.scale).rounded(.toNearestOrAwayFromZero) / environment.scale
  }
}

extension Rect {
  /// The rectangle moved.
  func moved(_ x: Double, _ y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// A rectangle by its places and lengths along an axis and across it.
  init(along axis: Axis, _ main: Double, _ length: Double, across cross: Double, _ width: Double) {
    self =
      axis == .horizontal
      ? Rect(x: main, y: cross, width: length, height: width)
      : Rect(x: cross, y: main, width: width, height: length)
  }

  /// What both rectangles cover; its lengths are negative where they are apart.
  func common(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - top
    )
  }
}
