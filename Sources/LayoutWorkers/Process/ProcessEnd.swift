import LayoutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a process ended by itself.
enum ProcessEnd: Equatable, Sendable {
  case exited(Int32)
  case signalled(Int32)

  /// The status with which a worker says that the engine in it has spoiled its descriptors.
  static let spoiled: Int32 = 86

  /// What the end says about the engine.
  ///
  /// - Parameters:
  ///   - nearLimit: whether it was seen using much of the memory it may use.
  ///   - tail: the last it wrote to standard error.
  func fault(nearLimit: Bool, standardError tail: String) -> EngineFault {
    var kind = self.kind
    var message = self.message
    switch kind {
    case .trap, .abort, .exit, .segmentationFault:
      if Self.reportsNoMemory(tail) {
        kind = .memory
        message = "an allocation failed: \(message)"
      } else if self == .signalled(SIGKILL), nearLimit {
        kind = .memory
        message = "killed from outside while using most of the memory limit"
      }
    default: break
    }
    return EngineFault(kind, message, standardError: tail)
  }

  private var kind: EngineFault.Kind {
    switch self {
    case .exited(Self.spoiled): .protocolBreach
    case .exited: .exit
    case .signalled(SIGILL), .signalled(SIGTRAP), .signalled(SIGFPE): .trap
    case .signalled(SIGSEGV), .signalled(SIGBUS): .segmentationFault
    case .signalled(SIGABRT): .abort
    case .signalled: .exit
    }
  }

  private var message: String {
    switch self {
    case .exited(Self.spoiled): "the engine closed or wrote to descriptors that are not its own"
    case .exited(let status): "the process exited with status \(status) before it answered"
    case .signalled(let signal): "the process was ended by signal \(signal) (\(Self.name(signal)))"
    }
  }

  private static func name(_ signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGFPE: "SIGFPE", SIGSEGV: "SIGSEGV",
      SIGBUS: "SIGBUS", SIGABRT: "SIGABRT", SIGKILL: "SIGKILL", SIGTERM: "SIGTERM",
      SIGINT: "SIGINT", SIGPIPE: "SIGPIPE", SIGHUP: "SIGHUP", SIGSYS: "SIGSYS",
      SIGXCPU: "SIGXCPU", SIGALRM: "SIGALRM",
    ]
    return names[signal] ?? "not a fault's"
  }

  /// Whether a runtime's last words are that there was no memory: Swift, C++, Python, JavaScript,
  /// Rust, Go, Java.
  private static func reportsNoMemory(_ text: String) -> Bool {
    let low = text.lowercased()
    let words = [
      "failed to allocate", "could not allocate", "bad_alloc", "memoryerror", "out of memory",
      "cannot allocate memory",
      "memory allocation of", "allocation failed", "outofmemoryerror",
    ]
    return words.contains { low.contains($0) }
  }
}
