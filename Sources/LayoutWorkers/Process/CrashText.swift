/// What an engine wrote before it died, without the runtime's stack trace.
///
/// Its addresses differ from process to process, so that no two reports would be the same, and its
/// many lines push the one that says what happened out of sight.
enum CrashText {
  static func withoutTrace(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0 != "Current stack trace:" && !isFrame($0) }
      .joined(separator: "\n")
  }

  /// A frame: its number, its library, its address and what is there.
  private static func isFrame(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", maxSplits: 3)
    return words.count >= 3 && Int(words[0]) != nil && words[2].hasPrefix("0x")
  }
}
