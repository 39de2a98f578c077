package import LayoutCases
import LayoutCore
import SwiftUILayout

/// The parts are the views and the modifiers, in the order of the tree, and what came earlier.
extension StackCase: Reducible {
  package var partCount: Int { view.boxCount + earlier.count }

  package var complexity: Complexity {
    var copy = self
    var numbers = 0.0
    copy.visitNumbers { numbers += Complexity.cost(of: $0) }
    return Complexity(parts: partCount, settings: settings, numbers: numbers)
  }

  /// Keeps the marked views, modifiers and earlier proposals.
  ///
  /// What is inside a view that goes takes its place; the root can go when one view is left.
  package func keeping(_ keep: [Bool]) -> StackCase? {
    var flags = keep[...]
    let views = view.keeping(&flags)
    guard views.count == 1 else { return nil }
    var copy = self
    copy.view = views[0]
    copy.earlier = zip(earlier, flags).filter(\.1).map(\.0)
    return copy
  }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    proposal.visitNumbers(visit)
    for index in earlier.indices { earlier[index].visitNumbers(visit) }
    view.visitNumbers(visit)
  }
}

extension ViewDescription {
  /// The view with what is marked inside it, or what is left of its inside when it goes itself.
  ///
  /// Takes as many flags as there are views and modifiers: its own, its modifiers', its children's.
  fileprivate func keeping(_ flags: inout ArraySlice<Bool>) -> [ViewDescription] {
    let isKept = flags.popFirst() ?? true
    var copy = self
    copy.modifiers = []
    for modifier in modifiers {
      let isModifierKept = flags.popFirst() ?? true
      guard let secondary = modifier.secondary else {
        if isModifierKept { copy.modifiers.append(modifier) }
        continue
      }
      let views = secondary.keeping(&flags)
      guard isModifierKept else { continue }
      let content = views.count == 1 ? views[0] : ViewDescription(.group, views)
      copy.modifiers.append(modifier.replacingSecondary(content))
    }
    copy.children = children.flatMap { $0.keeping(&flags) }
    return isKept ? [copy] : copy.children
  }
}
