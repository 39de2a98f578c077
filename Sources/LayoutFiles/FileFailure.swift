#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that could not be written or read: a full disk, a read-only folder, one in use.
package struct FileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or folder, as it was named.
  package var path: String
  /// What was tried, such as `write`.
  package var step: String
  /// The system's number for the reason, 0 where it is not the system's.
  package var error: Int32
  /// The reason in words.
  package var reason: String

  /// The failure of the system call just made.
  static func last(_ path: String, _ step: String) -> FileFailure {
    let error = errno
    let reason = unsafe strerror(error).map { unsafe String(cString: $0) }
    return FileFailure(path: path, step: step, error: error, reason: reason ?? "error \(error)")
  }

  /// The failure as one line.
  package var description: String { "\(path): cannot \(step): \(reason)" }
}
