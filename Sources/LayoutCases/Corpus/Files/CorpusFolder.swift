package import LayoutCore
import LayoutFiles

/// A folder on disk whose files are named relative to it.
package struct CorpusFolder: Sendable, Hashable {
  /// The folder's path, without a slash at the end.
  package let path: String

  /// Names a folder, which need not be there yet.
  package init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// Every file below, sorted bytewise; see `filesBelow(_:suffix:)`.
  package func files(suffix: String = "") throws(CaseError) -> [String] {
    try filesBelow(path, suffix: suffix)
  }

  /// The bytes of a file.
  package func read(_ name: String) throws(CaseError) -> [UInt8] {
    try readFile("\(path)/\(name)")
  }

  /// Replaces a file as a whole, or not at all.
  package func write(_ bytes: [UInt8], to name: String) throws(CaseError) {
    do throws(FileFailure) {
      try writeAtomically(bytes, to: "\(path)/\(name)")
    } catch {
      throw CaseError("cannot \(error.step): \(error.reason)", file: error.path)
    }
  }

  /// Removes a file; one that is not there is no error.
  package func remove(_ name: String) throws(CaseError) {
    do throws(FileFailure) {
      try removeFile("\(path)/\(name)")
    } catch {
      throw CaseError("cannot \(error.step): \(error.reason)", file: error.path)
    }
  }
}
