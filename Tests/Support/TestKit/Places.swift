package import Foundation

/// Where the package lies, and what it has built.
package enum Places {
  /// The folder of the package.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of what is built: beside the tests.
  package static let built: URL = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    // On Apple's systems the tests are a bundle, and its program lies three folders down.
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder
  }()

  /// The path of a program that is built.
  package static func program(_ name: String) -> String { built.appending(path: name).path }
}
