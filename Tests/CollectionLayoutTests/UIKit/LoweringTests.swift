import CollectionLayout
import LayoutCore
import LayoutSuites
import Testing

@Suite("Lowering")
struct LoweringTests {
  /// A layout written with UIKit's names, and the recorded case it is.
  struct Pair: Sendable, CustomTestStringConvertible {
    var name: String
    var layout: @Sendable () -> UICollectionViewCompositionalLayout

    var testDescription: String { name }
  }

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static let half = size(.fractionalWidth(0.5), .fractionalHeight(1))
  private static let whole = size(.fractionalWidth(1), .fractionalHeight(1))

  static let pairs: [Pair] = [
    Pair(name: "charon/137 two headers and two footers in one section") {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(40)),
          subitems: [NSCollectionLayoutItem(layoutSize: half)]
        )
      )
      section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
      let sides: [(String, CGFloat, NSRectAlignment)] = [
        ("h", 30, .top), ("t", 10, .top), ("f", 7, .bottom), ("g", 5, .bottom),
      ]
      section.boundarySupplementaryItems = sides.map { kind, height, alignment in
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(height)),
          elementKind: kind,
          alignment: alignment
        )
      }
      return UICollectionViewCompositionalLayout(section: section)
    },
    Pair(name: "charon/155 group supplementary on a nested group") {
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: half,
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        ]
      )
      column.supplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(4)),
          elementKind: "g",
          containerAnchor: NSCollectionLayoutAnchor(edges: .bottom)
        )
      ]
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [NSCollectionLayoutItem(layoutSize: half), column]
      )
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    },
    Pair(name: "charon-orthogonal/groupPagingCentered variant 2") {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(100), .fractionalHeight(0.25)),
        subitems: [NSCollectionLayoutItem(layoutSize: whole)]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
      section.interGroupSpacing = 8
      section.orthogonalScrollingBehavior = .groupPagingCentered
      return UICollectionViewCompositionalLayout(section: section)
    },
    Pair(name: "charon/048 item edge spacing flexible") {
      let item = NSCollectionLayoutItem(layoutSize: half)
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(4),
        top: nil,
        trailing: .flexible(6),
        bottom: .flexible(7)
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [item]
      )
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    },
    Pair(name: "faber/background decoration on an orthogonal section") {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        subitem: NSCollectionLayoutItem(layoutSize: whole),
        count: 4
      )
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
      section.interGroupSpacing = 8
      section.decorationItems = [.background(elementKind: "background")]
      section.orthogonalScrollingBehavior = .continuous
      return UICollectionViewCompositionalLayout(section: section)
    },
    Pair(name: "charon/140 layout boundary items, horizontal scroll") {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        subitems: [NSCollectionLayoutItem(layoutSize: half)]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(30)),
          elementKind: "h",
          alignment: .top
        ),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(20), .fractionalHeight(1)),
          elementKind: "f",
          alignment: .trailing
        ),
      ]
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    },
  ]

  @Test(
    "a layout written with UIKit's names is the description of the recorded case",
    arguments: pairs
  )
  func isRecordedCase(_ pair: Pair) throws {
    let truth = try #require(TruthFile.recorded.first { $0.name == pair.name })
    let description = truth.description
    let lowered = try pair.layout().lowered(
      itemCounts: description.itemCounts,
      container: description.container,
      environment: description.environment
    ).description
    for index in description.itemCounts.indices {
      #expect(lowered.section(at: index) == description.section(at: index))
    }
    #expect(lowered.boundaryItems == description.boundaryItems)
    #expect(lowered.scrollDirection == description.scrollDirection)
    #expect(lowered.contentInsetsReference == description.contentInsetsReference)
  }
}
