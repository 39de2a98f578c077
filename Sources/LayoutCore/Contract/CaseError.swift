/// A case, corpus file or flag that cannot be used: never a finding, always exit code 65.
public struct CaseError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file it came from, as it was named.
  public var file: String?
  /// The line in that file, counted from one.
  public var line: Int?
  /// What is wrong and what was expected, one line.
  public var message: String

  /// Makes an error about a file, or about a value that came from none.
  public init(_ message: String, file: String? = nil, line: Int? = nil) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// The error as one line: file, line, what was expected.
  public var description: String {
    switch (file, line) {
    case (let file?, let line?): "\(file):\(line): \(message)"
    case (let file?, nil): "\(file): \(message)"
    default: message
    }
  }
}
