/// How a list looks.
public struct UICollectionLayoutListConfiguration {
  /// The five appearances, numbered as UIKit numbers them.
  public enum Appearance: Int, Sendable, CaseIterable {
    /// Rows from edge to edge.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in groups with room at their sides.
    case insetGrouped
    /// A sidebar with room at its sides.
    case sidebar
    /// A sidebar from edge to edge.
    case sidebarPlain
  }

  /// What a section has above its rows.
  public enum HeaderMode: Int, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A supplementary view.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// What a section has below its rows.
  public enum FooterMode: Int, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// The appearance.
  public let appearance: Appearance
  /// What a section has above its rows; nothing unless set.
  public var headerMode = HeaderMode.none
  /// What a section has below its rows; nothing unless set.
  public var footerMode = FooterMode.none
  /// Whether rows are drawn with lines between them; takes no room.
  public var showsSeparators = true
  /// Room above a section's header, in points; how much there is by itself is unknown.
  public var headerTopPadding: CGFloat?
  /// The colour behind the rows.
  public var backgroundColor: UIColor?

  /// Makes a list of an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Lengths of lists, as far as they are known.
///
/// All that was recorded is of a Mac; phone lengths are unknown, so a phone's list takes UIKit's
/// usual row estimate and no insets of its own, and names what it does not know.
package struct ListMetrics: Sendable, Hashable {
  /// The estimate of a row's height, in points.
  package var rowHeight: Double
  /// The estimate of a header's or footer's height, in points.
  package var headerHeight: Double
  /// Room at the sides of a section, in points.
  package var sideInset: Double
  /// The names of the lengths that nobody recorded.
  package var unknown: [String]

  package init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    idiom: UIUserInterfaceIdiom
  ) {
    let isSidebar = appearance == .sidebar
    let hasSides = isSidebar || appearance == .insetGrouped
    if idiom == .mac {
      rowHeight = 40.04
      headerHeight = appearance == .plain ? 28 : 17.5
      sideInset = isSidebar ? 12.987 : 0
      unknown = hasSides && !isSidebar ? ["sideInset"] : []
    } else {
      rowHeight = 44
      headerHeight = 44
      sideInset = 0
      unknown = ["rowHeight", "headerHeight"] + (hasSides ? ["sideInset"] : [])
    }
  }
}

extension NSCollectionLayoutSection {
  /// Makes a list's section: one row a group, as high as its cell.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = ListMetrics(
      configuration.appearance,
      idiom: layoutEnvironment.traitCollection.userInterfaceIdiom
    )
    func size(_ height: Double) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(height)
      )
    }
    func boundary(
      _ kind: String,
      _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(metrics.headerHeight),
        elementKind: kind,
        alignment: alignment
      )
      item.pinToVisibleBounds = configuration.appearance == .plain
      return item
    }
    let row = NSCollectionLayoutItem(layoutSize: size(metrics.rowHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(metrics.rowHeight),
      subitems: [row]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = metrics.sideInset
    section.contentInsets.trailing = metrics.sideInset
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionHeader, .top)
      )
      section.contentInsets.top = configuration.headerTopPadding ?? 0
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom)
      )
    }
    return section
  }
}
