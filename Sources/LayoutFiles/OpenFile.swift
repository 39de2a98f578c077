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
  private let number: Int32

  init(_ path: String, _ flags: Int32, _ step: String) throws(FileFailure) {
    self.path = path
    // The mode that the user's mask then narrows, as for any file a program makes.
    number = unsafe open(path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw .last(path, step) }
  }

  deinit {
    if number >= 0 { close(number) }
  }

  func write(_ bytes: [UInt8]) throws(FileFailure) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer -> Int in
        guard let start = buffer.baseAddress else { return 0 }
        #if canImport(Glibc)
          return unsafe Glibc.write(number, start + done, buffer.count - done)
        #elseif canImport(Musl)
          return unsafe Musl.write(number, start + done, buffer.count - done)
        #else
          return unsafe Darwin.write(number, start + done, buffer.count - done)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last(path, "write") }
      done += count
    }
  }

  func readAll() throws(FileFailure) -> [UInt8] {
    // A device may have no end.
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last(path, "read") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(path: path, step: "read", error: 0, reason: "it is not a regular file")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(clamping: status.st_size) + 1)
    var scratch = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      let count = unsafe read(number, &scratch, scratch.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last(path, "read") }
      guard count > 0 else { return bytes }
      bytes += scratch[..<count]
    }
  }

  /// Waits until what is written is on the disk.
  func flush() throws(FileFailure) {
    guard fsync(number) == 0 else { throw .last(path, "flush") }
  }

  /// Waits likewise; some file systems have nothing to flush of a folder and say so.
  func flushIfPossible() throws(FileFailure) {
    guard fsync(number) == 0 || errno == EINVAL else { throw .last(path, "flush") }
  }

  func setMode(_ mode: mode_t) throws(FileFailure) {
    guard fchmod(number, mode) == 0 else { throw .last(path, "set the permissions of") }
  }

  func truncate(to length: Int) throws(FileFailure) {
    guard ftruncate(number, off_t(length)) == 0 else { throw .last(path, "truncate") }
  }

  private static let mostTries = 40
  /// Microseconds.
  private static let pause: UInt32 = 50_000

  /// Takes the file for this process alone, as long as it is open.
  ///
  /// A process killed while it was starting another leaves the lock to that one, until it begins
  /// its own program or sees that its parent is gone: a moment, which is waited for.
  func lock() throws(FileFailure) {
    for _ in 0..<Self.mostTries {
      guard flock(number, LOCK_EX | LOCK_NB) != 0 else { return }
      guard errno == EWOULDBLOCK else { throw .last(path, "lock") }
      usleep(Self.pause)
    }
    let reason = "another run is writing it"
    throw FileFailure(path: path, step: "lock", error: EWOULDBLOCK, reason: reason)
  }
}
