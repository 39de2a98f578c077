import Foundation

/// The program of the test support that does what a test process cannot do to itself.
enum Hostile {
  static var program: String {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appendingPathComponent("HostileWorker").path
  }
}
