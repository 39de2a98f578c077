import LayoutCore
import LayoutReports
import Testing

/// Show 5 of the workers.
@Suite("Shards")
struct ShardTests {
  private static let flags = [
    "fuzz", "--engine", "trap", "--engine", "too-many-frames", "--cases", "1100",
  ]

  @Test("four of four merged are the run in one piece, in report and corpus")
  func merged() throws {
    let program = try Program()
    let whole = try program.run(Self.flags + ["--report", "whole", "--corpus", "one"])
    #expect(whole.code == 70, "\(whole.errors)")
    let folders = [3, 1, 4, 2].map { "shard-\($0)" }
    for (folder, index) in zip(folders, [3, 1, 4, 2]) {
      let flags = Self.flags + ["--shard", "\(index)/4", "--report", folder, "--corpus", "two"]
      try program.run(flags)
      #expect(try program.report(folder).parts[0].count > 0)
    }
    let merge = try program.run(["merge"] + folders + ["--report", "merged", "--corpus", "two"])
    #expect(merge.code == 70, "\(merge.errors)")
    var merged = try program.report("merged")
    for index in merged.findings.indices {
      // The one difference is asked for: the folder that the findings were saved to.
      let finding = merged.findings[index]
      merged.findings[index].file = finding.file.map { "one" + $0.dropFirst(3) }
      merged.findings[index].replay = finding.replay.replacing("replay two/", with: "replay one/")
    }
    #expect(try ReportJSON.render(merged) == ReportJSON.render(program.report("whole")))
    #expect(merged.findings.count == 2)
    #expect(try program.files(below: "two") == program.files(below: "one"))

    let missing = try program.run(["merge", "shard-1", "shard-2", "shard-4", "--no-save"])
    #expect(missing.code == 65)
    #expect(missing.errors.contains("of 4 shards these are missing: 3"))
    let double = try program.run(["merge"] + folders + ["shard-2", "--no-save"])
    #expect(double.code == 65)
    #expect(double.errors.contains("shard 2 of 4 is there twice"))
    let other = [
      "fuzz", "--engine", "trap", "--engine", "too-many-frames", "--cases", "300", "--shard", "1/4",
      "--no-save",
    ]
    try program.run(other + ["--report", "other"])
    let mixed = try program.run(["merge", "other"] + folders.dropFirst())
    #expect(mixed.code == 65)
    #expect(mixed.errors.contains("cases is 0 to 299 in one and 0 to 1099 in another"))
  }
}
