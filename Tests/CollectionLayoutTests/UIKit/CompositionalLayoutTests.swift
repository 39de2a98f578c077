import CollectionLayout
import LayoutCore
import Testing

@MainActor
@Suite("UIKit's names")
struct CompositionalLayoutTests {
  private final class Counts: UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func rows(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
    )
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
    )
  }

  private func view(_ layout: UICollectionViewLayout, _ counts: Counts) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    view.dataSource = counts
    view.layoutIfNeeded()
    return view
  }

  @Test("the section provider is asked once a section a solve, and sees the bounds (B19)")
  func provider() {
    var asked: [(Int, CGSize)] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append((index, environment.container.contentSize))
      return self.rows()
    }
    let counts = Counts([2, 0, 3])
    let view = view(layout, counts)
    #expect(asked.map(\.0) == [0, 1, 2])
    #expect(asked.allSatisfy { $0.1 == CGSize(width: 320, height: 480) })
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 200))
    view.layoutIfNeeded()
    #expect(asked.count == 3)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(asked.count == 6)
  }

  @Test("a provider that gives nothing is a fault only for a section with items (B19)")
  func missingSection() {
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 1 ? nil : self.rows() }
    let counts = Counts([1, 0])
    let view = view(layout, counts)
    #expect(layout.fault == nil)
    counts.counts = [1, 2]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.fault?.rule == .missingSection)
    #expect(layout.fault?.section == 1)
    #expect(layout.collectionViewContentSize == .zero)
  }

  @Test("a group made without items is found when it is solved, and named (G17)")
  func malformed() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: []
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let counts = Counts([1])
    _ = view(layout, counts)
    #expect(layout.fault?.rule == .malformedGroup)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
  }

  @Test("a custom group's provider is asked once, for the size and what insets leave of it (G14)")
  func customGroup() {
    var asked: [(CGSize, CGSize)] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(80))
    ) { environment in
      asked.append(
        (environment.container.contentSize, environment.container.effectiveContentSize)
      )
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40))]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let counts = Counts([3])
    _ = view(layout, counts)
    #expect(asked.count == 1)
    #expect(asked.first?.0 == CGSize(width: 320, height: 80))
    #expect(asked.first?.1 == CGSize(width: 314, height: 76))
    let third = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
    #expect(third?.frame == CGRect(x: 1, y: 162, width: 30, height: 40))
  }

  @Test("handlers run on a solve, the last section first, and when their section scrolls")
  func handlers() {
    var calls: [(Int, CGFloat)] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: self.size(.fractionalWidth(1), .fractionalHeight(1))
      )
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: self.size(.absolute(200), .absolute(50)), subitems: [item])
      )
      section.orthogonalScrollingBehavior = .groupPaging
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        calls.append((index, offset.x))
        for item in items { item.alpha = 0.5 }
      }
      return section
    }
    let counts = Counts([4, 4])
    _ = view(layout, counts)
    #expect(calls.map(\.0) == [1, 0])
    #expect(layout.scroll(section: 1, to: 190) == 200)
    #expect(calls.map(\.0) == [1, 0, 1])
    #expect(calls.last?.1 == 200)
    let seen = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(seen?.count == 4)
    #expect(seen?.allSatisfy { $0.alpha == 0.5 } == true)
  }

  @Test("what a handler does to items is lost in a layout with estimates (E7)")
  func handlersAndEstimates() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let row = self.size(.fractionalWidth(1), .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
      )
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items { item.alpha = 0.5 }
      }
      return section
    }
    let counts = Counts([2])
    _ = view(layout, counts)
    let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.alpha == 1)
  }

  @Test("a scrolled section rests in the row it has after its items went")
  func restsAgain() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: self.size(.fractionalWidth(1), .fractionalHeight(1))
      )
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: self.size(.absolute(200), .absolute(50)), subitems: [item])
      )
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let counts = Counts([10])
    let view = view(layout, counts)
    #expect(layout.scroll(section: 0, to: 1_500) == 1_500)
    counts.counts = [2]
    view.reloadData()
    view.layoutIfNeeded()
    let last = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(last?.frame.maxX == 320)
  }

  @Test("a new configuration is in force at the next layout")
  func configuration() {
    let layout = UICollectionViewCompositionalLayout(section: rows())
    let counts = Counts([1, 1])
    let view = view(layout, counts)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    view.layoutIfNeeded()
    #expect(layout.collectionViewContentSize.height == 92)
  }

  @Test("a new width solves again; scrolling does so only with something pinned (B13)")
  func boundsChange() {
    let layout = UICollectionViewCompositionalLayout(section: rows())
    let counts = Counts([30])
    let view = view(layout, counts)
    let scrolled = CGRect(x: 0, y: 100, width: 320, height: 480)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    view.frame.size.width = 375
    view.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 375)
  }

  @Test("a context's paths are nil until marked, then sorted and each once")
  func context() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    let paths = [3, 1, 3].map { IndexPath(item: $0, section: 0) }
    context.invalidateItems(at: paths)
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2, 3])
    context.invalidateSupplementaryElements(ofKind: "h", at: paths)
    #expect(context.invalidatedSupplementaryIndexPaths?["h"]?.map(\.item) == [1, 3])
  }

  @Test("only a plain list pins its header, and what is not known of a phone's list is named")
  func lists() throws {
    for appearance in UICollectionLayoutListConfiguration.Appearance.allCases {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      let lowered = try UICollectionViewCompositionalLayout.list(using: configuration).lowered(
        itemCounts: [3],
        container: Size(width: 320, height: 480),
        environment: CollectionEnvironment()
      )
      let section = lowered.description.section(at: 0)
      #expect(section.boundaryItems.map(\.pinsToVisibleBounds) == [appearance == .plain])
      #expect(section.group?.content?.subitems.count == 1)
      #expect(ListMetrics(appearance, idiom: .phone).unknown.contains("rowHeight"))
    }
    #expect(ListMetrics(.sidebar, idiom: .mac).sideInset == 12.987)
  }
}
