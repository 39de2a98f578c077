import CPlumbSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory a worker shares with its parent, written without a system call: which case it is at, and
/// a byte for each step it has done.
///
/// After a death the page says which case was at work and what was judged before it. One thread of
/// the worker writes; the parent only reads while a request is open. The engine could scribble over
/// it, so the parent trusts no number in it to be in bounds.
@safe package final class ProgressPage: Sendable {
  /// How many bytes the log holds; what is recorded beyond is dropped.
  package static let logCapacity = 1 << 20
  static let length = MemoryLayout<plumb_progress>.size + logCapacity

  // Both processes reach the memory by atomic operations or in turn.
  private nonisolated(unsafe) let page: UnsafeMutableRawPointer
  /// Descriptors without which the worker cannot answer.
  private let guarded: [Int32]

  /// Makes a page of this process alone, for lanes without a worker process.
  package convenience init?() {
    self.init(descriptor: -1)
  }

  /// Maps the page behind a descriptor of shared memory.
  ///
  /// - Parameters:
  ///   - descriptor: the shared memory, or -1 for memory of this process.
  ///   - guarded: descriptors that are looked at after each case, so that an engine that closes
  ///     them is caught at the case over which it did.
  init?(descriptor: Int32, guarding guarded: [Int32] = []) {
    self.guarded = guarded
    guard let page = unsafe plumb_map(descriptor, Self.length) else { return nil }
    unsafe self.page = page
  }

  deinit {
    unsafe plumb_unmap(page, Self.length)
  }

  // MARK: The worker's side

  /// Says that the case of this number begins; the time limit runs anew.
  package func start(_ number: UInt64) {
    checkDescriptors()
    unsafe plumb_progress_set_mark(page, number &+ 1)
  }

  /// Adds a byte to the log, such as the verdict on a step.
  package func record(_ byte: UInt8) {
    checkDescriptors()
    let count = unsafe plumb_progress_count(page)
    guard count < UInt64(Self.logCapacity) else { return }
    unsafe (page + MemoryLayout<plumb_progress>.size)
      .storeBytes(of: byte, toByteOffset: Int(count), as: UInt8.self)
    unsafe plumb_progress_set_count(page, count + 1)
  }

  /// Ends the process when the engine has closed what the worker answers through.
  private func checkDescriptors() {
    for number in guarded where fcntl(number, F_GETFD) < 0 { _exit(ProcessEnd.spoiled) }
  }

  // MARK: The parent's side

  /// The number of the case begun last since the request was sent, nil before the first.
  package var mark: UInt64? {
    let mark = unsafe plumb_progress_mark(page)
    return mark == 0 ? nil : mark - 1
  }

  /// The bytes recorded since the request was sent.
  package var log: [UInt8] {
    let count = unsafe Int(min(plumb_progress_count(page), UInt64(Self.logCapacity)))
    let start = unsafe page + MemoryLayout<plumb_progress>.size
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Forgets mark and log, before a request is sent.
  package func clear() {
    unsafe plumb_progress_set_mark(page, 0)
    unsafe plumb_progress_set_count(page, 0)
  }
}
