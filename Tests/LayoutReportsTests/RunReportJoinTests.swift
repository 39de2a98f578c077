import LayoutCore
import LayoutReports
import LayoutTiming
import Testing

@Suite("Joining the reports of shards")
struct RunReportJoinTests {
  private func shard(_ index: Int, of: Int = 2, change: (inout RunReport) -> Void = { _ in })
    -> RunReport
  {
    var report = Fixture.report(elapsed: Double(index) * 10)
    report.shard = RunReport.Shard(index: index, of: of)
    change(&report)
    return report
  }

  private func failure(_ reports: [RunReport]) -> JoinFailure? {
    do {
      _ = try RunReport.join(reports)
      return nil
    } catch {
      return error
    }
  }

  @Test("adds counts, makes findings of one cause one, and tells in which shard a part failed")
  func adds() throws {
    let second = shard(2) { report in
      report.findings[1].minimised.size = 1
      report.findings[1].seen = 3
    }
    let joined = try RunReport.join([second, shard(1)])
    #expect(joined.shard == nil)
    #expect(joined.findings.count == 3)
    #expect(joined.findings[1].seen == 40)
    #expect(joined.findings[1].minimised.size == 1)
    #expect(joined.engines.map(\.cases) == [120_000, 120_000])
    #expect(joined.labels.first?.cases == 2 * 2_713)
    #expect(joined.parts[3].count == 240_000)
    #expect(joined.parts[3].detail == "shard 1: 3 findings; shard 2: 3 findings")
    #expect(joined.parts[0].detail == "held")
    #expect(joined.times.elapsed == 20)
    #expect(joined.times.workers == 4)
    #expect(joined.benchmarks == shard(1).benchmarks)
    #expect(joined.verdict == .engineFault)
  }

  @Test("does not depend on the order of the shards")
  func order() throws {
    let shards = [shard(1, of: 3), shard(2, of: 3), shard(3, of: 3)]
    #expect(try RunReport.join(shards) == RunReport.join(shards.reversed()))
  }

  @Test("stops at the largest number where a file claims more")
  func overflow() throws {
    let full = { (report: inout RunReport) in
      report.parts[0].count = .max
      report.findings[0].seen = .max
    }
    let joined = try RunReport.join([shard(1, change: full), shard(2, change: full)])
    #expect(joined.parts[0].count == .max)
    #expect(joined.findings[0].seen == .max)
  }

  @Test("complains about shards that are missing, double, out of range or none at all")
  func incomplete() {
    #expect(failure([shard(2, of: 4), shard(4, of: 4)]) == .missing([1, 3], of: 4))
    #expect(failure([shard(1), shard(1)]) == .unexpected(1, of: 2))
    #expect(failure([shard(3)]) == .unexpected(3, of: 2))
    #expect(failure([]) == .notShards("there is no report to join"))
    #expect(
      failure([Fixture.report()]) == .notShards("a report is of a whole run, not of a shard")
    )
    let many = failure([shard(1, of: 1_000_000_000)])
    #expect(many == .missing(Array(2...21), of: 1_000_000_000))
  }

  @Test("complains about shards of different runs")
  func mixed() {
    let revision = failure([shard(1), shard(2) { $0.revision = "other" }])
    #expect(revision == .mixed(what: "revision", "a3dd209", "other"))
    let seed = failure([shard(1), shard(2) { $0.seed = 7 }])
    #expect(
      seed?.description == "shards of different runs: seed is 2026 in one and 7 in another"
    )
    #expect(failure([shard(1), shard(2, of: 3)]) == .mixed(what: "number of shards", "2", "3"))
  }
}
