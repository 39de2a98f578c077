import LayoutCore

/// Equality but for rounding: 1e-6 of the larger number, and no less than 1e-6.
enum Nearness {
  static func slack(_ one: Double, _ other: Double = 0) -> Double {
    1e-6 * max(1, one.magnitude, other.magnitude)
  }

  static func near(_ one: Double, _ other: Double) -> Bool {
    // Not-a-number and infinity are equal to themselves here.
    one.bitPattern == other.bitPattern || one == other
      || (one - other).magnitude <= slack(one, other)
  }

  static func near(_ one: Size, _ other: Size) -> Bool {
    near(one.width, other.width) && near(one.height, other.height)
  }

  static func near(_ one: Rect, _ other: Rect) -> Bool {
    near(one.x, other.x) && near(one.y, other.y) && near(one.size, other.size)
  }
}
