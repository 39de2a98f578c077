import Foundation
import LayoutCases
import LayoutFiles

/// A folder of its own for a test, removed with everything in it.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    path = "\(parent)/plumb-test-\(UUID().uuidString)"
    try makeFolders(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The root of the repository, from the place of this file.
let repositoryRoot = folderName(of: folderName(of: folderName(of: #filePath)))
