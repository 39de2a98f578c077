/// Where one element of a collection lies, and how it is drawn there.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's path.
  open var indexPath: IndexPath
  /// What sort of element it is.
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for a cell.
  public let representedElementKind: String?
  /// The frame in content coordinates, in points, before the transform.
  open var frame = CGRect.zero
  /// How opaque it is, from zero to one.
  open var alpha: CGFloat = 1
  /// Its place in the stack of what overlaps.
  open var zIndex = 0
  /// Whether it is left out of the picture.
  open var isHidden = false
  /// How it is changed about its middle.
  open var transform = CGAffineTransform.identity

  /// Makes attributes of an element.
  public required init(
    category: UICollectionView.ElementCategory,
    kind: String?,
    indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Makes attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Makes attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// Makes attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2,
        y: newValue.y - frame.height / 2
      )
    }
  }

  /// The frame's size.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The frame in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The attributes once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(
      category: representedElementCategory,
      kind: representedElementKind,
      indexPath: indexPath
    )
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    return copy
  }

  /// Whether two attributes describe the same element in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && transform == other.transform
  }

  /// A hash of what names the element.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }
}
