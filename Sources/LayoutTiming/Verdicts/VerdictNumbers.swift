/// A number with two decimals; what is not finite or too large for that, as it describes itself.
func fixed(_ value: Double) -> String {
  guard value.magnitude < 1e15 else { return "\(value)" }
  let hundredths = Int((value.magnitude * 100).rounded())
  let fraction = hundredths % 100
  let sign = value < 0 && hundredths > 0 ? "-" : ""
  return "\(sign)\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}

/// A share as a percentage with one decimal and its sign.
func signed(_ share: Double) -> String {
  guard share.magnitude < 1e12 else { return "\(share)" }
  let tenths = Int((share.magnitude * 1_000).rounded())
  return "\(share < 0 && tenths > 0 ? "-" : "+")\(tenths / 10).\(tenths % 10)%"
}
