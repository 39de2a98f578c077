#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes a folder and those above it; folders that are there are kept.
///
/// - Throws: ``FileFailure`` with the folder and the system's words.
package func makeFolders(_ path: String) throws(FileFailure) {
  if unsafe mkdir(path, 0o777) == 0 || isThere() { return }
  guard errno == ENOENT, folderName(of: path) != path else {
    throw .last(path, "make the folder")
  }
  try makeFolders(folderName(of: path))
  guard unsafe mkdir(path, 0o777) == 0 || isThere() else { throw .last(path, "make the folder") }
}

/// The folder a path names a thing in.
package func folderName(of path: String) -> String {
  var trimmed = path[...]
  while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
  guard let slash = trimmed.lastIndex(of: "/") else { return "." }
  return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
}

/// Makes a new or renamed file of a folder last.
func flushFolder(of path: String) throws(FileFailure) {
  let folder = try OpenFile(folderName(of: path), O_RDONLY | O_DIRECTORY, "open the folder of")
  try folder.flushIfPossible()
}

/// Whether the folder just not made is there already; some systems say so of the root otherwise.
private func isThere() -> Bool { errno == EEXIST || errno == EISDIR }
