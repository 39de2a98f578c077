import Foundation
import LayoutWorkers
import TestKit

/// The hostile program of the test support, and what it must not leave behind.
enum Hostile {
  static func command(_ arguments: String...) -> LaunchCommand {
    LaunchCommand(Places.program("HostileWorker"), arguments)
  }

  /// Tight enough that a test does not take long, wide enough for a machine under load.
  static let limits = ProcessLimits(resident: 512 << 20, mapped: 2 << 30)

  static func pause(milliseconds: Int) {
    Thread.sleep(forTimeInterval: Double(milliseconds) / 1_000)
  }

  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// State and parent of a process, as the system tells them; nil when there is none.
  private static func status(of process: Int32) -> (state: String, parent: String)? {
    let path = "/proc/\(process)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 1 ? (String(fields[0]), String(fields[1])) : nil
  }

  /// Whether a process is there and not merely waiting to be reaped.
  static func isRunning(_ process: Int32) -> Bool {
    status(of: process).map { $0.state != "Z" && $0.state != "X" } ?? false
  }

  static func children(of process: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.sorted().filter {
      status(of: $0)?.parent == "\(process)"
    }
  }
}
