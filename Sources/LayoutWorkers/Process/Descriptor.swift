import CPlumbSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file descriptor, closed when the value ends.
package struct Descriptor: ~Copyable, Sendable {
  package let number: Int32

  /// Takes over an open descriptor.
  package init(owning number: Int32) {
    self.number = number
  }

  deinit {
    if number >= 0 { close(number) }
  }

  /// What came of one read.
  package enum Reading: Equatable {
    case bytes(Int)
    case nothingYet
    case end
    /// It cannot be read; errno says why.
    case failure
  }

  /// Appends what can be read at once, at most a scratch buffer full.
  package func read(into bytes: inout [UInt8], scratch: inout [UInt8]) -> Reading {
    while true {
      let count = unsafe scratch.withUnsafeMutableBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        #if canImport(Glibc)
          return unsafe Glibc.read(number, start, buffer.count)
        #elseif canImport(Musl)
          return unsafe Musl.read(number, start, buffer.count)
        #else
          return unsafe Darwin.read(number, start, buffer.count)
        #endif
      }
      if count > 0 {
        bytes.append(contentsOf: scratch[..<count])
        return .bytes(count)
      }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .nothingYet
      default: return .failure
      }
    }
  }

  /// Writes what can be written at once of `bytes` from `offset` on; nil when nobody reads.
  package func write(_ bytes: [UInt8], from offset: Int) -> Int? {
    while true {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        #if canImport(Glibc)
          return unsafe Glibc.write(number, start + offset, buffer.count - offset)
        #elseif canImport(Musl)
          return unsafe Musl.write(number, start + offset, buffer.count - offset)
        #else
          return unsafe Darwin.write(number, start + offset, buffer.count - offset)
        #endif
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return 0
      default: return nil
      }
    }
  }
}

/// The two ends of a pipe.
struct Pipe: ~Copyable {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(LaunchFailure) {
    let made = plumb_pipe_make()
    guard made.error == 0 else {
      throw LaunchFailure(program: "pipe", reason: systemText(made.error))
    }
    reading = Descriptor(owning: made.read_end)
    writing = Descriptor(owning: made.write_end)
  }
}
