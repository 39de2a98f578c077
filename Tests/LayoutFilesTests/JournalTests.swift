import Foundation
import LayoutFiles
import TestKit
import Testing

@Suite("Journal")
struct JournalTests {
  private static let records = [[1, 2, 3], [], [UInt8](repeating: 9, count: 5_000), [0, 0, 0]]

  private func write(_ path: String) throws {
    var before: [[UInt8]] = []
    var journal = try Journal(path, records: &before)
    for record in Self.records { try journal.append(record) }
    try journal.flush()
  }

  @Test("records come back as they were added, over several openings")
  func records() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.journal")
    #expect(try Journal.read(path).isEmpty)
    try write(path)
    var found: [[UInt8]] = []
    do {
      var journal = try Journal(path, records: &found)
      #expect(journal.dropped == 0)
      try journal.append([7])
    }
    #expect(found == Self.records)
    #expect(try Journal.read(path) == Self.records + [[7]])
  }

  @Test("cut anywhere, a journal keeps the whole records before the cut, and can be added to")
  func torn() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.journal")
    try write(path)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var ends = [16]
    for record in Self.records { ends.append((ends.last ?? 0) + 12 + record.count) }
    #expect(ends.last == bytes.count)
    for cut in Array(0..<60) + Array(5_030..<bytes.count) {
      try Data(bytes[..<cut]).write(to: URL(fileURLWithPath: path))
      var found: [[UInt8]] = []
      do {
        var journal = try Journal(path, records: &found)
        let whole = max(1, ends.count { $0 <= cut }) - 1
        #expect(found == Array(Self.records[..<whole]), "cut at \(cut)")
        #expect(journal.dropped == (cut < 16 ? cut : cut - ends[whole]))
        try journal.append([42])
      }
      #expect(try Journal.read(path) == found + [[42]], "cut at \(cut)")
    }
  }

  @Test("zeros and flipped bits after a crash of the machine are dropped")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.journal")
    try write(path)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let zeros = bytes + [UInt8](repeating: 0, count: 300)
    try Data(zeros).write(to: URL(fileURLWithPath: path))
    #expect(try Journal.read(path) == Self.records)
    var flipped = bytes
    flipped[bytes.count - 1] ^= 1
    try Data(flipped).write(to: URL(fileURLWithPath: path))
    #expect(try Journal.read(path) == Array(Self.records.dropLast()))
  }

  @Test("begun afresh, a journal has nothing of before")
  func afresh() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.journal")
    try write(path)
    var found: [[UInt8]] = []
    do {
      var journal = try Journal(path, records: &found, afresh: true)
      try journal.append([7])
    }
    #expect(found.isEmpty)
    #expect(try Journal.read(path) == [[7]])
  }

  @Test("a file that is no journal is not touched")
  func foreign() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("photo.json")
    try Data("{\"some\":\"other file\"}".utf8).write(to: URL(fileURLWithPath: path))
    var found: [[UInt8]] = []
    #expect(throws: FileFailure.self) { _ = try Journal(path, records: &found) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"some\":\"other file\"}")
  }

  @Test("a journal that is open cannot be opened again")
  func locked() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.journal")
    var found: [[UInt8]] = []
    let journal = try Journal(path, records: &found)
    var other: [[UInt8]] = []
    let failure = #expect(throws: FileFailure.self) { _ = try Journal(path, records: &other) }
    #expect(failure?.reason == "another run is writing it")
    try journal.flush()
  }

  @Test("a lock that a killed run's last child still has is waited for")
  func leftLock() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.journal")
    let held = unsafe open(path, O_RDWR | O_CREAT, 0o600)
    #expect(flock(held, LOCK_EX) == 0)
    let thread = Thread {
      Thread.sleep(forTimeInterval: 0.2)
      close(held)
    }
    thread.start()
    var found: [[UInt8]] = []
    let journal = try Journal(path, records: &found)
    try journal.flush()
  }
}
