import CollectionLayout
import LayoutCore

/// Every setting that can be put back to the ordinary, by what it belongs to.
///
/// A setting is special where its simplification changes something, so that one table says both
/// how special a case is and how it gets simpler.
enum CollectionSimplifications {
  static let whole: [@Sendable (inout CollectionCase) -> Void] = [
    { $0.description.scrollDirection = .vertical },
    { $0.description.contentInsetsReference = .safeArea },
    { $0.description.environment.rounding = .modern },
    { $0.description.environment.safeArea = Insets() },
    { $0.description.environment.layoutMargins = Insets() },
    { ($0.offsetX, $0.offsetY) = (0, 0) },
  ]

  static let section: [@Sendable (inout SectionDescription) -> Void] = [
    { $0.contentInsets = Insets() },
    { $0.contentInsetsReference = nil },
    { $0.supplementariesFollowContentInsets = true },
    { $0.orthogonal = nil },
  ]

  static let boundary: [@Sendable (inout BoundaryItem) -> Void] = [
    { $0.extendsBoundary = true },
    { $0.pinsToVisibleBounds = false },
    { $0.alignment = .top },
    { $0.zIndex = 1 },
    { $0.size = plain($0.size) },
  ]

  static let node: [@Sendable (inout LayoutNode) -> Void] = [
    { $0.contentInsets = Insets() },
    { $0.edgeSpacing = EdgeSpacing() },
    { $0.content?.interItemSpacing = nil },
    { node in
      guard let content = node.content, let axis = content.axis else { return }
      node.content?.arrangement = .fitting(axis)
    },
    { node in
      guard let content = node.content, case .fitting = content.arrangement else { return }
      node.content?.arrangement = .fitting(.horizontal)
    },
    { $0.size.width = plain($0.size.width) },
    { $0.size.height = plain($0.size.height) },
  ]

  /// Every case in which one special setting is ordinary.
  static func simpler(than problem: CollectionCase) -> [CollectionCase] {
    var found: [CollectionCase] = []
    func with(_ change: (inout CollectionCase) -> Void) {
      var copy = problem
      change(&copy)
      if copy != problem { found.append(copy) }
    }
    for change in whole { with(change) }
    for index in problem.description.sections.indices {
      for change in section { with { change(&$0.description.sections[index]) } }
      for item in problem.description.sections[index].boundaryItems.indices {
        for change in boundary {
          with { change(&$0.description.sections[index].boundaryItems[item]) }
        }
      }
    }
    for item in problem.description.boundaryItems.indices {
      for change in boundary { with { change(&$0.description.boundaryItems[item]) } }
    }
    var count = 0
    var walked = problem
    walked.visitNodes { _ in count += 1 }
    for place in 0..<min(count, 64) {
      for change in node {
        with { copy in
          var here = 0
          copy.visitNodes { node in
            if here == place { change(&node) }
            here += 1
          }
        }
      }
    }
    return found
  }

  /// How many special settings there are: as many as there are simpler cases, counted in place.
  static func count(in problem: CollectionCase) -> Int {
    func special<T: Equatable>(_ value: T, _ changes: [@Sendable (inout T) -> Void]) -> Int {
      changes.count { change in
        var copy = value
        change(&copy)
        return copy != value
      }
    }
    func special(_ items: [BoundaryItem]) -> Int {
      items.reduce(0) { $0 + special($1, boundary) }
    }
    func special(_ value: LayoutNode) -> Int {
      var alone = value
      alone.content?.subitems = []
      return special(alone, node)
        + (value.content?.subitems ?? []).reduce(0) { $0 + special($1) }
    }
    var bare = problem
    bare.description.sections = []
    bare.sizes = []
    var count = special(bare, whole) + special(problem.description.boundaryItems)
    for one in problem.description.sections {
      var alone = one
      alone.group = nil
      alone.boundaryItems = []
      count += special(alone, section) + special(one.boundaryItems)
      count += one.group.map(special) ?? 0
    }
    return count
  }

  private static func plain(_ dimension: LayoutDimension) -> LayoutDimension {
    if case .absolute = dimension { dimension } else { .absolute(10) }
  }

  private static func plain(_ size: LayoutDimensions) -> LayoutDimensions {
    LayoutDimensions(width: plain(size.width), height: plain(size.height))
  }
}

extension CollectionCase {
  /// Lets `visit` see and change every group and item, groups first.
  mutating func visitNodes(_ visit: (inout LayoutNode) -> Void) {
    func walk(_ node: inout LayoutNode) {
      visit(&node)
      guard var content = node.content else { return }
      for index in content.subitems.indices { walk(&content.subitems[index]) }
      node.content?.subitems = content.subitems
    }
    for index in description.sections.indices {
      guard var group = description.sections[index].group else { continue }
      walk(&group)
      description.sections[index].group = group
    }
  }
}
