/// Whether a word can stand in a golden: not empty, without blanks or control characters, and not
/// the start of a merge-conflict marker.
func isGoldenWord(_ word: String) -> Bool {
  var first: UInt8?
  var repeats = 0
  var isRepeating = true
  for byte in word.utf8 {
    guard byte > 0x20, byte != 0x7F else { return false }
    if first == nil { first = byte }
    isRepeating = isRepeating && byte == first
    if isRepeating { repeats += 1 }
  }
  guard let first else { return false }
  return !(conflictBytes.contains(first) && repeats >= 7)
}

/// The bytes of which seven start a line of a merge conflict.
let conflictBytes = Array("<=>|".utf8)

/// Whether an id sorts before another: digits as numbers, everything else bytewise.
func goldenID(_ left: String, precedes right: String) -> Bool {
  let a = left.utf8
  let b = right.utf8
  var i = a.startIndex
  var j = b.startIndex
  while i < a.endIndex, j < b.endIndex {
    if isDigit(a[i]), isDigit(b[j]) {
      let first = digits(in: a, from: &i)
      let second = digits(in: b, from: &j)
      if first.count != second.count { return first.count < second.count }
      for (x, y) in zip(first, second) where x != y { return x < y }
    } else {
      if a[i] != b[j] { return a[i] < b[j] }
      a.formIndex(after: &i)
      b.formIndex(after: &j)
    }
  }
  if i < a.endIndex || j < b.endIndex { return i == a.endIndex }
  // Only leading zeros differ, if anything.
  return a.lexicographicallyPrecedes(b)
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

/// A run of digits without its leading zeros; the index moves behind it.
private func digits(
  in text: String.UTF8View,
  from index: inout String.UTF8View.Index
) -> Substring.UTF8View {
  while index < text.endIndex, text[index] == 0x30 { text.formIndex(after: &index) }
  let start = index
  while index < text.endIndex, isDigit(text[index]) { text.formIndex(after: &index) }
  return text[start..<index]
}
