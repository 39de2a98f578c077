import CollectionLayout
import LayoutCases
import LayoutCore

extension Insets {
  /// Visits the four numbers, unless there are no insets.
  mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    guard self != Insets() else { return }
    visit(&top)
    visit(&leading)
    visit(&bottom)
    visit(&trailing)
  }
}

extension PreferredSize {
  /// Visits the lengths that are given.
  mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    width.visit(visit)
    height.visit(visit)
  }
}
