import CPlumbSystem

/// The system's own words for an errno.
func systemText(_ error: Int32) -> String {
  let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) {
    buffer -> String in
    guard let start = buffer.baseAddress else { return "" }
    unsafe start.initialize(repeating: 0, count: 256)
    unsafe plumb_error_text(error, start, 256)
    return unsafe String(cString: start)
  }
  return text.isEmpty ? "error \(error)" : text
}

/// A program that could not be started.
package struct LaunchFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The program, as it was named.
  package var program: String
  /// Why, in the system's words.
  package var reason: String

  package var description: String { "\(program): cannot be started: \(reason)" }
}
