import LayoutReports
import Testing

@Suite("Progress line")
struct ProgressLineTests {
  private let progress = ProgressLine(
    name: "fuzz masonry",
    done: 30_000,
    total: 120_000,
    findings: 1,
    elapsed: 1.5
  )

  @Test("is a plain line of cases, rate, findings and time left where nobody watches")
  func plain() {
    #expect(
      progress.text(.plain)
        == "  fuzz masonry  30,000 of 120,000 cases · 20,000 a second · 1 finding · 4.5 s left\n"
    )
  }

  @Test("rewrites itself on a terminal and never wraps", arguments: [40, 80, 200])
  func terminal(columns: Int) {
    let terminal = Terminal(isTerminal: true, environment: ["NO_COLOR": "1"], columns: columns)
    let text = progress.text(terminal)
    #expect(text.hasPrefix("\r  fuzz"))
    #expect(text.hasSuffix("\u{1B}[K"))
    #expect(!text.contains("\n"))
    #expect(text.count - 4 < columns)
  }

  @Test("is a line in passing like any other: cut, set off, and removed where lines do not stay")
  func passing() {
    let watched = Terminal(isTerminal: true, environment: [:], columns: 40)
    let line = String(repeating: "a", count: 60)
    let cut = String(repeating: "a", count: 38) + "…"
    #expect(watched.passing(line, .dim) == "\r\u{1B}[2m\(cut)\u{1B}[0m\u{1B}[K")
    #expect(watched.clearing == "\r\u{1B}[K")
    #expect(Terminal.plain.passing(line, .dim) == line + "\n")
    #expect(Terminal.plain.clearing.isEmpty)
  }

  @Test("ends by the time limit or the cases, whichever comes first")
  func left() {
    var limited = progress
    limited.limit = 3
    #expect(limited.left == 1.5)
    limited.total = nil
    limited.limit = 1
    #expect(limited.left == 0)
    let start = ProgressLine(name: "fuzz", done: 0, total: 10, findings: 0, elapsed: 0)
    #expect(start.left == nil)
    #expect(start.text(.plain) == "  fuzz  0 of 10 cases · 0 findings\n")
  }
}
