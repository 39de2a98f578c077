import Foundation

/// A folder for the files of one test, removed with the value and everything in it.
package struct TemporaryFolder: ~Copyable {
  /// Where it lies.
  package let path: String

  /// Makes one.
  package init() throws {
    path = "\(FileManager.default.temporaryDirectory.path)/plumb-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in it, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
