import Foundation
package import LayoutCore

/// The regular files below a folder, as paths relative to it, sorted bytewise.
///
/// Names that start with a dot are passed over, and folders that are links are not entered. A
/// folder that is not there has no files.
///
/// - Parameter suffix: keeps only the files whose name ends so, such as `.json`.
/// - Throws: ``CaseError`` that names a folder that may not be read, or one whose names are not
///   UTF-8.
package func filesBelow(
  _ folder: String,
  suffix: String = ""
) throws(CaseError) -> [String] {
  var files: [String] = []
  var open = [""]
  while let relative = open.popLast() {
    let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
    for name in try names(in: path, missingIsEmpty: relative.isEmpty) where !name.hasPrefix(".") {
      let child = relative.isEmpty ? name : "\(relative)/\(name)"
      var status = stat()
      // A file can vanish between the listing and the question; then it is not there.
      guard unsafe lstat("\(folder)/\(child)", &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFLNK {
        guard unsafe stat("\(folder)/\(child)", &status) == 0,
          status.st_mode & S_IFMT == S_IFREG
        else { continue }
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: open.append(child)
      case S_IFREG where name.hasSuffix(suffix): files.append(child)
      default: break
      }
    }
  }
  return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

private func names(in folder: String, missingIsEmpty: Bool) throws(CaseError) -> [String] {
  guard let handle = unsafe opendir(folder) else {
    let number = errno
    if missingIsEmpty && number == ENOENT { return [] }
    throw CaseError("cannot be listed: \(reason(number))", file: folder)
  }
  defer { unsafe closedir(handle) }
  var names: [String] = []
  while let entry = unsafe readdir(handle) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let name else { throw CaseError("expected names in UTF-8", file: folder) }
    if name != "." && name != ".." { names.append(name) }
  }
  return names
}
