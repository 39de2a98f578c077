import UIKit

// plumb: sections 3

enum Page: Int, CaseIterable {
  case banner, grid, list

  private var columns: Int { self == .grid ? 3 : 1 }

  fileprivate func section(in environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let isWide = environment.container.effectiveContentSize.width > 600
    return .rows(of: isWide ? columns * 2 : columns)
  }
}

extension NSCollectionLayoutSection {
  static func rows(of columns: Int = 2) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)
      )
    )
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(90)
      ),
      subitems: [item]
    )
    return NSCollectionLayoutSection(group: row)
  }
}

final class PagesViewController: UIViewController {
  private var collectionView: UICollectionView!
  private lazy var layout: UICollectionViewLayout = makeLayout()

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      Page.allCases[index].section(in: environment)
    }
  }

  func section(for page: Page, environment: NSCollectionLayoutEnvironment) throws
    -> NSCollectionLayoutSection?
  {
    page.section(in: environment)
  }

  func later() async -> NSCollectionLayoutSection { .rows() }

  func unrelated() -> Int { 3 }
}

struct Mosaic {
  let gap: CGFloat

  /// Frames that the group is asked for.
  var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(150)
    )
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      let width = environment.container.contentSize.width
      let half = (width - self.gap) / 2
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: half, height: 150)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: half + self.gap, y: 0, width: half, height: 70)
        ),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: half + self.gap, y: 80, width: half, height: 70)
        ),
      ]
    }
    return NSCollectionLayoutSection(group: group)
  }
}

class ShelfLayout: UICollectionViewCompositionalLayout {
  init(height: CGFloat) {
    super.init(sectionProvider: { _, _ in .rows() })
  }
}
