import LayoutCore
import LayoutHarness
import LayoutSuites
import SnapshotDiffing
import Testing

@Suite("Identity workloads")
struct WorkloadTests {
  private func counts(_ parameter: Int, _ n: Int) throws -> (IdentityCase, IdentityAnswer) {
    let problem = IdentityDomain.workloads[parameter].make(n)
    guard case .answer(let answer) = BuiltInIdentity.respond(problem) else {
      throw LayoutRefused()
    }
    return (problem, answer)
  }

  private struct LayoutRefused: Error {}

  @Test(
    "delete, insert and move what they say",
    arguments: [(5_000, 1_000, 200), (100_000, 10_000, 2_000)]
  )
  func mixed(n: Int, changed: Int, moved: Int) throws {
    let (problem, answer) = try counts(0, n)
    guard case .list(let changes) = answer.changes else { return }
    #expect(problem.itemsBefore.count == n && problem.itemsAfter.count == n)
    #expect(changes.deletes.count == changed && changes.inserts.count == changed)
    // A few of those moved end where they could have stayed.
    #expect(changes.moves.count <= moved && changes.moves.count > moved * 9 / 10)
  }

  @Test("cost what the lists are long: counted, the same on every run")
  func counters() throws {
    let (_, few) = try counts(0, 5_000)
    let (_, many) = try counts(0, 100_000)
    let (_, equal) = try counts(1, 10_000)
    let (_, shuffled) = try counts(2, 10_000)
    let (small, large) = (IdentityDomain.work(of: few), IdentityDomain.work(of: many))
    #expect(large.comparisons < small.comparisons * 25 && large.measures < small.measures * 25)
    #expect(IdentityDomain.work(of: equal).comparisons == 10_000)
    #expect(IdentityDomain.work(of: equal).measures == 0)
    #expect(IdentityDomain.work(of: shuffled).comparisons < 30_000 * 10)
  }
}
