package import LayoutCore

/// A user's closure, which knows nothing of threads.
///
/// Unchecked because it is called only where a solve was asked for.
struct SectionProvider: @unchecked Sendable {
  let ask: UICollectionViewCompositionalLayoutSectionProvider
}

/// A compositional layout as values, and the closures that values cannot hold.
package struct LoweredLayout {
  /// What the engine solves.
  package var description: CollectionDescription
  /// Asks custom groups for their frames; nil when there are none.
  package var provider: CustomFrameProvider?
  /// Called with what is in sight, by section.
  package var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler]
}

extension UICollectionViewCompositionalLayout {
  /// Asks for the sections and lowers everything to a value.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items in each section.
  ///   - container: The bounds, in points.
  ///   - environment: Scale, rounding and insets.
  ///   - traits: What sections see of the view.
  /// - Returns: The description, what asks its custom groups, and the sections' handlers.
  /// - Throws: ``CollectionFault`` of rule B19 when a section with items is missing.
  package nonisolated func lowered(
    itemCounts: [Int],
    container: Size,
    environment: CollectionEnvironment,
    traits: UITraitCollection = UITraitCollection()
  ) throws(CollectionFault) -> LoweredLayout {
    var providers = CustomProviders()
    var result: [SectionDescription] = []
    var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
    let seen = LayoutEnvironment(
      container: LayoutContainer(size: container),
      traitCollection: traits
    )
    for (index, count) in itemCounts.enumerated() {
      guard let section = sections.ask(index, seen) else {
        guard count == 0 else {
          throw CollectionFault(
            .missingSection,
            "the section provider returned nil, and the section has \(count) items",
            section: index
          )
        }
        result.append(SectionDescription(group: nil))
        continue
      }
      result.append(section.lowered(&providers))
      handlers[index] = section.visibleItemsInvalidationHandler
    }
    return LoweredLayout(
      description: configuration.description(
        of: result,
        itemCounts: itemCounts,
        container: container,
        environment: environment
      ),
      provider: providers.asked(with: traits),
      handlers: handlers
    )
  }
}
