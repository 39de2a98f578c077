import LayoutCases
import LayoutCore
import SwiftUILayout

/// Steps of simplification that follow the shape of the tree, the largest first.
enum StackPasses {
  static let all: [Pass<StackCase>] = [
    forgetEarlier, keepSubtree, dropSubtrees, hoist, colorize,
  ]

  /// Forgets what the tree was offered before.
  static let forgetEarlier = Pass<StackCase>("forget-earlier") { search in
    guard !search.best.earlier.isEmpty else { return }
    var fresh = search.best
    fresh.earlier = []
    _ = search.attempt(fresh)
  }

  /// Takes one view of the tree for the whole, the smallest that still fails.
  static let keepSubtree = Pass<StackCase>("keep-subtree") { search in
    var changed = true
    while changed, !search.isExhausted {
      changed = false
      var views: [ViewDescription] = []
      search.best.view.forEachView { views.append($0) }
      for view in views.dropFirst().sorted(by: { $0.boxCount < $1.boxCount }) {
        var candidate = search.best
        candidate.view = view
        if search.attempt(candidate) {
          changed = true
          break
        }
      }
    }
  }

  /// Takes single views away with all that is inside them.
  static let dropSubtrees = changing("drop-subtrees") { view in
    view.children.indices.map { index in
      var copy = view
      copy.children.remove(at: index)
      return copy
    }
  }

  /// Puts the children of a view in its place, or takes its modifiers away.
  static let hoist = changing("hoist") { view in
    var simpler: [ViewDescription] = []
    for (index, child) in view.children.enumerated() where !child.children.isEmpty {
      var copy = view
      copy.children.replaceSubrange(index...index, with: child.children)
      simpler.append(copy)
      for grandchild in child.children {
        copy.children = view.children
        copy.children[index] = grandchild
        simpler.append(copy)
      }
    }
    if view.modifiers.count > 1 {
      var copy = view
      copy.modifiers = []
      simpler.append(copy)
    }
    return simpler
  }

  /// Makes a leaf of a view, or a plain color of an overlay's content.
  static let colorize = changing("colorize") { view in
    var simpler: [ViewDescription] = []
    for (index, child) in view.children.enumerated() where child.boxCount > 1 {
      var copy = view
      copy.children[index] = ViewDescription(.color)
      simpler.append(copy)
      copy.children[index] = ViewDescription(.color, modifiers: child.modifiers)
      simpler.append(copy)
      copy.children[index] = ViewDescription(.color, modifiers: [.frame(width: 10, height: 10)])
      simpler.append(copy)
    }
    for (index, modifier) in view.modifiers.enumerated() {
      guard let secondary = modifier.secondary, secondary.boxCount > 1 else { continue }
      var copy = view
      copy.modifiers[index] = modifier.replacingSecondary(ViewDescription(.color))
      simpler.append(copy)
    }
    return simpler
  }

  /// A pass that tries every change of every view until none makes the case simpler.
  private static func changing(
    _ name: String,
    _ change: @escaping @Sendable (ViewDescription) -> [ViewDescription]
  ) -> Pass<StackCase> {
    Pass(name) { search in
      var changed = true
      while changed, !search.isExhausted {
        changed = false
        for view in search.best.view.variants(change) {
          var candidate = search.best
          candidate.view = view
          if search.attempt(candidate) {
            changed = true
            break
          }
        }
      }
    }
  }
}

extension ViewDescription {
  /// The tree with each of its views changed in each of the ways `change` gives.
  fileprivate func variants(
    _ change: (ViewDescription) -> [ViewDescription]
  ) -> [ViewDescription] {
    var variants = change(self)
    for (index, child) in children.enumerated() {
      for variant in child.variants(change) {
        var copy = self
        copy.children[index] = variant
        variants.append(copy)
      }
    }
    for (index, modifier) in modifiers.enumerated() {
      for variant in modifier.secondary?.variants(change) ?? [] {
        var copy = self
        copy.modifiers[index] = modifier.replacingSecondary(variant)
        variants.append(copy)
      }
    }
    return variants
  }
}
