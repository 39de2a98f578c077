/// Numbers in the words of a case: no `.0`, and no more digits than one can read.
package enum NumberWords {
  /// The number as a person writes it.
  package static func text(_ number: Double) -> String {
    if number.isNaN { return "not a number" }
    if number.isInfinite { return number > 0 ? "infinity" : "-infinity" }
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int(number)) }
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == 0 ? "\(number)" : "\(rounded)"
  }
}
