import Foundation

/// What a broken engine does instead of answering.
package enum Deed: String {
  case trap
  case unwrapNil = "unwrap-nil"
  case outOfBounds = "out-of-bounds"
  case stackOverflow = "stack-overflow"
  case infiniteLoop = "infinite-loop"
  case infiniteRecursion = "infinite-recursion"
  case sleep
  case pause
  case busy
  case allocateUntouched = "allocate-untouched"
  case allocateTouched = "allocate-touched"
  case exitZero = "exit-0"
  case exitThree = "exit-3"
  case abort
  case killed
  case terminated
  case complainThenTrap = "complain-then-trap"
  case closeAll = "close-all"
  case closeAllAndLoop = "close-all-and-loop"
  case scribble
  case noise
  case print
  case spawnAndTrap = "spawn-and-trap"
  case flood

  /// Does it, and returns only from those an engine survives.
  package func perform() {
    switch self {
    case .trap: fatalError("a failed precondition")
    case .unwrapNil:
      let nothing = ProcessInfo.processInfo.environment["PLUMB_NOTHING"]
      // swift-format-ignore: NeverForceUnwrap
      Swift.print(nothing!.count)
    case .outOfBounds: Swift.print([1, 2, 3][CommandLine.arguments.count + 7])
    case .stackOverflow: Swift.print(deep(1, [1, 2, 3, 4]))
    case .infiniteRecursion: Swift.print(endless(1))
    case .infiniteLoop: while spin() {}
    case .sleep: while true { Foundation.sleep(100) }
    case .pause: usleep(300_000)
    case .busy:
      // About half a millisecond of work.
      var sum: UInt64 = 1
      for number in 0..<1_000_000 as Range<UInt64> {
        sum = (sum ^ number) &* 0x9e37_79b9_7f4a_7c15
      }
      if sum == 0 { complain("never") }
    case .allocateUntouched: allocate(touching: false)
    case .allocateTouched: allocate(touching: true)
    case .exitZero: exit(0)
    case .exitThree: exit(3)
    case .abort: Foundation.abort()
    case .killed: kill(getpid(), SIGKILL)
    case .terminated: kill(getpid(), SIGTERM)
    case .complainThenTrap:
      for line in 0..<2_000 { complain("line \(line) of the engine's complaint\n") }
      fatalError("the last word")
    case .closeAll: closeDescriptors()
    case .closeAllAndLoop:
      closeDescriptors()
      while spin() {}
    case .scribble:
      // Whatever is open, but for standard input, output and error.
      let junk: [UInt8] = Array("scribbled all over".utf8)
      for number in 3..<1024 as Range<Int32> {
        _ = unsafe junk.withUnsafeBytes { unsafe write(number, $0.baseAddress, $0.count) }
      }
    case .noise:
      for _ in 0..<200 {
        let junk = (0..<Int.random(in: 1...64)).map { _ in UInt8.random(in: 0...255) }
        _ = unsafe junk.withUnsafeBytes { bytes in
          unsafe write(.random(in: 3..<600), bytes.baseAddress, bytes.count)
        }
      }
    case .print:
      Swift.print("{\"printed\":\"by the engine\"}")
      fflush(nil)
    case .spawnAndTrap:
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sleep")
      child.arguments = ["1000"]
      do { try child.run() } catch { Foundation.abort() }
      complain("child \(child.processIdentifier)\n")
      fatalError("left a child behind")
    case .flood:
      for _ in 0..<4_096 { complain(String(repeating: "x", count: 1_023) + "\n") }
    }
  }
}

/// Writes to standard error.
package func complain(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}

private func closeDescriptors() {
  for number in 0..<1024 as Range<Int32> { close(number) }
}

@inline(never)
private func spin() -> Bool {
  getpid() > 0
}

@inline(never)
private func deep(_ depth: Int, _ numbers: [Int]) -> Int {
  var more = numbers
  more.append(depth)
  return getpid() > 0 ? deep(depth + 1, more.suffix(4)) + more.count : 0
}

@inline(never)
private func endless(_ depth: Int) -> Int {
  // Two steps after the call, so that no compiler makes a loop of it.
  getpid() > 0 ? (endless(depth + 1) ^ depth) &* 3 : 0
}

private func allocate(touching: Bool) {
  let size = 8 << 30
  let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  if touching {
    for offset in stride(from: 0, to: size, by: 4096) {
      unsafe memory.storeBytes(of: 1, toByteOffset: offset, as: UInt8.self)
    }
  }
  unsafe memory.storeBytes(of: 1, as: UInt8.self)
  while spin() {}
}
