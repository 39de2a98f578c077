import UIKit

struct Photo: Hashable, Identifiable {
  let id: Int
  var name: String
  var isFavorite = false
}

@MainActor
final class PhotoGridViewController: UIViewController {
  private enum Section { case main }
  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: createLayout()
  )
  private lazy var dataSource = makeDataSource()
  private var photos: [Photo.ID: Photo] = [:]
  private let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system)])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.heightAnchor.constraint(equalToConstant: 44),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in self?.setEditing(true, animated: true) }
    )
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionView.collectionViewLayout.invalidateLayout()
  }

  private func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] _, environment in
        let isRegular = environment.traitCollection.horizontalSizeClass == .regular
        return self?.gridSection(columns: isRegular ? 5 : 3)
      },
      configuration: configuration
    )
  }

  private func gridSection(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
          elementKind: "badge",
          containerAnchor: .init(
            edges: [.top, .trailing],
            fractionalOffset: CGPoint(x: 0.3, y: -0.3)
          )
        )
      ]
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / CGFloat(columns))
      ),
      subitem: item,
      count: columns
    )
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "bg")]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      items.forEach { $0.alpha = $0.frame.minX < offset.x ? 0.5 : 1 }
    }
    return section
  }

  private func makeDataSource() -> DataSource {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Photo.ID> {
      [weak self] cell, indexPath, id in
      guard let photo = self?.photos[id] else { return }
      var content = cell.defaultContentConfiguration()
      content.text = photo.name
      content.image = UIImage(systemName: photo.isFavorite ? "heart.fill" : "heart")
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Header"
      view.contentConfiguration = content
    }
    let source = DataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }

  func toggle(_ photo: Photo) {
    photos[photo.id]?.isFavorite.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([photo.id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  static func snapshot(of photos: [Photo]) -> NSDiffableDataSourceSnapshot<Int, Photo.ID> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(photos.map(\.id))
    return snapshot
  }
}

extension PhotoGridViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath), let photo = photos[id] else { return }
    let alert = UIAlertController(title: photo.name, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
