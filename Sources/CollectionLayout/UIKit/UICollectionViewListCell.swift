public import SnapshotDiffing

// The insides of cells are not laid out here: cells have the sizes that a case gives them.

/// A cell of a list.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands beside the content.
  open var accessories: [UICellAccessory] = []
  /// How far the content is moved in.
  open var indentationLevel = 0
}

/// What stands beside the content of a cell.
public struct UICellAccessory: Sendable {
  /// A mark that there is more.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  /// A mark that more can be shown.
  public static func outlineDisclosure() -> UICellAccessory { UICellAccessory() }
  /// A mark that the cell is chosen.
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
  /// A mark that the cell can be taken away.
  public static func delete() -> UICellAccessory { UICellAccessory() }
  /// A mark that the cell can be moved.
  public static func reorder() -> UICellAccessory { UICellAccessory() }
  /// A mark that the cell can be chosen.
  public static func multiselect() -> UICellAccessory { UICellAccessory() }
  /// A text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory() }
}

/// What a cell shows: texts and a picture.
public struct UIListContentConfiguration: Sendable {
  /// How a text looks.
  public struct TextProperties: Sendable {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.label
    /// How many lines there are at most; any number where 0.
    public var numberOfLines = 0
  }

  /// How a picture looks.
  public struct ImageProperties: Sendable {
    /// The colour.
    public var tintColor: UIColor?
    /// The radius of corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How large it is at most, in points.
    public var maximumSize = CGSize.zero
  }

  /// The text.
  public var text: String?
  /// The lesser text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the lesser text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()

  /// What a cell shows.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What a cell shows, with the lesser text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What a cell shows, with the lesser text beside.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What a header shows.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What a header shows.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension UICollectionViewListCell {
  /// What the cell shows by itself.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What lies behind the content of a cell.
public struct UIBackgroundConfiguration: Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// What lies behind a cell of a list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// What lies behind a cell of a list in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
