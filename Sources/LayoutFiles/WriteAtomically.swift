import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

private let counter = Atomic(0)

/// Writes a file so that a reader, or a crash at any moment, meets the old bytes or the new ones.
///
/// The bytes go to a temporary file in the same folder, reach the disk, and take the name over;
/// then the folder reaches the disk. Folders on the way are made. A file that is there keeps its
/// permissions. Only a process killed in between leaves its temporary file behind; see
/// ``removeLeftOvers(in:)``.
///
/// - Throws: ``FileFailure`` with the file, the step and the system's words; what was there before
///   is intact, and nothing is left behind.
package func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileFailure) {
  let folder = folderName(of: path)
  try makeFolders(folder)
  let name = path.split(separator: "/").last.map(String.init) ?? path
  let number = counter.add(1, ordering: .relaxed).newValue
  let start = folder == "/" ? "" : folder
  let temporary = "\(start)/.\(name).\(getpid())-\(number)\(leftOverSuffix)"
  do throws(FileFailure) {
    let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL, "create")
    try file.write(bytes)
    var status = stat()
    if unsafe stat(path, &status) == 0 { try file.setMode(status.st_mode & 0o777) }
    try file.flush()
    guard unsafe rename(temporary, path) == 0 else { throw .last(path, "rename onto it") }
  } catch {
    _ = unsafe unlink(temporary)
    var failure = error
    failure.path = path
    throw failure
  }
  try flushFolder(of: path)
}

/// Writes UTF-8 text as ``writeAtomically(_:to:)`` writes bytes.
package func writeAtomically(_ text: String, to path: String) throws(FileFailure) {
  try writeAtomically(Array(text.utf8), to: path)
}

/// Removes a file; one that is not there is no error.
///
/// - Throws: ``FileFailure`` with the file and the system's words.
package func removeFile(_ path: String) throws(FileFailure) {
  if unsafe unlink(path) == 0 { return try flushFolder(of: path) }
  guard errno == ENOENT else { throw .last(path, "remove") }
}
