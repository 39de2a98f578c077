import UIKit

struct Entry: Hashable, Identifiable {
  let id: UUID
  var title: String
  var isRead: Bool
}

enum FeedSection: Hashable, CaseIterable { case pinned, rest }

struct Feed {
  typealias Snapshot = NSDiffableDataSourceSnapshot<FeedSection, Entry.ID>

  var pinned: [Entry]
  var rest: [Entry]

  /// Everything by its id.
  var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(FeedSection.allCases)
    snapshot.appendItems(pinned.map(\.id), toSection: .pinned)
    snapshot.appendItems(rest.map(\.id), toSection: .rest)
    return snapshot
  }
}

/// A holder of a data source that is given one, as a view controller is.
final class FeedPresenter {
  private let dataSource: UICollectionViewDiffableDataSource<FeedSection, Entry.ID>
  private var shown: [Entry.ID: Entry] = [:]

  init(dataSource: UICollectionViewDiffableDataSource<FeedSection, Entry.ID>) {
    self.dataSource = dataSource
  }

  /// Configures again what changed, and nothing else.
  @MainActor func show(_ entries: [Entry]) {
    var snapshot = NSDiffableDataSourceSnapshot<FeedSection, Entry.ID>()
    snapshot.appendSections([.rest])
    snapshot.appendItems(entries.map(\.id))
    snapshot.reconfigureItems(
      entries.filter { shown[$0.id] != nil && shown[$0.id] != $0 }.map(\.id)
    )
    shown = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
