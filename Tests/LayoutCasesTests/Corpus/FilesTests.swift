import Foundation
import LayoutCases
import LayoutCore
import Testing

@Suite("Files")
struct FilesTests {
  @Test("a written file is read back, its folders made, and nothing is left beside it")
  func writeAndRead() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a/b/c.bin"
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try writeAtomically(bytes, to: path)
    #expect(try readFile(path) == bytes)
    try writeAtomically("", to: path)
    #expect(try readFile(path) == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/a/b") == ["c.bin"])
  }

  @Test("a file that is there keeps its permissions, a new one is readable by all")
  func permissions() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a"
    try writeAtomically("1", to: path)
    #expect(mode(of: path) == 0o644)
    _ = unsafe chmod(path, 0o600)
    try writeAtomically("2", to: path)
    #expect(mode(of: path) == 0o600)
  }

  @Test("a write that fails names the file and leaves nothing behind")
  func failedWrite() throws {
    let folder = try TemporaryFolder()
    try makeFolders("\(folder.path)/taken")
    let path = "\(folder.path)/taken"
    #expect(throws: CaseError("cannot be written: Is a directory", file: path)) {
      try writeAtomically("x", to: path)
    }
    try writeAtomically("x", to: "\(folder.path)/file")
    #expect(throws: CaseError.self) { try writeAtomically("x", to: "\(folder.path)/file/below") }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["file", "taken"])
  }

  @Test("a missing file and a folder are told as such")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let missing = "\(folder.path)/none"
    #expect(throws: CaseError("cannot be read: No such file or directory", file: missing)) {
      try readFile(missing)
    }
    let path = folder.path
    #expect(throws: CaseError("expected a file, found a folder", file: path)) { try readFile(path) }
  }

  @Test("a walk gives the files below, bytewise sorted, dot files and linked folders passed over")
  func walk() throws {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a/z.json", "a.json", "a/é.json", "B.json", ".hidden.json", "n.txt"] {
      try writeAtomically("{}", to: "\(folder.path)/\(name)")
    }
    _ = unsafe symlink("..", "\(folder.path)/a/loop")
    _ = unsafe symlink("b.json", "\(folder.path)/link.json")
    let files = try filesBelow(folder.path, suffix: ".json")
    #expect(files == ["B.json", "a.json", "a/z.json", "a/é.json", "b.json", "link.json"])
    #expect(try filesBelow("\(folder.path)/nowhere") == [])
  }

  @Test("removing a file twice is no error")
  func remove() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a"
    try writeAtomically("1", to: path)
    try removeFile(path)
    try removeFile(path)
    #expect(try filesBelow(folder.path) == [])
  }

  @Test(
    "the hash is FNV-1a of 64 bits, by its published values",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ]
  )
  func hash(text: String, digits: String) {
    #expect(ContentHash(text).description == digits)
  }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }
}
