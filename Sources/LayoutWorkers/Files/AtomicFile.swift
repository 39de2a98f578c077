import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that are there whole or not at all, whenever the process or the machine stops.
package enum AtomicFile {
  private static let counter = Atomic(0)

  /// Writes a file in one step, in the place of one that is there.
  ///
  /// The bytes go to a file beside it, onto the disk, and are renamed. Only a process killed in
  /// between leaves that file behind; its name begins with a point and ends with `.partial`.
  ///
  /// - Throws: the failure with the path and the system's words; what was there before is intact.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let folder = OpenFile.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let number = counter.add(1, ordering: .relaxed).newValue
    let partial = "\(folder == "/" ? "" : folder)/.\(name).\(getpid())-\(number).partial"
    do throws(FileFailure) {
      let file = try OpenFile(partial, O_WRONLY | O_CREAT | O_EXCL, "create")
      try file.write(bytes)
      try file.flush()
      guard unsafe rename(partial, path) == 0 else { throw .last(path, "rename onto it") }
    } catch {
      _ = unsafe unlink(partial)
      var failure = error
      failure.path = path
      throw failure
    }
    try OpenFile.flushFolder(of: path)
  }

  /// Removes what writes that were killed have left in a folder.
  ///
  /// - Returns: the names removed, in order.
  @discardableResult
  package static func removePartials(in folder: String) -> [String] {
    guard let names = names(in: folder) else { return [] }
    return names.filter { $0.hasPrefix(".") && $0.hasSuffix(".partial") && !isInUse($0) }
      .filter { unsafe unlink("\(folder)/\($0)") == 0 }
  }

  /// Whether the process that writes a partial file still runs.
  private static func isInUse(_ name: String) -> Bool {
    let owner = name.split(separator: ".").dropLast().last?.split(separator: "-").first
    guard let process = owner.flatMap({ Int32($0) }) else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  private static func names(in folder: String) -> [String]? {
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted()
  }
}
