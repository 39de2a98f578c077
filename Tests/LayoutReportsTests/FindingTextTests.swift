import LayoutCore
import LayoutReports
import Testing

@Suite("Finding as text")
struct FindingTextTests {
  @Test("says what is wrong, the case, its picture, its reach and the command, and no more")
  func block() {
    let lines = FindingText.lines(Fixture.overlap, seconds: 0.009)
    let expected = [
      "✗ masonry / mine · overlap",
      "  items 0 and 1 share 10 × 50 points; they may share none",
      "  expected 0 × 0, got 10 × 50",
      "    container 320 × –   3 lanes   spacing 10 / 10",
      "      0  fixed   120 × 50    lane 0    x 0    y 0   120 × 50",
      "      1  stretch  10 × 50    lane 1    x 110  y 0   100 × 50",
      "    ┌0─────────────────────┬─┬1─────────────────┐┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈·",
      "    │                      │╳│                  │                      ┊",
      "    │                      │╳│                  │                      ┊",
      "    │                      │╳│                  │                      ┊",
      "    │                      │╳│                  │                      ┊",
      "    └──────────────────────┴─┴──────────────────┘┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈·",
      "  seen 37 times; minimised from 41 items in 212 tries, 9 ms; from seed 2026, case 17",
      "  replay  plumb replay Corpus/masonry/failures/overlap-3f2a.json",
    ]
    for (line, text) in zip(lines, expected) { #expect(line == text) }
    #expect(lines.count == expected.count)
  }

  @Test("does not repeat numbers that the sentence already says")
  func noRepetition() {
    var finding = Fixture.overlap
    finding.violation.message = "shares 10 × 50 points, expected 0 × 0"
    #expect(!FindingText.lines(finding).contains { $0.contains("got") })
  }

  @Test("shows the last lines an engine wrote before it died, split at any line end")
  func standardError() {
    var finding = Fixture.crash
    finding.standardError = (1...9).map { "line \($0)" }.joined(separator: "\r\n")
    let lines = FindingText.lines(finding).filter { $0.hasPrefix("    | ") }
    #expect(lines == (4...9).map { "    | line \($0)" })
  }

  @Test("prints nothing that moves a terminal's cursor or turns text round")
  func hostile() {
    let text = FindingText.lines(Fixture.hostileFinding).joined(separator: "\n")
    let harmful: Set<Unicode.Scalar> = ["\u{0}", "\u{1B}", "\r", "\u{202E}"]
    #expect(!text.unicodeScalars.contains { harmful.contains($0) })
    #expect(text.contains("<U+202E>txt.exe"))
  }

  @Test("uses colour only where the terminal has it")
  func colour() {
    let colourful = Terminal(isTerminal: true, environment: ["TERM": "xterm"])
    let lines = FindingText.lines(Fixture.overlap, terminal: colourful)
    #expect(lines[0] == "\u{1B}[1;31m✗ masonry / mine · overlap\u{1B}[0m")
    for refusing in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let terminal = Terminal(isTerminal: true, environment: refusing)
      #expect(FindingText.lines(Fixture.overlap, terminal: terminal)[0].hasPrefix("✗"))
    }
    #expect(!Terminal(isTerminal: false, environment: ["TERM": "xterm"]).colour)
    #expect(Terminal(isTerminal: true, environment: ["NO_COLOR": ""]).colour)
  }
}
