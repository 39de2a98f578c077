import Foundation
import LayoutReports

/// What is being run: the revision of the folder, and how the program was built.
enum Revision {
  /// The commit of the working directory, read from its `.git`; empty outside a checkout.
  static let current: String = {
    func text(_ path: String) -> String? {
      (try? String(contentsOfFile: path, encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard let head = text(".git/HEAD") else { return "" }
    guard head.hasPrefix("ref: ") else { return head }
    let name = String(head.dropFirst(5))
    if let commit = text(".git/\(name)") { return commit }
    let packed = text(".git/packed-refs")?.split(separator: "\n") ?? []
    let line = packed.first { $0.hasSuffix(" \(name)") }
    return line.map { String($0.prefix { $0 != " " }) } ?? ""
  }()

  /// The toolchain, the system and the flags of this program.
  static let build = RunReport.Build(
    toolchain: toolchain,
    architecture: "\(system) \(processor)",
    flags: isOptimised ? "release" : "debug"
  )

  private static var toolchain: String {
    #if swift(>=6.4)
      "Swift 6.4 or newer"
    #elseif swift(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }

  private static var system: String {
    #if os(Linux)
      "linux"
    #elseif os(macOS)
      "macos"
    #else
      "other"
    #endif
  }

  private static var processor: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  private static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
