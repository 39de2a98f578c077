#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that could not be written or read: a full disk, a read-only folder, one in use.
package struct FileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was named.
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
    return FileFailure(path: path, step: step, error: error, reason: systemText(error))
  }

  package var description: String { "\(path): cannot \(step): \(reason)" }

  /// Whether there is no room left, so that it may be tried again when there is.
  package var isFullDisk: Bool { error == ENOSPC || error == EDQUOT }
}
