import CollectionLayout
import LayoutCore
import LayoutHarness

/// The problems on which collection engines are timed: a hundred sections of a grid.
enum CollectionWorkloads {
  /// The numbers of items.
  static let sizes = [10_000, 1_000_000]

  /// A solve, and every element listed.
  static let all: [Workload<CollectionCase>] = [
    Workload(name: "everything", parameter: "100 sections", sizes: sizes) { grid($0) }
  ]

  /// Rows of three squares under a header, `count` items in a hundred sections.
  static func grid(_ count: Int) -> CollectionCase {
    let item = LayoutNode(
      size: LayoutDimensions(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1))
    )
    let group = LayoutNode(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .fractionalWidth(1.0 / 3)),
      content: GroupContent(arrangement: .fitting(.horizontal), subitems: [item])
    )
    let header = BoundaryItem(
      kind: "header",
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(44)),
      alignment: .top,
      pinsToVisibleBounds: true
    )
    return CollectionCase(
      CollectionDescription(
        container: Size(width: 390, height: 844),
        sections: [SectionDescription(group: group, boundaryItems: [header])],
        itemCounts: Array(repeating: count / 100, count: 100)
      )
    )
  }
}
