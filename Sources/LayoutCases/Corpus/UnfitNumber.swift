import Foundation

/// Finds the number that made a decoder fail without naming a place.
///
/// Foundation's decoder answers a number that does not fit its place (1.5 as a whole number, 1e400
/// as a double) with "not valid JSON" and an empty path. Put a one in the place of enough numbers
/// and it decodes, or fails elsewhere with a path; binary search finds the first number that
/// matters.
///
/// - Returns: the decoder's error with the path, as if the number had been a string.
/// - Complexity: O(log n) decodings.
func locatedError(
  in text: [UInt8],
  decode: (Data) throws -> Void
) -> DecodingError? {
  let numbers = numberRanges(in: text)
  func textKeeping(_ count: Int) -> [UInt8] {
    var changed = text
    for range in numbers[count...] { overwrite(range, with: "1", in: &changed) }
    return changed
  }
  func isLost(keeping count: Int) -> Bool {
    do {
      try decode(Data(textKeeping(count)))
      return false
    } catch { return namesNothing(error) }
  }
  guard !numbers.isEmpty, !isLost(keeping: 0) else { return nil }
  var low = 0
  var high = numbers.count
  while low + 1 < high {
    let middle = (low + high) / 2
    if isLost(keeping: middle) { high = middle } else { low = middle }
  }
  var changed = textKeeping(high)
  overwrite(numbers[high - 1], with: "\"\"", in: &changed)
  do {
    try decode(Data(changed))
    return nil
  } catch { return namesNothing(error) ? nil : error as? DecodingError }
}

/// Whether a decoder's error names neither a place nor what was expected.
func namesNothing(_ error: any Error) -> Bool {
  guard case DecodingError.dataCorrupted(let context) = error else { return false }
  return context.codingPath.isEmpty && !context.debugDescription.hasPrefix("expected")
}

private func overwrite(_ range: Range<Int>, with token: String, in text: inout [UInt8]) {
  let padding = String(repeating: " ", count: range.count - token.utf8.count)
  text.replaceSubrange(range, with: (token + padding).utf8)
}

/// Where the numbers of at least two digits stand; one digit fits every place for numbers.
private func numberRanges(in text: [UInt8]) -> [Range<Int>] {
  var scanner = JSONScanner(text)
  var ranges: [Range<Int>] = []
  while let byte = scanner.current {
    let start = scanner.position
    switch byte {
    case UInt8(ascii: "\""): guard (try? scanner.skipString()) != nil else { return ranges }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard (try? scanner.skipNumber()) != nil else { return ranges }
      if scanner.position - start > 1 { ranges.append(start..<scanner.position) }
    default: scanner.position += 1
    }
  }
  return ranges
}
