import Foundation
package import LayoutCore

/// A program with its arguments, as it is to be started.
package struct LaunchCommand: Sendable, Hashable, CustomStringConvertible {
  /// A path, or a name looked up in `PATH`.
  package var program: String
  package var arguments: [String]
  /// Variables added to those of this process, or put in their place.
  package var environment: [String: String]

  package init(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Reads a command as a shell would split it: blanks separate, quotes and backslashes protect.
  ///
  /// Nothing is expanded: no variables, no patterns.
  package init(parsing text: String) throws(CaseError) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var escaped = false
    for character in text {
      if escaped {
        // Between double quotes a shell keeps the backslash before anything it does not protect.
        if quote == "\"", character != "\"", character != "\\" { word = (word ?? "") + "\\" }
        word = (word ?? "") + String(character)
        escaped = false
      } else if character == "\\", quote != "'" {
        escaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let open = quote { throw CaseError("command: the quote \(open) is not closed: \(text)") }
    if escaped { throw CaseError("command: nothing follows the last backslash: \(text)") }
    if let done = word { words.append(done) }
    guard let program = words.first, !program.isEmpty else {
      throw CaseError("command: expected a program, got nothing")
    }
    self.init(program, Array(words.dropFirst()))
  }

  package var description: String { ([program] + arguments).joined(separator: " ") }

  /// The file to execute: the program itself if it is a path, else the first found in `PATH`.
  var executable: String? {
    if program.contains("/") { return program }
    let path = environment["PATH"] ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// All variables of the process as `NAME=value`, in order of name.
  var variables: [String] {
    var all = ProcessInfo.processInfo.environment
    // The runtime's own report of a crash costs 50 ms and can outlive its process.
    all["SWIFT_BACKTRACE"] = "enable=no"
    for (name, value) in environment { all[name] = value }
    return all.map { "\($0.key)=\($0.value)" }.sorted()
  }
}
