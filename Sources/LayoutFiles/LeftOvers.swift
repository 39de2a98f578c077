#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the names of temporary files end; they begin with a point.
let leftOverSuffix = ".partial"

/// Removes the temporary files of writes that were killed from a folder; those of running
/// processes stay.
///
/// - Returns: the names removed, in order; none where there is no folder.
@discardableResult
package func removeLeftOvers(in folder: String) -> [String] {
  names(in: folder)
    .filter { $0.hasPrefix(".") && $0.hasSuffix(leftOverSuffix) && !isInUse($0) }
    .filter { unsafe unlink("\(folder)/\($0)") == 0 }
}

/// Whether the process that writes a temporary file still runs.
private func isInUse(_ name: String) -> Bool {
  let owner = name.split(separator: ".").dropLast().last?.split(separator: "-").first
  guard let process = owner.flatMap({ Int32($0) }), process > 0 else { return false }
  return kill(process, 0) == 0 || errno == EPERM
}

private func names(in folder: String) -> [String] {
  guard let stream = unsafe opendir(folder) else { return [] }
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
