import CollectionLayout
package import LayoutCases
import LayoutCore

extension SectionCase: Reducible {
  package var partCount: Int {
    counts.reduce(0, +) + sizes.count + queries.count + asked.count
  }

  package var complexity: Complexity {
    var copy = self
    var complexity = Complexity(parts: partCount, settings: settings)
    copy.visitNumbers { complexity.add($0) }
    return complexity
  }

  private var settings: Int {
    let special = [
      scale != 2, safeArea != Insets(), margins != Insets(), behavior != nil, offset != 0, isTour,
    ]
    return special.count { $0 } + counts.count
  }

  package func keeping(_ keep: [Bool]) -> SectionCase? {
    var copy = self
    var next = 0
    func isKept() -> Bool {
      defer { next += 1 }
      return keep.indices.contains(next) ? keep[next] : true
    }
    var places: [ElementID: Int] = [:]
    for (section, count) in counts.enumerated() {
      var kept = 0
      for item in 0..<count where isKept() {
        places[ElementID(.cell, section: section, item: item)] = kept
        kept += 1
      }
      copy.counts[section] = kept
    }
    copy.sizes = sizes.compactMap { size in
      guard isKept(), let item = places[size.id] else { return nil }
      return CellSize(section: size.section, item: item, size: size.size)
    }
    copy.queries = queries.filter { _ in isKept() }
    copy.asked = asked.filter { _ in isKept() }
    return copy
  }

  package var simplerSettings: [SectionCase] {
    var simpler: [SectionCase] = []
    func add(_ change: (inout SectionCase) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { simpler.append(copy) }
    }
    if counts.count > 1 {
      for section in counts.indices {
        add { copy in
          copy.counts.remove(at: section)
          copy.sizes = copy.sizes.compactMap { size in
            guard size.section != section else { return nil }
            let place = size.section - (size.section > section ? 1 : 0)
            return CellSize(section: place, item: size.item, size: size.size)
          }
        }
      }
    }
    add { $0.behavior = nil }
    add { $0.isTour = false }
    add { $0.scale = 2 }
    add { $0.safeArea = Insets() }
    add { $0.margins = Insets() }
    add { $0.offset = 0 }
    return simpler
  }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    visit(&container.width)
    visit(&container.height)
    if scale != 2 { visit(&scale) }
    safeArea.visitNumbers(visit)
    margins.visitNumbers(visit)
    for index in sizes.indices { sizes[index].size.visitNumbers(visit) }
    if offset != 0 { visit(&offset) }
    for index in queries.indices { queries[index].visitNumbers(visit) }
    for index in asked.indices { visit(&asked[index]) }
  }
}
