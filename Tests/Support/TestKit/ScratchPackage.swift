import Foundation

/// A package of a user's files, built with a product of this one in the place of Apple's module.
///
/// It lies in the build folder, always at the same place, so that a second run finds what the first
/// has built.
package struct ScratchPackage {
  private let build: String

  /// Writes and builds the package.
  ///
  /// - Parameters:
  ///   - name: The name of the package.
  ///   - product: The product of this package.
  ///   - module: The module whose name means it.
  ///   - languageMode: The mode of the language in which users' files are read.
  ///   - programs: The programs by name, each with its files by name.
  /// - Throws: ``Failure`` with what the compiler said.
  package init(
    _ name: String,
    with product: String,
    as module: String,
    languageMode: Int = 6,
    programs: [String: [String: String]]
  ) throws {
    let folder = "\(Places.root.path)/.build/scratch/\(name)"
    build = "\(Places.root.path)/.build/scratch/build-\(product)"
    try? FileManager.default.removeItem(atPath: "\(folder)/Sources")
    let targets = programs.keys.sorted().map { program in
      """
          .executableTarget(
            name: "\(program)",
            dependencies: [.product(name: "\(product)", package: "plumb")],
            swiftSettings: [
              .swiftLanguageMode(.v\(languageMode)),
              .unsafeFlags(["-module-alias", "\(module)=\(product)"]),
            ]
          ),
      """
    }
    try Self.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "plumb", path: "\(Places.root.path)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )
      """,
      to: "\(folder)/Package.swift"
    )
    for (program, files) in programs {
      for (file, text) in files { try Self.write(text, to: "\(folder)/Sources/\(program)/\(file)") }
    }
    _ = try Self.launch([
      "swift", "build", "--package-path", folder, "--scratch-path", build,
    ])
  }

  /// Runs one of its programs.
  ///
  /// - Returns: What it printed.
  /// - Throws: ``Failure`` when it does not end well.
  package func output(of program: String) throws -> String {
    try Self.launch(["\(build)/debug/\(program)"])
  }

  /// A command that did not end well.
  package struct Failure: Error, CustomStringConvertible {
    /// The command, how it ended, and what it printed.
    package let description: String
  }

  private static func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func launch(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      let words = command.joined(separator: " ")
      throw Failure(description: "\(words) ended with \(process.terminationStatus): \(output)")
    }
    return output
  }
}
