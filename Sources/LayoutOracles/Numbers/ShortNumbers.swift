/// Numbers with so few binary digits that sums of them are exact in any order.
///
/// Where all numbers of a case are short, an equality is an equality whatever way an engine adds
/// up; elsewhere the last digits depend on the way, and a tie cannot be told from a near tie.
package enum ShortNumbers {
  /// Whether `value` is a multiple of 1/1024 below two to the power of 32.
  ///
  /// Sums and differences of them that stay below that power are short too, and exact.
  package static func isShort(_ value: Double) -> Bool {
    guard value.magnitude < 4_294_967_296 else { return false }
    let scaled = value * 1024
    return Double(Int64(scaled)) == scaled
  }
}
