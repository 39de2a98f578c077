import Foundation
import LayoutCore

/// Wrong usage: exit code 64.
struct UsageError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Something outside that is needed and is not to be had: exit code 69.
struct UnavailableError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }

}

/// A command's arguments, read against its flags.
struct Arguments {
  /// What is no flag, in order.
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words behind a command's name.
  ///
  /// `--flag value` and `--flag=value` are the same, and so are `-h` and `--help`; `--` ends the
  /// flags.
  init(_ words: [String], flags: [Flag]) throws(UsageError) {
    let known = Dictionary(uniqueKeysWithValues: (flags + [.help]).map { ($0.name, $0) })
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      let word = word == "-h" ? Flag.help.name : word
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let flag = known[name] else {
        throw UsageError("\(name): expected one of \(known.keys.sorted().joined(separator: ", "))")
      }
      guard let placeholder = flag.value else {
        if parts.count > 1 { throw UsageError("\(name): expected no value") }
        values[name, default: []].append("")
        continue
      }
      let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() ?? ""
      // An empty name of a folder would be the root of the disk.
      guard !value.isEmpty else { throw UsageError("\(name): expected \(placeholder) behind it") }
      values[name, default: []].append(value)
    }
  }

  /// Whether a switch is given.
  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The last value of a flag.
  func text(_ flag: Flag) -> String? { values[flag.name]?.last }

  /// All values of a flag, in order.
  func texts(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// A whole number from `least` to `most`; digits may be grouped by `,` or `_`.
  func count(
    _ flag: Flag,
    least: Int = 1,
    most: Int = 1_000_000_000_000
  ) throws(UsageError) -> Int? {
    guard let text = text(flag) else { return nil }
    let digits = text.filter { $0 != "," && $0 != "_" }
    guard let value = Int(digits), (least...most).contains(value) else {
      throw UsageError(
        "\(flag.name): expected a whole number from \(least) to \(most), found \(text)"
      )
    }
    return value
  }

  /// A seed: any whole number of 64 bits.
  func seed() throws(UsageError) -> UInt64 {
    guard let text = text(.seed) else { return 2026 }
    guard let value = UInt64(text) else {
      throw UsageError("--seed: expected a whole number of 64 bits, found \(text)")
    }
    return value
  }

  /// A time such as `30s`, `500ms`, `5m`; a bare number is seconds.
  func duration(_ flag: Flag) throws(UsageError) -> Duration? {
    guard let text = text(flag) else { return nil }
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("", 1)]
    for (unit, seconds) in units where text.hasSuffix(unit) {
      if let number = Double(text.dropLast(unit.count)), number > 0, number < 1e7 {
        return .milliseconds(max(1, Int64(number * seconds * 1000)))
      }
    }
    throw UsageError("\(flag.name): expected a time such as 30s, 500ms or 5m, found \(text)")
  }

  /// A size in bytes such as `1GiB`, `512MiB`; a bare number is bytes.
  func bytes(_ flag: Flag) throws(UsageError) -> UInt64? {
    guard let text = text(flag) else { return nil }
    let units: [(String, Double)] = [
      ("GiB", 0x1p30), ("MiB", 0x1p20), ("KiB", 0x1p10), ("GB", 1e9), ("MB", 1e6), ("", 1),
    ]
    for (unit, size) in units where text.hasSuffix(unit) {
      if let number = Double(text.dropLast(unit.count)), number > 0, number * size < 0x1p62 {
        return UInt64(number * size)
      }
    }
    throw UsageError("\(flag.name): expected a size such as 1GiB or 512MiB, found \(text)")
  }
}
