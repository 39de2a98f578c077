import Foundation
package import LayoutCore

/// The bytes of a whole file, at most a gibibyte.
///
/// - Throws: ``CaseError`` that names the file, when it is missing, a folder, too large or may not
///   be read.
package func readFile(_ path: String) throws(CaseError) -> [UInt8] {
  let limit = 1 << 30
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw CaseError("cannot be read: \(reason(errno))", file: path) }
  defer { close(descriptor) }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else {
    throw CaseError("cannot be read: \(reason(errno))", file: path)
  }
  guard status.st_mode & S_IFMT != S_IFDIR else {
    throw CaseError("expected a file, found a folder", file: path)
  }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(min(max(Int(status.st_size), 0), limit) + 1)
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe read(descriptor, &chunk, chunk.count)
    if count < 0 && errno == EINTR { continue }
    guard count >= 0 else { throw CaseError("cannot be read: \(reason(errno))", file: path) }
    guard count > 0 else { return bytes }
    bytes.append(contentsOf: chunk[..<count])
    guard bytes.count <= limit else {
      throw CaseError("expected at most 1 GiB, found more", file: path)
    }
  }
}

/// What an error number of the system means, in the system's words.
package func reason(_ number: Int32) -> String {
  unsafe String(cString: strerror(number))
}
