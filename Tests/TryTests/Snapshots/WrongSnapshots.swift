import UIKit

struct Song: Hashable {
  var id: Int
  var title: String
  var plays: Int
}

private enum Part { case main, other }

/// Whole models as identifiers: a play more, and the row is deleted and inserted.
private func wholeModels(_ songs: [Song]) -> NSDiffableDataSourceSnapshot<Part, Song> {
  var snapshot = NSDiffableDataSourceSnapshot<Part, Song>()
  snapshot.appendSections([.main])
  snapshot.appendItems(songs)
  return snapshot
}

/// Titles are not unique, and UIKit stops the program at the second of a kind.
private func byTitle(_ songs: [Song]) -> NSDiffableDataSourceSnapshot<Part, String> {
  var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
  snapshot.appendSections([.main])
  snapshot.appendItems(songs.map(\.title))
  return snapshot
}

/// Appends to a section that is there only as long as there is nothing in the first list.
private func lostSection(
  _ songs: [Song],
  others: [Song]
) -> NSDiffableDataSourceSnapshot<Part, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
  if !songs.isEmpty { snapshot.appendSections([.main]) }
  snapshot.appendItems(others.map(\.id), toSection: .main)
  return snapshot
}

/// Reloads what the last state showed, whether it is still there or not.
@MainActor
private func reloadsAll(
  _ source: UICollectionViewDiffableDataSource<Part, Int>,
  _ songs: [Song]
) {
  let old = source.snapshot().itemIdentifiers
  var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
  snapshot.appendSections([.main])
  snapshot.appendItems(songs.map(\.id))
  snapshot.reloadItems(old)
  source.apply(snapshot)
}

/// Rows by identifiers of the moment: no row is ever the same.
private func freshIdentifiers(_ songs: [Song]) -> NSDiffableDataSourceSnapshot<Part, UUID> {
  var snapshot = NSDiffableDataSourceSnapshot<Part, UUID>()
  snapshot.appendSections([.main])
  snapshot.appendItems(songs.map { _ in UUID() })
  return snapshot
}
