#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder into which reports are written, each file whole or not at all.
package struct ReportFolder: Sendable, Hashable {
  /// The folder's path.
  package var path: String

  /// Names a folder; it is made, with those above it, when something is written.
  package init(_ path: String) { self.path = path.isEmpty ? "." : path }

  /// Why a report was not written.
  package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file or folder.
    package var file: String
    /// What was tried, such as `open`.
    package var operation: String
    /// What the system says.
    package var reason: String

    /// One line.
    package var description: String { "\(file): cannot \(operation): \(reason)" }
  }

  /// Writes every format: `report.json`, `index.html`, `junit.xml`, `report.sarif`.
  ///
  /// The JSON comes last, so that whoever waits for it finds the others complete.
  package func write(_ report: RunReport, baseline: RunReport? = nil) throws {
    try write(HTMLReport.render(report), to: "index.html")
    try write(JUnitReport.render(report), to: "junit.xml")
    try write(try SARIFReport.render(report, baseline: baseline), to: "report.sarif")
    try write(try ReportJSON.render(report), to: "report.json")
  }

  /// Writes one file of the folder: into a temporary file beside it, synchronised, renamed over
  /// the old one, and the folder synchronised.
  package func write(_ text: String, to name: String) throws(Failure) {
    try makeFolders()
    let target = "\(path)/\(name)"
    let temporary = "\(path)/.\(name).\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(temporary, "open") }
    do throws(Failure) {
      try fill(descriptor, Array(text.utf8), temporary)
    } catch {
      close(descriptor)
      unsafe unlink(temporary)
      throw error
    }
    // A disk that is full may say so only now.
    guard close(descriptor) == 0 else {
      let error = failure(temporary, "close")
      unsafe unlink(temporary)
      throw error
    }
    guard unsafe rename(temporary, target) == 0 else {
      let error = failure(target, "replace")
      unsafe unlink(temporary)
      throw error
    }
    try synchroniseFolder()
  }

  private func fill(_ descriptor: Int32, _ bytes: [UInt8], _ file: String) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.write(descriptor, buffer, from: done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(file, "write") }
      done += count
    }
    guard fsync(descriptor) == 0 else { throw failure(file, "synchronise") }
  }

  private static func write(
    _ descriptor: Int32,
    _ buffer: UnsafeRawBufferPointer,
    from start: Int
  ) -> Int {
    let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
    #if canImport(Darwin)
      return unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
    #elseif canImport(Musl)
      return unsafe Musl.write(descriptor, rest.baseAddress, rest.count)
    #else
      return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
    #endif
  }

  private func makeFolders() throws(Failure) {
    var partial = path.hasPrefix("/") ? "/" : ""
    for piece in path.split(separator: "/") {
      partial += partial.isEmpty || partial.hasSuffix("/") ? String(piece) : "/\(piece)"
      if unsafe mkdir(partial, 0o755) != 0, errno != EEXIST, errno != EISDIR {
        throw failure(partial, "make folder")
      }
    }
  }

  private func synchroniseFolder() throws(Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, "open") }
    defer { close(descriptor) }
    // Some file systems cannot synchronise a folder; then the rename is all there is.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(path, "synchronise") }
  }

  private func failure(_ file: String, _ operation: String) -> Failure {
    Failure(file: file, operation: operation, reason: unsafe String(cString: strerror(errno)))
  }
}
