import SwiftUILayout

extension ViewDescription {
  /// Calls `body` with the view, the views inside it and those of its overlays and backgrounds.
  func forEachView(_ body: (ViewDescription) -> Void) {
    body(self)
    for child in children { child.forEachView(body) }
    for modifier in modifiers { modifier.secondary?.forEachView(body) }
  }

  /// The view with `change` applied to every view, those inside before those around.
  func mapped(_ change: (inout ViewDescription) -> Void) -> ViewDescription {
    var copy = self
    copy.children = children.map { $0.mapped(change) }
    copy.modifiers = modifiers.map { modifier in
      modifier.secondary.map { modifier.replacingSecondary($0.mapped(change)) } ?? modifier
    }
    change(&copy)
    return copy
  }

  /// How many views and modifiers there are.
  var boxCount: Int {
    var count = 0
    forEachView { count += 1 + $0.modifiers.count }
    return count
  }
}

extension ViewDescription.Modifier {
  /// The modifier with another view as its content.
  func replacingSecondary(_ view: ViewDescription) -> ViewDescription.Modifier {
    switch self {
    case .overlay(_, let alignment): .overlay(view, alignment: alignment)
    case .background(_, let alignment): .background(view, alignment: alignment)
    default: self
    }
  }
}
