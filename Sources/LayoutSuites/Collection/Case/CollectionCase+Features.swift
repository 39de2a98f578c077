import CollectionLayout
import LayoutCore

extension CollectionCase {
  /// Which features the case has, read from the case itself.
  var features: CollectionFeatures {
    var found: CollectionFeatures = []
    func add(_ feature: CollectionFeatures, _ has: Bool) { if has { found.insert(feature) } }
    add(.horizontal, description.scrollDirection == .horizontal)
    add(.legacy, description.environment.rounding == .ios14)
    add(.emptySections, description.itemCounts.contains(0))
    add(.layoutItems, !description.boundaryItems.isEmpty)
    add(
      .guides,
      description.environment.safeArea != Insets()
        || description.environment.layoutMargins != Insets()
    )
    add(.sizes, !sizes.isEmpty)
    add(.changes, !changes.isEmpty)
    add(.queries, !queries.isEmpty)
    add(.scrolled, offsetX != 0 || offsetY != 0)
    for section in description.sections {
      add(.orthogonal, section.orthogonal != nil)
      add(.sectionInsets, section.contentInsets != Insets())
      add(.decorations, !section.decorations.isEmpty)
      for item in section.boundaryItems {
        add(.boundary, true)
        add(
          .sideItems,
          item.alignment.place(along: description.scrollDirection) == .middle
        )
        add(.offsets, item.offsetX != 0 || item.offsetY != 0)
        add(.insideItems, !item.extendsBoundary)
        add(.pinned, item.pinsToVisibleBounds)
        add(.estimated, item.size.isEstimated)
      }
    }
    var copy = self
    copy.visitNodes { node in
      add(.insets, node.contentInsets != Insets())
      add(.edges, node.edgeSpacing != EdgeSpacing())
      add(.supplementaries, !node.supplementaries.isEmpty)
      add(.estimated, node.size.isEstimated)
      add(
        .thirds,
        [node.size.width, node.size.height].contains { ($0.value * 8) != ($0.value * 8).rounded() }
      )
      guard let content = node.content else { return }
      add(.spacing, content.interItemSpacing != nil)
      add(.flexible, content.interItemSpacing?.isFlexible == true)
      add(.nested, content.subitems.contains { $0.content != nil })
      switch content.arrangement {
      case .fitting(let axis):
        add(.squares, content.subitems.contains { $0.size[axis.crossed].isFraction(of: axis) })
      case .counted: add(.counted, true)
      case .repeating: break
      case .custom: add(.custom, true)
      }
    }
    return found
  }
}
