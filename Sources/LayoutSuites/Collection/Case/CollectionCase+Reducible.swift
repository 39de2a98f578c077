import CollectionLayout
package import LayoutCases
import LayoutCore

extension CollectionCase: Reducible {
  package var partCount: Int { CollectionParts.count(self) }

  package var complexity: Complexity {
    var copy = self
    var numbers = 0.0
    copy.visitNumbers { numbers += Complexity.cost(of: $0) }
    return Complexity(
      parts: partCount,
      settings: CollectionSimplifications.count(in: self),
      numbers: numbers
    )
  }

  package func keeping(_ keep: [Bool]) -> CollectionCase? { CollectionParts.keep(keep, of: self) }

  package var simplerSettings: [CollectionCase] { CollectionSimplifications.simpler(than: self) }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    visit(&description.container.width)
    visit(&description.container.height)
    visit(&description.interSectionSpacing)
    visit(&description.environment.scale)
    description.environment.safeArea.visitNumbers(visit)
    description.environment.layoutMargins.visitNumbers(visit)
    for index in description.itemCounts.indices {
      visitCount(&description.itemCounts[index], visit)
    }
    for index in description.sections.indices {
      description.sections[index].contentInsets.visitNumbers(visit)
      visit(&description.sections[index].interGroupSpacing)
      for item in description.sections[index].boundaryItems.indices {
        description.sections[index].boundaryItems[item].visitNumbers(visit)
      }
      for item in description.sections[index].decorations.indices {
        description.sections[index].decorations[item].contentInsets.visitNumbers(visit)
      }
    }
    for index in description.boundaryItems.indices {
      description.boundaryItems[index].visitNumbers(visit)
    }
    visitNodes { $0.visitNumbers(visit) }
    for index in sizes.indices {
      visitCount(&sizes[index].item, visit)
      sizes[index].size.visitNumbers(visit)
    }
    if offsetX != 0 { visit(&offsetX) }
    if offsetY != 0 { visit(&offsetY) }
    for index in queries.indices { queries[index].visitNumbers(visit) }
    for index in asked.indices { visit(&asked[index]) }
  }
}

extension BoundaryItem {
  fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    size.visitNumbers(visit)
    visit(&offsetX)
    visit(&offsetY)
  }
}

extension LayoutDimensions {
  fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    width.visitNumber(visit)
    height.visitNumber(visit)
  }
}

extension LayoutDimension {
  fileprivate mutating func visitNumber(_ visit: (inout Double) -> Void) {
    var number = value
    visit(&number)
    switch self {
    case .fractionalWidth: self = .fractionalWidth(number)
    case .fractionalHeight: self = .fractionalHeight(number)
    case .absolute: self = .absolute(number)
    case .estimated: self = .estimated(number)
    case .uniformAcrossSiblings: self = .uniformAcrossSiblings(number)
    }
  }
}

extension Spacing {
  fileprivate mutating func visitNumber(_ visit: (inout Double) -> Void) {
    var number = amount
    visit(&number)
    self = isFlexible ? .flexible(number) : .fixed(number)
  }
}

extension LayoutNode {
  fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
    size.visitNumbers(body)
    contentInsets.visitNumbers(body)
    edgeSpacing.leading?.visitNumber(body)
    edgeSpacing.top?.visitNumber(body)
    edgeSpacing.trailing?.visitNumber(body)
    edgeSpacing.bottom?.visitNumber(body)
    content?.interItemSpacing?.visitNumber(body)
    for index in supplementaries.indices { supplementaries[index].size.visitNumbers(body) }
    switch content?.arrangement {
    case .counted(let axis, var count):
      visitCount(&count, body)
      content?.arrangement = .counted(axis, count: count)
    case .repeating(let axis, var count):
      visitCount(&count, body)
      content?.arrangement = .repeating(axis, count: count)
    case .custom(var frames, let provider):
      for index in frames.indices {
        body(&frames[index].frame.x)
        body(&frames[index].frame.y)
        body(&frames[index].frame.width)
        body(&frames[index].frame.height)
      }
      content?.arrangement = .custom(frames, provider: provider)
    case .fitting, nil: break
    }
  }
}

/// Visits a whole number; only whole numbers are taken back.
private func visitCount(_ count: inout Int, _ visit: (inout Double) -> Void) {
  var number = Double(count)
  visit(&number)
  if let whole = Int(exactly: number) { count = whole }
}
