import Foundation
import LayoutFiles
import LayoutReports
import Testing

@Suite("Folder of reports")
struct ReportFolderTests {
  private func temporary() -> String {
    FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").path
  }

  @Test("writes every format into a folder that it makes, and leaves nothing else")
  func writes() throws {
    let root = temporary()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let folder = ReportFolder(root + "/Reports/latest")
    try folder.write(Fixture.report())
    try folder.write(Fixture.report())
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["index.html", "junit.xml", "report.json", "report.sarif"])
    let json = try String(contentsOfFile: folder.path + "/report.json", encoding: .utf8)
    #expect(try ReportJSON.parse(json) == Fixture.report())
  }

  @Test("names the file and the reason where it cannot write, and keeps the old file")
  func refuses() throws {
    let root = temporary()
    defer { try? FileManager.default.removeItem(atPath: root) }
    try ReportFolder(root).write("old", to: "taken")
    #expect {
      try ReportFolder(root + "/taken").write("new", to: "file")
    } throws: { error in
      let failure = error as? FileFailure
      return failure?.path.hasPrefix(root + "/taken") == true && failure?.reason.isEmpty == false
    }
    try FileManager.default.createDirectory(
      atPath: root + "/folder/inside",
      withIntermediateDirectories: true
    )
    #expect {
      try ReportFolder(root).write("new", to: "folder")
    } throws: { error in
      (error as? FileFailure)?.step == "rename onto it"
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: root).sorted() == ["folder", "taken"]
    )
  }
}
