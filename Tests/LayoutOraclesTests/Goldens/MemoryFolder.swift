import LayoutCore
import LayoutOracles
import Synchronization

/// A folder of goldens in memory that notes every write and removal.
final class MemoryFolder: Sendable {
  private let state = Mutex<(files: [String: [UInt8]], log: [String])>((files: [:], log: []))

  var files: [String: [UInt8]] { state.withLock { $0.files } }
  var log: [String] { state.withLock { $0.log } }

  func clearLog() { state.withLock { $0.log = [] } }
  func put(_ text: String, _ path: String) { state.withLock { $0.files[path] = Array(text.utf8) } }
  func text(_ path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }

  var folder: GoldenFolder {
    GoldenFolder(
      files: { () throws(CaseError) in self.files.keys.sorted(by: >) },
      read: { (path) throws(CaseError) in
        guard let bytes = self.files[path] else { throw CaseError("no such file", file: path) }
        return bytes
      },
      write: { (bytes, path) throws(CaseError) in
        self.state.withLock { state in
          state.files[path] = bytes
          state.log.append("write \(path)")
        }
      },
      remove: { (path) throws(CaseError) in
        self.state.withLock { state in
          state.files[path] = nil
          state.log.append("remove \(path)")
        }
      }
    )
  }
}
