package import LayoutCore

extension Rect {
  /// Visits the four numbers, so that a case can make them simpler.
  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    visit(&x)
    visit(&y)
    visit(&width)
    visit(&height)
  }
}
