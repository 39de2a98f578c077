import Foundation
import LayoutWorkers

/// The hostile program of the test support, and what it must not leave behind.
enum Hostile {
  static func command(_ arguments: String...) -> LaunchCommand {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return LaunchCommand(folder.appendingPathComponent("HostileWorker").path, arguments)
  }

  /// Tight enough that a test does not take long, wide enough for a machine under load.
  static let limits = ProcessLimits(resident: 512 << 20, mapped: 2 << 30)

  static func pause(milliseconds: Int) {
    Thread.sleep(forTimeInterval: Double(milliseconds) / 1_000)
  }

  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
