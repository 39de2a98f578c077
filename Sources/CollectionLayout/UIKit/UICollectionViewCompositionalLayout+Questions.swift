package import LayoutCore

/// The four questions a collection view asks, and what a section's own scrolling adds.
extension UICollectionViewCompositionalLayout {
  /// What the engine solved last; nil before that and after a fault.
  package var solution: CollectionSolution? { session?.solution }

  /// An element of the engine as attributes, as a handler left it.
  func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    changed[element.id] ?? fresh(element)
  }

  private func fresh(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: element.id.item, section: element.id.section)
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let isCell = element.id.category == .cell
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init(
      category: UICollectionView.ElementCategory(element.id.category),
      kind: isCell ? nil : element.id.kind,
      indexPath: path
    )
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = element.zIndex
    return attributes
  }

  /// Scrolls an orthogonal section to where it rests when asked for an offset.
  ///
  /// Nothing is solved again; the section's handler is called once.
  ///
  /// - Returns: The rest offset, in points; nil where the section does not scroll on its own.
  @discardableResult
  package func scroll(section: Int, to asked: Double) -> Double? {
    guard let rest = solution?.restOffset(section: section, asked: asked) else { return nil }
    viewing.orthogonalOffsets[section] = rest
    runHandler(ofSection: section)
    return rest
  }

  /// Brings scrolled sections to rest in the rows they have now.
  func restAgain() {
    guard let solution else { return }
    for (section, offset) in viewing.orthogonalOffsets {
      viewing.orthogonalOffsets[section] = solution.restOffset(section: section, asked: offset)
    }
  }

  /// Takes what cells and boundary items answered when they were measured.
  package func settle(
    preferred: (ElementID, Size) -> PreferredSize?
  ) throws(CollectionFault) -> SettlingReport? {
    guard var session else { return nil }
    let report = try session.settle(viewing: &viewing, preferred: preferred)
    self.session = session
    collectionView?.contentOffset = CGPoint(x: viewing.offsetX, y: viewing.offsetY)
    return report
  }

  /// Shows a section's handler what is in sight of it.
  func runHandler(ofSection section: Int) {
    guard let handler = handlers[section], let session else { return }
    for id in changed.keys where id.section == section { changed[id] = nil }
    let container = session.description.container
    let items = session.solution
      .elements(in: viewing.bounds(container), viewing: viewing).elements
      .filter { $0.id.section == section && $0.id.category != .decoration }
      .map { ($0.id, fresh($0)) }
    var offset = CGPoint(x: viewing.offsetX, y: viewing.offsetY)
    if let own = viewing.orthogonalOffsets[section] {
      let isVertical = session.description.scrollDirection == .vertical
      offset = isVertical ? CGPoint(x: own, y: 0) : CGPoint(x: 0, y: own)
    }
    handler(
      items.map(\.1),
      offset,
      LayoutEnvironment(
        container: LayoutContainer(size: container),
        traitCollection: traits
      )
    )
    // E7: what a handler does to items is lost in a layout with estimates.
    guard !session.description.holdsEstimates else { return }
    for (id, attributes) in items { changed[id] = attributes }
  }
}

extension UICollectionView.ElementCategory {
  init(_ category: ElementID.Category) {
    self =
      switch category {
      case .cell: .cell
      case .supplementary: .supplementaryView
      case .decoration: .decorationView
      }
  }
}
