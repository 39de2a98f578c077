import LayoutCore
import Synchronization

/// Makes the section of a number, given where it is laid out (B19).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> NSCollectionLayoutSection?

/// A layout that is described by sections, groups and items instead of computed.
///
/// It is lowered to a value that the engine solves; what UIKit raises is found in ``fault``.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, StaleKnowing {
  nonisolated let sections: SectionProvider
  private nonisolated let settings: Mutex<Settings>
  /// What concerns the whole layout; setting it invalidates.
  open nonisolated var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings.withLock { $0.configuration } }
    set { settings.withLock { $0 = Settings(configuration: newValue) } }
  }
  /// Why the last solve failed, where UIKit would have raised an exception.
  public private(set) var fault: CollectionFault?
  var session: CollectionSession?
  var viewing = Viewing()
  var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// What handlers made of elements in sight.
  var changed: [ElementID: UICollectionViewLayoutAttributes] = [:]
  private(set) var traits = UITraitCollection()
  private var pending: [CollectionChange] = []

  /// Makes a layout of one section used for all.
  public nonisolated convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout that asks for each section, once a solve (B19).
  public nonisolated init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    sections = SectionProvider(ask: sectionProvider)
    settings = Mutex(Settings(configuration: configuration))
    super.init()
  }

  /// Makes a layout of list sections that look alike.
  public nonisolated static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// A configuration, and whether anything was solved since it was set.
  private struct Settings: Sendable {
    var configuration: UICollectionViewCompositionalLayoutConfiguration
    var isStale = true
  }

  package var isStale: Bool { settings.withLock { $0.isStale } }

  // MARK: Solving

  /// Asks the view for its numbers and solves what was invalidated.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    viewing.offsetX = Double(view.contentOffset.x)
    viewing.offsetY = Double(view.contentOffset.y)
    viewing.adjustedInsets = view.adjustedContentInset.lowered
    guard isStale else { return }
    traits = view.traitCollection
    do {
      let lowered = try lowered(
        itemCounts: view.itemCounts,
        container: view.bounds.size.lowered,
        environment: view.layoutEnvironment,
        traits: traits
      )
      try solve(lowered)
      handlers = lowered.handlers
      fault = nil
    } catch {
      session = nil
      fault = error
    }
    settings.withLock { $0.isStale = false }
    changed = [:]
    restAgain()
    // Handlers run on a solve, the last section first.
    for section in handlers.keys.sorted(by: >) { runHandler(ofSection: section) }
  }

  private func solve(_ lowered: LoweredLayout) throws(CollectionFault) {
    let solver = CollectionSolver(provider: lowered.provider)
    guard var session else {
      session = try CollectionSession(lowered.description, solver: solver)
      return
    }
    session.solver = solver
    for change in pending { _ = try session.apply(change, viewing: &viewing) }
    pending = []
    _ = try session.apply(.description(lowered.description), viewing: &viewing)
    self.session = session
  }

  // MARK: Invalidation

  /// Whether new bounds make the layout solve anything: a new size, or an origin with pins (B13).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let session else { return true }
    return newBounds.size.lowered != session.description.container
      || session.solution.hasPinnedItems
  }

  /// Has what a context marks solved again at the next chance.
  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    settings.withLock { $0.isStale = true }
    if context.invalidateEverything { pending.append(.everything) }
    let items = (context.invalidatedItemIndexPaths ?? []).map {
      ElementID(.cell, section: $0.section, item: $0.item)
    }
    if !items.isEmpty { pending.append(.items(items)) }
    super.invalidateLayout(with: context)
  }

  // MARK: The four questions

  /// The size of the whole content, in points (B5).
  open override var collectionViewContentSize: CGSize {
    CGSize(solution?.contentSize ?? .zero)
  }

  /// The elements in a rectangle of the content, by the rules of section 7.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    solution?.elements(in: rect.lowered, viewing: viewing).elements.map(attributes)
  }

  /// Where an item's cell lies; answered whenever the item exists.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solution?.cell(section: indexPath.section, item: indexPath.item, viewing: viewing)
      .map(attributes)
  }

  /// Where a boundary item or an anchored element lies (B17).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solution?.supplementary(
      kind: elementKind,
      section: indexPath.section,
      item: indexPath.item,
      viewing: viewing
    ).map(attributes)
  }

  /// Where a section's background lies (B14).
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solution?.decoration(
      kind: elementKind,
      section: indexPath.section,
      item: indexPath.item
    ).map(attributes)
  }
}
