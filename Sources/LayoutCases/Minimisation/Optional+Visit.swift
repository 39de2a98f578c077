extension Double? {
  /// Visits the number where there is one; see ``Reducible/visitNumbers(_:)``.
  package mutating func visit(_ visit: (inout Double) -> Void) {
    guard var number = self else { return }
    visit(&number)
    self = number
  }
}
