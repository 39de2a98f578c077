import Foundation
public import SnapshotDiffing

/// A user's way from models to what a collection view shows, ready to be tried.
public struct SnapshotTrial {
  typealias Run = @MainActor (_ states: [[IdentityCase.Section]]) async -> TriedSnapshots
  let run: Run

  /// A function that makes a snapshot, which is then applied.
  @MainActor
  public init<Section: Hashable, Item: Hashable>(
    making make:
      @escaping @MainActor (TriedModels) async throws
      -> NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init(applying: { (source: UICollectionViewDiffableDataSource<Section, Item>, models) in
      await source.apply(try await make(models))
    })
  }

  /// A function that applies snapshots to a data source it is given.
  @MainActor
  public init<Section: Hashable, Item: Hashable>(
    applying apply:
      @escaping @MainActor (UICollectionViewDiffableDataSource<Section, Item>, TriedModels)
      async throws -> Void
  ) {
    run = { states in
      let view = UICollectionView()
      let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: view) {
        view,
        path,
        _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      let keeper = TriedModels.Keeper()
      var seen = TriedSnapshots(item: String(describing: Item.self))
      source.machine.observer = { snapshot, isLoad, work in
        let before = source.machine.current
        seen.violations += ApplyObserver.observe(
          snapshot,
          on: source.machine,
          isLoad: isLoad,
          work
        )
        seen.judge(from: before, to: source.machine.current)
      }
      // The last state is given twice: the same models must lead to the same snapshot.
      for state in states + states.suffix(1) {
        let earlier = source.snapshot()
        do {
          try await apply(source, TriedModels(state, keeper: keeper))
        } catch {
          seen.error = seen.error ?? String(describing: error)
        }
        seen.isRepeatable = source.snapshot() == earlier
        seen.shown.append(source.snapshot().contents.text)
      }
      seen.shown.removeLast()
      seen.faults = source.faults
      seen.findings = source.findings
      source.machine.observer = nil
      return seen
    }
  }
}

extension IdentitySnapshot {
  /// Sections with their items on one line.
  fileprivate var text: String {
    contents.map { section in
      let items = section.items.prefix(24).map { String(describing: $0) }
      return "\(section.section): \(items.joined(separator: " "))"
    }.joined(separator: " | ")
  }
}

/// What was seen of a user's snapshots.
package struct TriedSnapshots: Sendable, Equatable {
  /// The type of the item identifiers.
  package var item: String
  /// What the snapshot checks and those of the data source have against it.
  package var violations: [IdentityViolation] = []
  /// What went wrong while snapshots were made and applied.
  package var faults: [ApplyFault] = []
  /// Whole models found used as identifiers.
  package var findings: [ModelIdentifierLint.Finding] = []
  /// Whether the same models led to the same snapshot again.
  package var isRepeatable = true
  /// What is shown after each state, as text.
  package var shown: [String] = []
  /// What a function threw.
  package var error: String?

  init(item: String) { self.item = item }

  /// Judges the way between two snapshots by the checks of change sets and of batches.
  mutating func judge<Section, Item>(
    from before: IdentitySnapshot<Section, Item>,
    to after: IdentitySnapshot<Section, Item>
  ) {
    let numbers = NumberedSections(before.contents, after.contents)
    let changes = SectionedChangeSet(from: before, to: after)
    violations += IdentityChecks.violations(of: changes, in: numbers)
    do {
      let batches = try changes.batches(
        countsBefore: before.itemCounts,
        countsAfter: after.itemCounts
      )
      violations += IdentityChecks.batches(batches, in: numbers)
    } catch {
      violations.append(IdentityViolation(.indices, error.description))
    }
  }
}
