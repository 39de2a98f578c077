import LayoutCore

/// Frames of a custom group, given the environment it is laid out in (G14).
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A row, a column or a custom arrangement of items, itself an item.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items that are repeated from the first until the group is full (G1).
  public let subitems: [NSCollectionLayoutItem]
  /// Room between two items.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private let form: Form

  private enum Form {
    case fitting(Axis)
    case counted(Axis, Int)
    case repeating(Axis, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ form: Form
  ) {
    self.subitems = subitems
    self.form = form
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// What is anchored to the group (B15).
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { setSupplementaryItems(newValue) }
  }

  /// Makes a row of as many items as fit (G1); a row without items is a fault (G17).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .fitting(.horizontal))
  }

  /// Makes a column of as many items as fit (G1); a column without items is a fault (G17).
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .fitting(.vertical))
  }

  /// Makes a row of `count` equal shares, whatever the item's own width (G4).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.horizontal, count))
  }

  /// Makes a column of `count` equal shares, whatever the item's own height (G4).
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.vertical, count))
  }

  /// Makes a row of an item `count` times at its own size (G5).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.horizontal, count))
  }

  /// Makes a column of an item `count` times at its own size (G5).
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.vertical, count))
  }

  /// Makes a group whose frames are asked for once a section (G14).
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  /// The group's tree, one line an item, for debugging.
  public func visualDescription() -> String {
    var providers = CustomProviders()
    return lowered(&providers).outline(depth: 0)
  }

  override func lowered(_ providers: inout CustomProviders) -> LayoutNode {
    var node = super.lowered(&providers)
    let arrangement: GroupContent.Arrangement =
      switch form {
      case .fitting(let axis): .fitting(axis)
      case .counted(let axis, let count): .counted(axis, count: count)
      case .repeating(let axis, let count): .repeating(axis, count: count)
      case .custom(let provider): .custom([], provider: providers.add(provider))
      }
    var content = GroupContent(
      arrangement: arrangement,
      interItemSpacing: interItemSpacing?.lowered
    )
    for subitem in subitems { content.subitems.append(subitem.lowered(&providers)) }
    node.content = content
    return node
  }
}

/// One frame of a custom group, from the group's outer corner (G14).
public final class NSCollectionLayoutGroupCustomItem: NSObject, Sendable {
  /// The frame in points.
  public let frame: CGRect
  /// Its place in the stack of what overlaps.
  public let zIndex: Int

  /// Makes a frame at the bottom of the stack, or at a place of it.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension LayoutNode {
  /// The tree below the node, one line a node.
  func outline(depth: Int) -> String {
    let kind = content.map { $0.axis?.rawValue ?? "custom" } ?? "item"
    let line = "\(String(repeating: "  ", count: depth))\(kind) \(size.width) x \(size.height)"
    return ([line] + (content?.subitems ?? []).map { $0.outline(depth: depth + 1) })
      .joined(separator: "\n")
  }
}
