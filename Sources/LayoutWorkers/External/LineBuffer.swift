#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that come in pieces, taken out as lines.
struct LineBuffer {
  /// Where what came is appended.
  var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0

  /// The next whole line without its end, nil when there is none yet.
  mutating func next() -> [UInt8]? {
    guard let end = lineEnd(from: searched) else {
      searched = bytes.count
      // Only what is unfinished is kept, so memory is bounded by the longest line.
      if start > 0 {
        bytes.removeFirst(start)
        searched -= start
        start = 0
      }
      return nil
    }
    let line = Array(bytes[start..<end])
    start = end + 1
    searched = start
    return line
  }

  /// Where the next line ends; by the C library, since a line can be 64 MiB long.
  private func lineEnd(from start: Int) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer -> Int? in
      guard start < buffer.count, let base = buffer.baseAddress else { return nil }
      let found = unsafe memchr(base + start, Int32(UInt8(ascii: "\n")), buffer.count - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - base }
    }
  }

  /// The bytes of the line that is not finished.
  var pending: ArraySlice<UInt8> { bytes[start...] }
}
