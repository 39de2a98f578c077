import LayoutCore

/// Says how much a collection holds.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of sections; one unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int
}

extension UICollectionViewDataSource {
  /// The number of sections when nobody says otherwise.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Told what happens to a collection; here nothing does that it would be told.
@MainActor
public protocol UICollectionViewDelegate: AnyObject {}

/// A view of items in sections, arranged by a layout; it counts and scrolls, and shows nothing.
open class UICollectionView: UIView {
  /// The sorts of elements.
  public enum ElementCategory: Int, Sendable, CaseIterable {
    /// The view of an item.
    case cell
    /// A header, a footer, a badge.
    case supplementaryView
    /// Decoration that shows no data.
    case decorationView
  }

  /// The ways to scroll.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// Down.
    case vertical
    /// Across.
    case horizontal
  }

  /// The usual kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The usual kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What arranges the elements; setting it asks the new one for everything.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adoptLayout() }
  }
  /// Says how much there is.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// Told what happens.
  public weak var delegate: (any UICollectionViewDelegate)?
  /// How far the content is scrolled, in points.
  open var contentOffset = CGPoint.zero {
    didSet {
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        needsLayout = true
      }
    }
  }
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero
  /// How sizes and origins are rounded.
  package var rounding = RoundingProfile.modern
  private var needsLayout = true
  /// The names of registered classes, by what they are for.
  package private(set) var registered: [String: String] = [:]

  /// Makes a view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  /// Names the class of cells of an identifier; nothing is shown, so nothing is made of it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered["cell " + identifier] = cellClass.map { String(describing: $0) }
  }

  /// Names the class of supplementary views of a kind and an identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registered[elementKind + " " + identifier] = viewClass.map { String(describing: $0) }
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    needsLayout = true
  }

  /// Changes the layout; without a screen there is nothing to animate.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Where the view lies in its parent, in points; a new size invalidates the layout.
  open override var frame: CGRect {
    didSet {
      if frame.size != oldValue.size { collectionViewLayout.invalidateLayout() }
    }
  }

  /// The visible part of the content.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      frame.size = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// The room around the content together with the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top,
      left: contentInset.left + safeAreaInsets.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom,
      right: contentInset.right + safeAreaInsets.right
    )
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Asks for all numbers again and drops every measured size (E4).
  open func reloadData() {
    let type: AnyClass = Swift.type(of: collectionViewLayout).invalidationContextClass
    let context =
      (type as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Has the layout work out what was invalidated.
  open override func layoutIfNeeded() {
    guard needsLayout || collectionViewLayout.isStale else { return }
    needsLayout = false
    collectionViewLayout.prepare()
  }

  func layoutWasInvalidated() { needsLayout = true }

  package var itemCounts: [Int] {
    (0..<max(0, numberOfSections)).map { numberOfItems(inSection: $0) }
  }

  var layoutEnvironment: CollectionEnvironment {
    CollectionEnvironment(
      scale: Double(traitCollection.displayScale),
      rounding: rounding,
      safeArea: safeAreaInsets.lowered,
      layoutMargins: layoutMargins.lowered
    )
  }
}

/// What a screen's worth of an app is built from.
@MainActor
open class UIViewController {
  /// The controller's view.
  open var view: UIView = UIView(frame: .zero)
  /// The controller's title.
  open var title: String?

  /// Makes a controller.
  public init() {}

  /// Called once the view is there.
  open func viewDidLoad() {}
}
