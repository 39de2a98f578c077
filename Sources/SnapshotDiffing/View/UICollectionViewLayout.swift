import Synchronization

/// What a layout has to work out again (section 7 of the rules).
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the data was reloaded.
  public package(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be asked for again.
  public package(set) var invalidateDataSourceCounts = false
  /// The items marked; nil until one is.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary elements marked, by kind; nil until one is.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations marked, by kind; nil until one is.
  public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Makes a context that marks nothing.
  public override required init() {}

  /// Marks items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merged(invalidatedItemIndexPaths, indexPaths)
  }

  /// Marks supplementary elements of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    var marked = invalidatedSupplementaryIndexPaths ?? [:]
    marked[elementKind] = Self.merged(marked[elementKind], indexPaths)
    invalidatedSupplementaryIndexPaths = marked
  }

  /// Marks decorations of a kind.
  open func invalidateDecorationElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    var marked = invalidatedDecorationIndexPaths ?? [:]
    marked[elementKind] = Self.merged(marked[elementKind], indexPaths)
    invalidatedDecorationIndexPaths = marked
  }

  /// Paths stay sorted, each once.
  private static func merged(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
    Set((old ?? []) + new).sorted()
  }
}

/// What arranges the elements of a collection view.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that is arranged; set by the view.
  public package(set) weak var collectionView: UICollectionView?
  private nonisolated let decorationViews = Mutex<[String: String]>([:])

  /// Makes a layout without a view.
  public nonisolated override init() {}

  /// The class of the attributes a layout answers with.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts a layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Works out what has to be; called before the four questions.
  open func prepare() {}
  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The elements in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item's cell lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration view lies.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether new bounds make the layout work anything out again.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Has everything worked out again; goes through the context method once.
  open func invalidateLayout() {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    invalidateLayout(with: (type ?? UICollectionViewLayoutInvalidationContext.self).init())
  }

  /// Has what a context marks worked out again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
  }

  /// Names the class of a kind of decoration view.
  open nonisolated func register(
    _ viewClass: AnyClass?,
    forDecorationViewOfKind elementKind: String
  ) {
    let name = viewClass.map { String(describing: $0) }
    decorationViews.withLock { $0[elementKind] = name }
  }

  /// The name of the class registered for a kind of decoration view.
  package nonisolated func decorationViewClass(ofKind elementKind: String) -> String? {
    decorationViews.withLock { $0[elementKind] }
  }
}

/// A layout that knows by itself that something has to be worked out again.
@MainActor
package protocol StaleKnowing: UICollectionViewLayout {
  /// Whether something has to be worked out again although the view does not know.
  var isStale: Bool { get }
}
