import Foundation
package import LayoutCore

/// Writes a file so that a reader, or a crash at any moment, meets the old bytes or the new ones.
///
/// The bytes go to a temporary file in the same folder, reach the disk, and take the name over;
/// then the folder reaches the disk. Folders on the way are made. A file that is there keeps its
/// permissions.
///
/// - Throws: ``CaseError`` that names the file and the system's reason; nothing is left behind.
package func writeAtomically(_ bytes: [UInt8], to path: String) throws(CaseError) {
  let folder = folderName(of: path)
  try makeFolders(folder)
  var status = stat()
  let mode = unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  var template = Array("\(folder)/.plumb-XXXXXX".utf8CString)
  let descriptor = unsafe mkstemp(&template)
  guard descriptor >= 0 else { throw cannotWrite(path, errno) }
  let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  var number = write(bytes, to: descriptor)
  // mkstemp makes a file for the owner alone; a new file should be as open as any other.
  if number == 0, fchmod(descriptor, mode ?? 0o644) != 0 { number = errno }
  if number == 0, fsync(descriptor) != 0 { number = errno }
  if close(descriptor) != 0, number == 0 { number = errno }
  if number == 0, unsafe rename(temporary, path) != 0 { number = errno }
  guard number == 0 else {
    _ = unsafe unlink(temporary)
    throw cannotWrite(path, number)
  }
  syncFolder(folder)
}

/// Writes UTF-8 text as `writeAtomically(_:to:)` writes bytes.
package func writeAtomically(_ text: String, to path: String) throws(CaseError) {
  try writeAtomically(Array(text.utf8), to: path)
}

/// Removes a file; one that is not there is no error.
///
/// - Throws: ``CaseError`` that names the file and the system's reason.
package func removeFile(_ path: String) throws(CaseError) {
  guard unsafe unlink(path) != 0 else { return syncFolder(folderName(of: path)) }
  let number = errno
  guard number == ENOENT else {
    throw CaseError("cannot be removed: \(reason(number))", file: path)
  }
}

/// Makes a folder and those above it; folders that are there are kept.
///
/// - Throws: ``CaseError`` that names the folder and the system's reason.
package func makeFolders(_ path: String) throws(CaseError) {
  if unsafe mkdir(path, 0o755) == 0 || errno == EEXIST { return }
  let number = errno
  guard number == ENOENT, folderName(of: path) != path else { throw cannotWrite(path, number) }
  try makeFolders(folderName(of: path))
  guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else { throw cannotWrite(path, errno) }
}

/// The folder a path names a thing in.
package func folderName(of path: String) -> String {
  var trimmed = path[...]
  while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
  guard let slash = trimmed.lastIndex(of: "/") else { return "." }
  return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
}

private func cannotWrite(_ path: String, _ number: Int32) -> CaseError {
  CaseError("cannot be written: \(reason(number))", file: path)
}

/// Writes all bytes and answers the error number, 0 for none.
private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  unsafe bytes.withUnsafeBytes { buffer in
    var rest = unsafe buffer[...]
    while unsafe !rest.isEmpty {
      let count = unsafe write(
        descriptor,
        UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        rest.count
      )
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      unsafe rest = rest.dropFirst(count)
    }
    return 0
  }
}

/// A rename is safe only once its folder is on disk; a file system that cannot is no failure.
private func syncFolder(_ folder: String) {
  let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { return }
  fsync(descriptor)
  close(descriptor)
}
