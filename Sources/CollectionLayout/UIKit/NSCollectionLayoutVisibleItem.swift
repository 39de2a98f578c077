/// An element in sight that a section's handler may fade, hide or transform.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is, from zero to one.
  var alpha: CGFloat { get set }
  /// Its place in the stack of what overlaps.
  var zIndex: Int { get set }
  /// Whether it is left out of the picture.
  var isHidden: Bool { get set }
  /// The middle of the frame.
  var center: CGPoint { get set }
  /// The frame in its own coordinates.
  var bounds: CGRect { get set }
  /// How it is changed about its middle.
  var transform: CGAffineTransform { get set }
  /// The frame in content coordinates, in points.
  var frame: CGRect { get }
  /// The element's path.
  var indexPath: IndexPath { get }
  /// What sort of element it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
