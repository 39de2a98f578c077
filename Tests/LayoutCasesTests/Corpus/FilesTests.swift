import Foundation
import LayoutCases
import LayoutCore
import LayoutFiles
import TestKit
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

  @Test(
    "the hash is FNV-1a of 64 bits, by its published values",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ]
  )
  func hash(text: String, digits: String) {
    #expect(ContentHash(text).description == digits)
  }
}
