import LayoutReports

/// One command: its name, its help and what it does.
protocol Command: Sendable {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, one line.
  static var summary: String { get }
  /// What stands behind its name, such as `[PATH…]`.
  static var operands: String { get }
  /// Its flags.
  static var flags: [Flag] { get }
  /// What help says below the flags, a line each.
  static var notes: [String] { get }
  /// Does it.
  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode
}

extension Command {
  static var operands: String { "" }
  static var notes: [String] { [] }

  /// What `--help` prints.
  static func help(program: String) -> String {
    var lines = ["\(program) \(name)\(operands.isEmpty ? "" : " \(operands)")", "", summary, ""]
    let all = flags + [.help]
    let names = all.map { flag in flag.value.map { "\(flag.name) \($0)" } ?? flag.name }
    let width = names.map(\.count).max() ?? 0
    for (flag, name) in zip(all, names) {
      lines.append("  \(name)\(String(repeating: " ", count: width - name.count))  \(flag.help)")
    }
    if !notes.isEmpty { lines += [""] + notes }
    return lines.joined(separator: "\n")
  }
}
