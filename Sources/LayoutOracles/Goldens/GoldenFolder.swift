package import LayoutCore

/// A folder of goldens as the functions it takes; paths are relative to it.
///
/// What files are is not the business of goldens: a folder on disk, one in memory and one that
/// fails on purpose are all the same here.
package struct GoldenFolder: Sendable {
  /// What each function throws.
  ///
  /// Named once: the compiler does not count the type of an error that a closure throws as a use of
  /// the import it comes from.
  package typealias Failure = CaseError

  /// Where the folder is, as errors name it; empty for a folder in memory.
  package var path: String
  /// Every file below the folder; none when there is no folder.
  package var files: @Sendable () throws(Failure) -> [String]
  /// The bytes of a file that is there.
  package var read: @Sendable (String) throws(Failure) -> [UInt8]
  /// Replaces a file as a whole, or not at all.
  package var write: @Sendable (_ bytes: [UInt8], _ path: String) throws(Failure) -> Void
  /// Removes a file; one that is not there is no error.
  package var remove: @Sendable (String) throws(Failure) -> Void

  /// Makes a folder of its functions.
  package init(
    path: String = "",
    files: @escaping @Sendable () throws(Failure) -> [String],
    read: @escaping @Sendable (String) throws(Failure) -> [UInt8],
    write: @escaping @Sendable (_ bytes: [UInt8], _ path: String) throws(Failure) -> Void,
    remove: @escaping @Sendable (String) throws(Failure) -> Void
  ) {
    self.path = path
    self.files = files
    self.read = read
    self.write = write
    self.remove = remove
  }

  /// How a file of the folder is named in errors.
  func place(of file: String) -> String { path.isEmpty ? file : "\(path)/\(file)" }
}
