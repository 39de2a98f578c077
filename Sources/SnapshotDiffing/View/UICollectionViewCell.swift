/// A view that a collection view uses again, source-compatible with UIKit.
@MainActor
open class UICollectionReusableView: UIView {
  /// The kind under which it waits for reuse.
  public internal(set) var reuseIdentifier: String?
  /// How often it was taken from the reuse pool.
  public private(set) var reuseCount = 0

  /// Makes a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view without room.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view without room, as a collection view does.
  public required convenience init() { self.init(frame: .zero) }

  /// Called when it is taken from the reuse pool, before it is given to the data source again.
  open func prepareForReuse() {}

  /// Takes over attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    frame = layoutAttributes.frame
  }

  func comesBack() {
    reuseCount += 1
    prepareForReuse()
  }
}

/// The cell of an item, source-compatible with UIKit where a data source touches it.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows, set by the data source.
  open var contentConfiguration: (any Sendable)?
  /// The view the content goes into.
  public let contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether the item is being touched.
  open var isHighlighted = false
  /// What lies behind the content.
  open var backgroundView: UIView?
  /// What lies behind the content of a chosen cell.
  open var selectedBackgroundView: UIView?
  /// How the background looks.
  open var backgroundConfiguration: (any Sendable)?
}
