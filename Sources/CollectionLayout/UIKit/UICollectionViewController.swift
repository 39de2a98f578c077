public import SnapshotDiffing

/// A controller whose view is a collection; it is never shown here.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  private var collection: UICollectionView?
  /// Whether what is chosen is chosen no more when the view is shown again.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of a collection whose layout places nothing.
  public override init(nibName: String?, bundle: Bundle?) {
    layout = UICollectionViewLayout()
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Makes a controller of a collection whose layout places nothing.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout that the controller was made with.
  public var collectionViewLayout: UICollectionViewLayout { layout }

  /// The collection.
  open var collectionView: UICollectionView! {
    get {
      if let collection { return collection }
      let made = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection = made
      made.dataSource = self
      made.delegate = self
      return made
    }
    set { collection = newValue }
  }

  /// Makes the view.
  open override func loadView() { view = collectionView }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// A supplementary view.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Called when an item is chosen; not called here.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  /// Called when an item is chosen no more; not called here.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Whether an item can be chosen.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether an item can be shown as pressed.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called before a cell is shown; not called here.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when a cell is hidden; not called here.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
