import UIKit

final class FeedCell: UICollectionViewCell {
  static let reuseIdentifier = "FeedCell"
  private let titleLabel = UILabel()
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
    contentView.backgroundColor = .secondarySystemBackground
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with item: FeedItem) { titleLabel.text = item.title }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }
}

struct FeedItem: Hashable {
  let id: UUID
  var title: String
}

final class FeedController: UICollectionViewController {
  enum Section: Int, CaseIterable { case featured, latest }
  private var dataSource: UICollectionViewDiffableDataSource<Section, FeedItem>!
  private var items: [FeedItem] = []

  init() {
    super.init(collectionViewLayout: Self.makeLayout())
    title = "Feed"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    collectionView.backgroundColor = .systemBackground
    collectionView.register(FeedCell.self, forCellWithReuseIdentifier: FeedCell.reuseIdentifier)
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    collectionView.refreshControl = UIRefreshControl()
    configureDataSource()
    applySnapshot(items: items)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      guard let section = Section(rawValue: index) else { return nil }
      switch section {
      case .featured:
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalHeight(1)
          )
        )
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(200)),
          subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
        return section
      case .latest:
        let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 2
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
        )
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
          repeatingSubitem: item,
          count: columns
        )
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
      }
    }
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<FeedCell, FeedItem> { cell, _, item in
      cell.configure(with: item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView,
      indexPath,
      item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }
  }

  func applySnapshot(items: [FeedItem], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, FeedItem>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(items.prefix(3)), toSection: .featured)
    snapshot.appendItems(items, toSection: .latest)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = UIViewController()
    detail.title = item.title
    navigationController?.pushViewController(detail, animated: true)
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
