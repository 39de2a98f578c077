import Dispatch

/// Runs work that recurses once a level of views where there is room for it.
///
/// Measuring and placing follow the nesting of the views. A tree of ordinary depth runs where it
/// is; a deeper one on a thread whose stack was made for it.
enum DeepStack {
  /// The deepest tree that runs on the caller's stack.
  static let shallow = 256
  /// Bytes of stack set aside for a level; debug builds were seen to need about 3 KiB.
  private static let bytesPerLevel = 16 * 1024

  static func run<R>(depth: Int, _ body: () -> R) -> R {
    if depth <= shallow { return body() }
    return withoutActuallyEscaping(body) { body in
      let errand = Errand(body)
      let thread = Thread { errand.run() }
      thread.stackSize = (depth + shallow) * bytesPerLevel
      thread.start()
      return errand.wait()
    }
  }

  /// Work handed to a thread while the caller waits, so that only one of them ever touches it.
  private final class Errand<R>: @unchecked Sendable {
    private var body: (() -> R)?
    private let done = DispatchSemaphore(value: 0)
    private var outcome: R?

    init(_ body: @escaping () -> R) { self.body = body }

    func run() {
      outcome = body?()
      // The caller's closure must be gone when it goes on.
      body = nil
      done.signal()
    }

    func wait() -> R {
      done.wait()
      guard let outcome else { preconditionFailure("the thread ended without an outcome") }
      return outcome
    }
  }
}
