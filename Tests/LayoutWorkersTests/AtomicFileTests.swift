import Foundation
import LayoutWorkers
import Testing

@Suite("AtomicFile")
struct AtomicFileTests {
  @Test("a file is written in place of one that was there, with nothing beside it")
  func replaces() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.json")
    try AtomicFile.write(Hostile.bytes("first"), to: path)
    try AtomicFile.write(Hostile.bytes("second"), to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "second")
    #expect(folder.names == ["a.json"])
  }

  @Test("with no room, files and journals stay whole, name themselves, and go on with room made")
  func noRoom() throws {
    let folder = try TemporaryFolder()
    let program = Process()
    program.executableURL = URL(fileURLWithPath: Hostile.command().program)
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
    let failure = #expect(throws: FileFailure.self) { try AtomicFile.write([1], to: path) }
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

  @Test("a folder that is not there is an error with the path and the system's words")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("nowhere/a.json")
    let failure = #expect(throws: FileFailure.self) { try AtomicFile.write([1], to: path) }
    #expect(failure?.description == "\(path): cannot create: No such file or directory")
  }

  @Test("what killed writes left is removed, what a running one writes is not")
  func partials() throws {
    let folder = try TemporaryFolder()
    let mine = ".a.json.\(ProcessInfo.processInfo.processIdentifier)-77.partial"
    for name in [".a.json.999999999-1.partial", mine, "b.json"] {
      try Data([1]).write(to: URL(fileURLWithPath: folder.file(name)))
    }
    #expect(AtomicFile.removePartials(in: folder.path) == [".a.json.999999999-1.partial"])
    #expect(folder.names == [mine, "b.json"])
  }
}
