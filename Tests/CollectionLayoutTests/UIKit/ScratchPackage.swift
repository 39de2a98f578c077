import Foundation
import Testing

/// Builds a user's files in a package of their own, with UIKit's name pointing at this module.
enum ScratchPackage {
  /// The folder this package lies in.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../..")
    .standardized

  /// Builds the files as one program and answers what it prints.
  static func run(name: String, files: [String: String]) throws -> String {
    // Inside the build folder, so that the second run finds the modules of the first.
    let folder = root.appending(path: ".build/scratch/\(name)")
    let sources = folder.appending(path: "Sources/\(name)")
    try? FileManager.default.removeItem(at: folder.appending(path: "Sources"))
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try manifest(name).write(
      to: folder.appending(path: "Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    for (file, text) in files {
      try text.write(to: sources.appending(path: file), atomically: true, encoding: .utf8)
    }
    let build = [
      "swift", "build", "--package-path", folder.path, "--scratch-path",
      root.appending(path: ".build/scratch/build").path,
    ]
    let built = try launch(build)
    #expect(built.status == 0, "\(built.output)")
    guard built.status == 0 else { return "" }
    let program = root.appending(path: ".build/scratch/build/debug/\(name)").path
    let run = try launch([program])
    #expect(run.status == 0, "\(run.output)")
    return run.output
  }

  private static func manifest(_ name: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "plumb", path: "\(root.path)")],
      targets: [
        .executableTarget(
          name: "\(name)",
          dependencies: [.product(name: "CollectionLayout", package: "plumb")],
          swiftSettings: [
            .swiftLanguageMode(.v6),
            .unsafeFlags(["-module-alias", "UIKit=CollectionLayout"]),
          ]
        )
      ]
    )
    """
  }

  private static func launch(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
