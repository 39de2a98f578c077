import Foundation
import LayoutFiles
import TestKit
import Testing

@Suite("Writing atomically")
struct WriteAtomicallyTests {
  @Test("a file is written in place of one that was there, with nothing beside it")
  func replaces() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.json")
    try writeAtomically("first", to: path)
    try writeAtomically("second", to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "second")
    #expect(folder.names == ["a.json"])
  }

  @Test("with no room, files and journals stay whole, name themselves, and go on with room made")
  func noRoom() throws {
    let folder = try TemporaryFolder()
    let program = Process()
    program.executableURL = URL(fileURLWithPath: Places.program("HostileWorker"))
    program.arguments = ["no-room", folder.path]
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    program.waitUntilExit()
    let seen = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(program.terminationStatus == 0, "\(seen)")
    #expect(folder.names == ["a.json", "run.journal"])
    #expect(try Journal.read(folder.file("run.journal")).map(\.count) == [300, 300, 300, 30, 300])
    #expect(try String(contentsOfFile: folder.file("a.json"), encoding: .utf8) == "before")
  }

  @Test("a file cannot take the place of a folder, and leaves nothing beside it")
  func ontoFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("taken")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let failure = #expect(throws: FileFailure.self) { try writeAtomically([1], to: path) }
    #expect(failure?.description == "\(path): cannot rename onto it: Is a directory")
    #expect(folder.names == ["taken"])
  }

  @Test("a device without end is not read as a journal")
  func device() throws {
    let failure = #expect(throws: FileFailure.self) {
      var found: [[UInt8]] = []
      _ = try Journal("/dev/zero", records: &found)
    }
    #expect(failure?.reason == "it is not a regular file")
  }

  @Test("folders on the way are made; a file in their place is an error that names it")
  func folders() throws {
    let folder = try TemporaryFolder()
    try writeAtomically([1], to: folder.file("a/b/c.json"))
    #expect(folder.names == ["a"])
    let failure = #expect(throws: FileFailure.self) {
      try writeAtomically([1], to: folder.file("a/b/c.json/below"))
    }
    #expect(failure?.path == folder.file("a/b/c.json/below"))
    #expect(failure?.reason == "Not a directory")
  }

  @Test("a file that is there keeps its permissions")
  func permissions() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a")
    try writeAtomically("1", to: path)
    _ = unsafe chmod(path, 0o600)
    try writeAtomically("2", to: path)
    var status = stat()
    #expect(unsafe stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test("removing a file twice is no error, removing a folder is one")
  func remove() throws {
    let folder = try TemporaryFolder()
    try writeAtomically("1", to: folder.file("a/b"))
    try removeFile(folder.file("a/b"))
    try removeFile(folder.file("a/b"))
    #expect(throws: FileFailure.self) { try removeFile(folder.file("a")) }
  }

  @Test("what killed writes left is removed, what a running one writes is not")
  func partials() throws {
    let folder = try TemporaryFolder()
    let mine = ".a.json.\(ProcessInfo.processInfo.processIdentifier)-77.partial"
    for name in [".a.json.999999999-1.partial", mine, "b.json"] {
      try Data([1]).write(to: URL(fileURLWithPath: folder.file(name)))
    }
    #expect(removeLeftOvers(in: folder.path) == [".a.json.999999999-1.partial"])
    #expect(folder.names == [mine, "b.json"])
  }
}
