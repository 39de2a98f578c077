public import SnapshotDiffing

// What a person does with a collection makes no difference to where things are laid out.

/// Loads anew when pulled; nobody pulls here.
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether it loads.
  public private(set) var isRefreshing = false
  /// Starts.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
}

extension UICollectionView {
  /// Where a view scrolls an item to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit a place.
    public let rawValue: UInt
    /// Makes a place from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Chooses an item; nothing is shown as chosen here.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {}
  /// Ends choosing an item.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// The items that are chosen: none.
  public var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// Scrolls to an item; nothing scrolls by itself here.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {}

  // What is said of scrolling and choosing is not kept.

  /// What loads anew when pulled.
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
  /// Whether items can be chosen.
  public var allowsSelection: Bool {
    get { true }
    set {}
  }
  /// Whether several items can be chosen.
  public var allowsMultipleSelection: Bool {
    get { false }
    set {}
  }
  /// Whether the handle of scrolling is shown.
  public var showsVerticalScrollIndicator: Bool {
    get { true }
    set {}
  }
  /// Whether the handle of scrolling is shown.
  public var showsHorizontalScrollIndicator: Bool {
    get { true }
    set {}
  }
  /// Whether content can always be pulled down.
  public var alwaysBounceVertical: Bool {
    get { false }
    set {}
  }
  /// Whether content can always be pulled aside.
  public var alwaysBounceHorizontal: Bool {
    get { false }
    set {}
  }
  /// Whether scrolling stops at whole screens.
  public var isPagingEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether a person can scroll.
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }

  /// What makes supplementary views.
  public struct SupplementaryRegistration<View: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (_ view: View, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let kind: String
    let handler: Handler

    /// Makes a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A supplementary view of a registration, filled.
  public func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using registration: SupplementaryRegistration<View>,
    for indexPath: IndexPath
  ) -> View {
    let view = View()
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
