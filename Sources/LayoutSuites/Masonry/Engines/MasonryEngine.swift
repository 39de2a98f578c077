public import LayoutCore
public import MasonryLayout

/// A masonry engine of one's own: a name and a layout; the harness does the rest.
///
/// A stateless engine needs no more than ``layout(_:)``. What it does not understand it leaves out
/// of ``understands``, and is not asked.
public protocol MasonryEngine: Sendable {
  /// The name in flags, files and reports.
  var name: String { get }

  /// Which parts of the domain it understands; what is left out is not asked of it.
  var understands: MasonryAbilities { get }

  /// Lays out a masonry.
  ///
  /// - Parameter masonry: The lanes, the container and the items; edits have been applied.
  /// - Returns: One frame an item, in item order, in points, and the content size.
  /// - Throws: ``LayoutFailure`` when the masonry makes no sense.
  func layout(_ masonry: Masonry) throws(LayoutFailure) -> MasonryAnswer

  /// Lays out a masonry, applies edits to the state it keeps, and answers queries.
  ///
  /// Only engines with state or with rectangle queries of their own implement it.
  func answer(_ problem: MasonryCase) throws(LayoutFailure) -> MasonryAnswer
}

extension MasonryEngine {
  /// All of the domain.
  public var understands: MasonryAbilities { .all }

  /// Applies the edits to the description and lays out afresh.
  public func answer(_ problem: MasonryCase) throws(LayoutFailure) -> MasonryAnswer {
    try layout(try problem.edited())
  }
}

/// The parts of the masonry domain that an engine can leave out.
public struct MasonryAbilities: OptionSet, Sendable, Hashable {
  /// One bit a part.
  public let rawValue: Int

  /// The parts whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Rows as lanes.
  public static let horizontal = MasonryAbilities(rawValue: 1)
  /// Mirrored layouts.
  public static let rightToLeft = MasonryAbilities(rawValue: 1 << 1)
  /// Room inside the container's edges.
  public static let insets = MasonryAbilities(rawValue: 1 << 2)
  /// A gap between lanes other than that between items.
  public static let unequalSpacing = MasonryAbilities(rawValue: 1 << 3)
  /// Items that keep their own size.
  public static let fixed = MasonryAbilities(rawValue: 1 << 4)
  /// Items that take the lane's cross length and keep their own main length.
  public static let stretch = MasonryAbilities(rawValue: 1 << 5)
  /// Items over several lanes.
  public static let spans = MasonryAbilities(rawValue: 1 << 6)
  /// The least main length of an item.
  public static let minimum = MasonryAbilities(rawValue: 1 << 7)
  /// The greatest main length of an item.
  public static let maximum = MasonryAbilities(rawValue: 1 << 8)
  /// The placement rule of CSS grid-lanes.
  public static let gridLanes = MasonryAbilities(rawValue: 1 << 9)
  /// Item i in lane i mod k.
  public static let sequential = MasonryAbilities(rawValue: 1 << 10)
  /// Edits after the first layout.
  public static let edits = MasonryAbilities(rawValue: 1 << 11)
  /// Rectangle queries.
  public static let queries = MasonryAbilities(rawValue: 1 << 12)
  /// Cases that make no sense, to be refused.
  public static let nonsense = MasonryAbilities(rawValue: 1 << 13)
  /// Everything.
  public static let all = MasonryAbilities(rawValue: (1 << 14) - 1)
  /// Plain columns of scaling items, and edits of them, from left to right.
  public static let plain: MasonryAbilities = [.edits, .nonsense]
}
