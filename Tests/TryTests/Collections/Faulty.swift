import UIKit

struct Faulty {
  private static func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  /// Forgets the subitems.
  static func empty() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .horizontal(layoutSize: size(300, 40), subitems: []))
  }

  /// Divides by nothing.
  static func endless(of columns: Int = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(100 / CGFloat(columns), 40))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(300, 40), subitems: [item])
    )
  }

  /// An item that is longer than its group.
  static func blank() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(301, 40))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(300, 40), subitems: [item])
    )
  }

  /// Counts how often it was asked.
  private static var asked: CGFloat = 0
  static func restless() -> NSCollectionLayoutSection {
    asked += 1
    let item = NSCollectionLayoutItem(layoutSize: size(100, 40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(300, 40), subitems: [item])
    )
    section.interGroupSpacing = asked
    return section
  }

  /// Spacing that pushes cells into one another.
  static func crowded() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(100, 40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(300, 40), subitems: [item])
    group.interItemSpacing = .fixed(-20)
    return NSCollectionLayoutSection(group: group)
  }

  /// The first of nothing.
  static func crash() -> NSCollectionLayoutSection {
    let names: [String] = []
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(CGFloat(names[0].count), 40), subitems: [])
    )
  }
}
