import Foundation
import LayoutFiles
import LayoutWorkers

/// The program in the place of the harness: what it leaves behind, and what things cost.
enum Parent {
  private static let program = CommandLine.arguments[0]

  private static func lane() -> WorkerLane {
    WorkerLane(
      LaunchCommand(program, ["lane"]),
      limits: ProcessLimits(resident: 512 << 20, mapped: 2 << 30)
    )
  }

  private static func engine(_ manner: String = "sound") -> ExternalEngine {
    ExternalEngine(LaunchCommand(program, ["stdio", manner]), domain: "masonry")
  }

  /// Waits for a worker that never answers, to be killed meanwhile.
  static func wait() -> Never {
    let lane = lane()
    _ = lane.perform(Array("1 infinite-loop@0".utf8), timeLimit: .seconds(1_000))
    exit(1)
  }

  /// Lives through many deaths and exits 0 if no descriptor, process or zombie is left of them.
  static func countLeaks() -> Never {
    // Once before counting, for what is opened once and for all.
    _ = lane().perform([], timeLimit: .seconds(20))
    let before = openDescriptors()
    for round in 0..<20 {
      let lane = lane()
      for deed in ["trap", "exit-0", "close-all", "abort", "spawn-and-trap", "long-reply"] {
        _ = lane.perform(Array("1 \(deed)@0".utf8), timeLimit: .seconds(20))
      }
      _ = lane.perform(Array("1 sleep@0".utf8), timeLimit: .milliseconds(20))
      _ = lane.perform(Array("1".utf8), timeLimit: .seconds(20))
      let engine = engine()
      let requests = ["trap", "twice", "garbage-line", "exit-0"].enumerated().map { id, deed in
        let line = "{\"id\":\(id),\"case\":{\"do\":\"\(deed)\"}}"
        return ExternalEngine.Request(id: id, line: Array(line.utf8))
      }
      _ = engine.exchange(requests, timeLimit: .seconds(20))
      if round.isMultiple(of: 2) { _ = engine.finish(timeLimit: .seconds(20)) }
      _ = ExternalEngine(LaunchCommand("/nowhere/engine"), domain: "masonry")
        .exchange(requests, timeLimit: .seconds(1))
    }
    let after = openDescriptors()
    let children = childProcesses(of: getpid())
    print("descriptors \(before) \(after), children \(children)")
    exit(before == after && children.isEmpty ? 0 : 1)
  }

  /// Prints what a start, a round trip and a request of the protocol cost.
  static func measure() -> Never {
    let clock = ContinuousClock()
    func report(_ what: String, _ times: Int, _ body: () -> Void) {
      let spent = clock.measure { for _ in 0..<times { body() } }
      print("\(what): \(spent / times)")
    }
    report("start of a worker and first reply", 100) {
      _ = lane().perform(Array("1".utf8), timeLimit: .seconds(20))
    }
    let kept = lane()
    _ = kept.perform([], timeLimit: .seconds(20))
    for size in [16, 4_096, 65_536, 1 << 20] {
      let request = [UInt8](repeating: 0, count: size)
      report("round trip of \(size) bytes", size > 100_000 ? 500 : 5_000) {
        _ = kept.perform(request, timeLimit: .seconds(20))
      }
    }
    report("death by a trap and the next reply", 50) {
      _ = kept.perform(Array("1 trap@0".utf8), timeLimit: .seconds(20))
      _ = kept.perform(Array("1".utf8), timeLimit: .seconds(20))
    }
    let engine = engine()
    var id = 0
    for count in [1, 1_000] {
      report("\(count) requests of the protocol", count == 1 ? 2_000 : 5) {
        let requests = (0..<count).map { _ in
          id += 1
          let line = "{\"id\":\(id),\"case\":{\"frames\":20}}"
          return ExternalEngine.Request(id: id, line: Array(line.utf8))
        }
        _ = engine.exchange(requests, timeLimit: .seconds(20))
      }
    }
    let long = Array(("1" + String(repeating: " busy@0", count: 30)).utf8)
    let spent = clock.measure { _ = kept.perform(long, timeLimit: .seconds(20)) }
    for _ in 0..<8 {
      Thread.detachNewThread {
        _ = lane().perform(Array("1 infinite-loop@0".utf8), timeLimit: .seconds(3))
      }
    }
    usleep(100_000)
    let hangs = (0..<30).count { _ in kept.perform(long, timeLimit: spent * 2) != .reply(long) }
    print(
      "false hangs of 30 cases of \(spent), limit twice that, beside 8 busy processes: \(hangs)"
    )
    sleep(5)
    for lanes in [1, 2] {
      let pool = WorkerPool(lanes: lanes) { _ in lane() }
      let request = Array(("20 " + (0..<20).map { "busy@\($0)" }.joined(separator: " ")).utf8)
      report("20 busy cases on \(lanes) lanes, 200 times", 1) {
        pool.run(Array(repeating: request, count: 200)) { request, lane in
          [
            WorkerPool.Part<[UInt8], WorkerReply>
              .result(lane.perform(request, timeLimit: .seconds(20)))
          ]
        } deliver: { _ in
        }
      }
    }
    exit(0)
  }

  /// Writes where no file may grow over 1,000 bytes, then where there is room again; exits 0 if
  /// each failure named its file and spoiled nothing.
  static func writeWithoutRoom(in folder: String) -> Never {
    signal(SIGXFSZ, SIG_IGN)
    let (path, journalPath) = ("\(folder)/a.json", "\(folder)/run.journal")
    do {
      try writeAtomically(Array("before".utf8), to: path)
      var records: [[UInt8]] = []
      var journal = try Journal(journalPath, records: &records)
      limitFiles(to: 1_000)
      var failures: [String] = []
      for _ in 0..<4 {
        do { try journal.append([UInt8](repeating: 1, count: 300)) } catch {
          failures.append(error.path)
        }
      }
      // What is smaller still has room after one that had none.
      do { try journal.append([UInt8](repeating: 2, count: 30)) } catch {
        failures.append(error.path)
      }
      do { try writeAtomically([UInt8](repeating: 3, count: 2_000), to: path) } catch {
        failures.append(error.path)
      }
      limitFiles(to: nil)
      try journal.append([UInt8](repeating: 4, count: 300))
      print(failures)
      exit(failures == [journalPath, path] ? 0 : 1)
    } catch {
      print(error)
      exit(2)
    }
  }

  private static func limitFiles(to bytes: UInt64?) {
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let files = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    _ = unsafe getrlimit(files, &limit)
    limit.rlim_cur = bytes.map { rlim_t($0) } ?? limit.rlim_max
    _ = unsafe setrlimit(files, &limit)
  }

  private static func openDescriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? -1
  }

  /// The processes whose parent is `process`, those that ended and were not reaped among them.
  static func childProcesses(of process: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.sorted().filter { number in
      let stat = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
      // State and parent follow the name, which stands in parentheses and may hold anything.
      let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 1 && fields[1] == "\(process)"
    }
  }
}
