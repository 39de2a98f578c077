/// What is known about the place text is printed to.
package struct Terminal: Sendable, Hashable {
  /// Whether a person watches: only then is there a progress line that rewrites itself.
  package var isTerminal: Bool
  /// How many columns there are.
  package var columns: Int
  /// Whether colour is used.
  package var colour: Bool

  /// Decides from the environment: colour only on a terminal, never with `NO_COLOR` or a dumb
  /// terminal.
  package init(isTerminal: Bool, environment: [String: String], columns: Int? = nil) {
    self.isTerminal = isTerminal
    let told = columns ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
    self.columns = min(max(told, 40), 400)
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    colour = isTerminal && !refuses && environment["TERM"] != "dumb"
  }

  /// Plain text of 80 columns: no person, no colour.
  package static let plain = Terminal(isTerminal: false, environment: [:], columns: 80)

  /// The ways text is set off, by their select graphic rendition codes.
  package enum Style: String, Sendable, Hashable {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case good = "32"
    case bad = "31"
    case loud = "1;31"
    case warning = "33"
    case link = "36"
  }

  /// `text` set off in `style` where colour is used.
  package func styled(_ text: String, _ style: Style) -> String {
    colour && style != .plain && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A line of what goes on, in place of the one before it.
  ///
  /// On a terminal it starts with a return and clears the rest of the line, has no line feed, and
  /// never wraps; elsewhere it is a whole line, which stays.
  package func passing(_ line: String, _ style: Style) -> String {
    guard isTerminal else { return line + "\n" }
    return "\r" + styled(PlainText.cut(line, to: columns - 1), style) + "\u{1B}[K"
  }

  /// What removes a passing line again; empty where lines stay.
  package var clearing: String { isTerminal ? "\r\u{1B}[K" : "" }
}

extension ExitCode {
  /// How its word is set off in a terminal.
  package var style: Terminal.Style {
    switch self {
    case .held: .good
    case .inconclusive, .nothingChecked: .warning
    default: .bad
    }
  }
}
