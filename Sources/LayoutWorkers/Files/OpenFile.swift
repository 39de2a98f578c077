#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for reading or writing; the calls both kinds of files here are made of.
struct OpenFile: ~Copyable {
  let path: String
  private let descriptor: Descriptor

  init(_ path: String, _ flags: Int32, _ step: String) throws(FileFailure) {
    self.path = path
    // The mode that the user's mask then narrows, as for any file a program makes.
    descriptor = Descriptor(owning: unsafe open(path, flags | O_CLOEXEC, 0o666))
    guard descriptor.number >= 0 else { throw .last(path, step) }
  }

  func write(_ bytes: [UInt8]) throws(FileFailure) {
    var done = 0
    while done < bytes.count {
      guard let count = descriptor.write(bytes, from: done) else { throw .last(path, "write") }
      done += count
    }
  }

  func readAll() throws(FileFailure) -> [UInt8] {
    // A device may have no end.
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0 else { throw .last(path, "read") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(path: path, step: "read", error: 0, reason: "it is not a regular file")
    }
    var bytes: [UInt8] = []
    var scratch = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      switch descriptor.read(into: &bytes, scratch: &scratch) {
      case .bytes: continue
      case .end: return bytes
      case .nothingYet, .failure: throw .last(path, "read")
      }
    }
  }

  /// Waits until what is written is on the disk.
  func flush() throws(FileFailure) {
    guard fsync(descriptor.number) == 0 else { throw .last(path, "flush") }
  }

  func truncate(to length: Int) throws(FileFailure) {
    guard ftruncate(descriptor.number, off_t(length)) == 0 else { throw .last(path, "truncate") }
  }

  /// Takes the file for this process alone, as long as it is open.
  func lock() throws(FileFailure) {
    guard flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 else {
      let error = errno
      let reason = error == EWOULDBLOCK ? "another run is writing it" : systemText(error)
      throw FileFailure(path: path, step: "lock", error: error, reason: reason)
    }
  }

  /// Makes a new or renamed file of a folder last.
  static func flushFolder(of path: String) throws(FileFailure) {
    let folder = try OpenFile(Self.folder(of: path), O_RDONLY | O_DIRECTORY, "open its folder")
    // Some file systems have nothing to flush of a folder and say so.
    guard fsync(folder.descriptor.number) == 0 || errno == EINVAL else {
      throw .last(path, "flush its folder")
    }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
