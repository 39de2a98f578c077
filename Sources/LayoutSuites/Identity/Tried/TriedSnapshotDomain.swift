package import LayoutCases
package import LayoutCore
package import LayoutHarness
import SnapshotDiffing

/// A user's snapshots: two states of models, and what the user's function makes of them.
///
/// The cases are those of ``IdentityDomain`` with a model for every identifier, so saved ones read
/// alike; a section is a list that the function is given.
package enum TriedSnapshotDomain: Domain {
  package typealias Case = IdentityCase
  package typealias Answer = TriedSnapshots
  package typealias Semantics = Void
  package typealias Context = TriedSnapshotContext

  package static let name = IdentityDomain.name
  package static let hasFrames = false

  package static func draw(_ choices: inout Choices, within semantics: Void) -> IdentityCase {
    var draw = IdentityDraw(choices, allowed: [.sections, .models])
    let drawn = draw.drawn()
    return IdentityCase(from: models(drawn.before), to: models(drawn.after))
  }

  /// Each item once, with content.
  private static func models(_ sections: [IdentityCase.Section]) -> [IdentityCase.Section] {
    var (names, items): (Set<String>, Set<String>) = ([], [])
    return sections.filter { names.insert($0.section).inserted }.map { section in
      let kept = section.items.filter { items.insert($0.id).inserted }
      return IdentityCase.Section(
        section.section,
        kept.map { IdentityItem($0.id, revision: $0.revision ?? 1) }
      )
    }
  }

  package static func isWithin(_ semantics: Void, _ problem: IdentityCase) -> Bool {
    problem.operations.isEmpty && problem.scrolling == nil && problem.changed.isEmpty
      && problem.reloads.isEmpty && problem.reconfigures.isEmpty
      && problem.reloadedSections.isEmpty
      && [problem.before, problem.after].allSatisfy { sections in
        let items = sections.flatMap { $0.items.map(\.id) }
        return Set(items).count == items.count
          && Set(sections.map(\.section)).count == sections.count
      }
  }

  package static func validate(_ problem: IdentityCase) throws(CaseError) {
    guard isWithin((), problem) else {
      throw CaseError("expected states of different models, without calls and marks")
    }
  }

  package static var labels: [String] { IdentityDomain.labels }

  package static func labels(of problem: IdentityCase) -> UInt64 {
    IdentityDomain.labels(of: problem)
  }

  package static let invariants = TriedSnapshotInvariants.all

  package static let passes = IdentityPasses.all

  package static func lines(_ problem: IdentityCase, _ answer: TriedSnapshots?) -> [String] {
    problem.lines(nil) + (answer?.shown ?? []).map { "shown   \($0)" }
  }

  package static func picture(
    _ problem: IdentityCase,
    _ answer: TriedSnapshots,
    _ violation: Violation?
  ) -> Picture? {
    nil
  }

  package static func shape(of problem: IdentityCase) -> String { problem.shape }

  package static func digest(of answer: TriedSnapshots) -> UInt64 {
    // What is shown may be of identifiers made at random, of which `repeatable` speaks.
    var digest = Digest()
    digest.add([answer.violations.count, answer.faults.count, answer.findings.count])
    return digest.value
  }

  package static let workloads: [Workload<IdentityCase>] = []

  package static func work(of answer: TriedSnapshots) -> WorkCounters { WorkCounters() }

  package static func frames(
    of answer: TriedSnapshots
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? {
    nil
  }
}

/// Everything there is to know of such a case stands in the answer.
package struct TriedSnapshotContext: CaseContext {
  package init() {}

  package mutating func prepare(
    _ problem: IdentityCase,
    _ outcome: Outcome<TriedSnapshots>,
    within semantics: Void
  ) {}
}
