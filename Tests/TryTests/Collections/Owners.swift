import UIKit

// plumb: sections 2

/// What sections are made of here.
enum Shelves {
  static func row(_ height: CGFloat) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      ),
      subitems: [item]
    )
  }
}

/// Holds itself weakly, and answers nothing once it is gone.
class WeakViewController: UIViewController {
  private let height: CGFloat = 60

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] _, _ in self?.section() }
  }

  var guarded: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { [weak self] _, _ in
      guard let self else { return nil }
      return section()
    })
  }

  private func section() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: Shelves.row(height))
  }
}

/// Traps once it is gone.
final class UnownedViewController: WeakViewController {
  func unownedLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, _ in wide() }
  }

  private func wide() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: Shelves.row(80))
  }
}

/// Asks its maker for frames long after the section was made.
final class FrameMaker {
  private let height: CGFloat = 40

  func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(height)
    )
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { [unowned self] environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: width, height: height)
        )
      ]
    }
    return NSCollectionLayoutSection(group: group)
  }
}

/// A layout that is given what it asks.
final class DelegatingLayout: UICollectionViewCompositionalLayout {
  init(delegate: WeakDelegate) {
    super.init(sectionProvider: { [weak delegate] _, _ in
      delegate.map { NSCollectionLayoutSection(group: Shelves.row($0.height)) }
    })
  }
}

final class WeakDelegate {
  let height: CGFloat = 90
}
