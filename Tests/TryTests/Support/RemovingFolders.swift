import Foundation
import Synchronization
import Testing

/// Removes the folders that a test asked for when it is done.
struct RemovingFolders: SuiteTrait, TestTrait, TestScoping {
  /// The folders of one test.
  final class Folders: Sendable {
    private let paths = Mutex<[String]>([])

    func add(_ path: String) { paths.withLock { $0.append(path) } }

    func remove() {
      for path in paths.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    }
  }

  /// Those of the test that runs.
  @TaskLocal static var current: Folders?

  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let folders = Folders()
    defer { folders.remove() }
    try await Self.$current.withValue(folders) { try await function() }
  }
}

extension Trait where Self == RemovingFolders {
  /// Removes the folders that a test asked for when it is done.
  static var removingFolders: Self { RemovingFolders() }
}
