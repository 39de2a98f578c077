import Foundation
import LayoutCases
import LayoutCore
import LayoutOracles
import Testing

@Suite("Goldens on disk")
struct GoldenDiskTests {
  @Test("goldens are recorded, accepted, verified and changed in a folder on disk")
  func wholeWay() throws {
    let path = "\(FileManager.default.temporaryDirectory.path)/plumb-golden-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let disk = CorpusFolder(path)
    let book = GoldenBook(
      GoldenFolder(
        path: path,
        files: { () throws(CaseError) in try disk.files() },
        read: { (name) throws(CaseError) in try disk.read(name) },
        write: { (bytes, name) throws(CaseError) in try disk.write(bytes, to: name) },
        remove: { (name) throws(CaseError) in try disk.remove(name) }
      )
    )
    let keys = [GoldenKey(engine: "mine", name: "wide", caseHash: "h")]
    func check(_ mode: GoldenRecordMode, height: Double) throws -> GoldenReport {
      try book.check(keys, mode: mode) { (_) throws(CaseError) in
        let frame = Rect(x: 0, y: 0, width: 10, height: height)
        return .items(try GoldenItems(frames: [frame], size: nil))
      }
    }
    #expect(try check(.all, height: 10).count("missing") == 1)
    #expect(try book.accept(.all, keys: keys).accepted == ["mine/wide"])
    #expect(try check(.never, height: 10).exitCode == 0)
    #expect(try check(.all, height: 11).exitCode == 2)
    #expect(try disk.files() == ["manifest.txt", "mine/wide.golden", "mine/wide.golden.pending"])
    try disk.write(Array("plumb-golden 9\n".utf8), to: "mine/wide.golden")
    let report = try check(.never, height: 10)
    let message = "expected version 1 of the form, found 9"
    let error = CaseError(message, file: "\(path)/mine/wide.golden", line: 1)
    #expect(report.entries.map(\.standing) == [.unreadable(error)])
  }
}
