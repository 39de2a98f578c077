import CollectionLayout
import LayoutCases
import LayoutCore

/// Draws one collection case from a stream of choices.
///
/// Every case first draws which features it has (swarm testing). Without `outside` it stays in the
/// verified domain, up to what only a solve can tell.
struct CollectionDraw {
  var choices: Choices
  let features: CollectionFeatures

  init(_ choices: Choices, within semantics: CollectionSemantics) {
    var choices = choices
    var features = CollectionFeatures(rawValue: choices.subset(ofBits: CollectionFeatures.count))
    if choices.chance(0.1), !semantics.isPlain {
      features.insert(.outside)
    } else {
      features.remove(.outside)
    }
    if !choices.chance(0.3) { features.remove(.legacy) }
    features.formIntersection(semantics.understands)
    self.choices = choices
    self.features = features
  }

  /// Whether a feature of the case is used at this place.
  mutating func uses(_ feature: CollectionFeatures, _ probability: Double = 0.5) -> Bool {
    features.contains(feature) && choices.chance(probability)
  }

  mutating func pick<T>(_ values: [T]) -> T { values[choices.index(below: values.count)] }

  mutating func drawn() -> CollectionCase {
    let axis: Axis = uses(.horizontal, 0.8) ? .horizontal : .vertical
    var description = CollectionDescription(
      container: Size(width: pick([320, 301, 375, 390]), height: pick([480, 333, 667])),
      scrollDirection: axis,
      sections: [],
      itemCounts: [],
      interSectionSpacing: choices.chance(0.4) ? pick([3, 10, 12.5]) : 0
    )
    description.environment.scale = pick([1, 2, 2, 3])
    if uses(.legacy, 0.8) { description.environment.rounding = .ios14 }
    if uses(.guides, 0.8) {
      description.environment.safeArea = insets(upTo: 20)
      description.environment.layoutMargins = insets(upTo: 24)
      description.contentInsetsReference = pick(InsetsReference.allCases)
    }
    for index in 0..<choices.integer(in: 1...(choices.chance(0.7) ? 2 : 4)) {
      let isEmpty = uses(.emptySections, 0.4)
      description.sections.append(section(index, axis, isEmpty: isEmpty))
      description.itemCounts.append(isEmpty ? 0 : itemCount())
    }
    // Headers of nothing but empty sections are unknown (section 9).
    if description.itemCounts.allSatisfy({ $0 == 0 }) { description.itemCounts[0] = 1 }
    if uses(.layoutItems, 0.8) { description.boundaryItems = boundary(["lh", "lf"], axis) }
    var problem = CollectionCase(description)
    drawArrivals(&problem)
    drawQuestions(&problem)
    if features.contains(.outside) {
      var wild = CollectionWildness(choices)
      wild.spoil(&problem)
    }
    return problem
  }

  private mutating func itemCount() -> Int {
    switch choices.unit() {
    case ..<0.5: choices.integer(in: 1...7)
    case ..<0.9: choices.integer(in: 8...24)
    default: choices.integer(in: 25...60)
    }
  }

  mutating func insets(upTo most: Int) -> Insets {
    func side(_ draw: inout CollectionDraw) -> Double {
      draw.choices.chance(0.3) ? 0 : Double(draw.choices.integer(in: 1...most * 2)) / 2
    }
    return Insets(
      top: side(&self),
      leading: side(&self),
      bottom: side(&self),
      trailing: side(&self)
    )
  }

  private mutating func section(
    _ index: Int,
    _ axis: Axis,
    isEmpty: Bool
  ) -> SectionDescription {
    var section = SectionDescription(group: nil)
    if uses(.orthogonal, 0.6) { section.orthogonal = pick(OrthogonalBehavior.allCases) }
    let run = section.orthogonal == nil ? axis : axis.crossed
    section.group = sectionGroup(run)
    if uses(.sectionInsets, 0.7) { section.contentInsets = insets(upTo: 16) }
    if choices.chance(0.5) { section.interGroupSpacing = pick([3, 8, 10.5]) }
    if section.orthogonal != nil { section.contentInsetsReference = InsetsReference.none }
    if uses(.guides, 0.3), section.orthogonal == nil {
      section.contentInsetsReference = pick(InsetsReference.allCases)
    }
    if uses(.boundary, 0.8) { section.boundaryItems = boundary(["h", "f"], axis) }
    if isEmpty {
      for index in section.boundaryItems.indices {
        (section.boundaryItems[index].offsetX, section.boundaryItems[index].offsetY) = (0, 0)
      }
    }
    if !section.boundaryItems.isEmpty, choices.chance(0.3) {
      section.supplementariesFollowContentInsets = false
    }
    if uses(.decorations, 0.7) {
      section.decorations = [DecorationItem(kind: "background")]
      if choices.chance(0.4) { section.decorations[0].contentInsets = insets(upTo: 4) }
    }
    return section
  }

  mutating func boundary(_ kinds: [String], _ axis: Axis) -> [BoundaryItem] {
    var items: [BoundaryItem] = []
    for kind in kinds where choices.chance(0.7) {
      let isFirst = kind == kinds[0]
      var alignments: [BoundaryItem.Alignment] =
        axis == .vertical
        ? (isFirst
          ? [.top, .topLeading, .topTrailing] : [.bottom, .bottomLeading, .bottomTrailing])
        : (isFirst
          ? [.leading, .topLeading, .bottomLeading] : [.trailing, .topTrailing, .bottomTrailing])
      if uses(.sideItems, 0.5) {
        alignments = axis == .vertical ? [.leading, .trailing] : [.top, .bottom]
      }
      let along: LayoutDimension =
        uses(.estimated, 0.3)
        ? .estimated(Double(choices.integer(in: 10...40)))
        : .absolute(pick([10, 20, 30, 33.5]))
      let across: LayoutDimension =
        choices.chance(0.5)
        ? (axis == .vertical ? .fractionalWidth(pick([1, 0.5, 0.3])) : .fractionalHeight(1))
        : .absolute(pick([40, 55.5, 100]))
      var item = BoundaryItem(
        kind: kind,
        size: dimensions(along: axis, along, across),
        alignment: pick(alignments)
      )
      if uses(.offsets, 0.5) {
        item.offsetX = pick([0, 5, -7])
        item.offsetY = pick([0, 4, -6.5])
      }
      if uses(.insideItems, 0.5) { item.extendsBoundary = false }
      if uses(.pinned, 0.5) { item.pinsToVisibleBounds = true }
      items.append(item)
    }
    return items
  }

  func dimensions(
    along axis: Axis,
    _ main: LayoutDimension,
    _ cross: LayoutDimension
  ) -> LayoutDimensions {
    axis == .horizontal
      ? LayoutDimensions(width: main, height: cross) : LayoutDimensions(width: cross, height: main)
  }
}
