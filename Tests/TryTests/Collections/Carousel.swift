import UIKit

// A shelf that scrolls across a list that scrolls down.
private func shelf() -> NSCollectionLayoutSection {
  let card = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  )
  let page = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200)),
    subitems: [card]
  )
  let section = NSCollectionLayoutSection(group: page)
  section.orthogonalScrollingBehavior = .groupPagingCentered
  section.interGroupSpacing = 10
  section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
  return section
}
