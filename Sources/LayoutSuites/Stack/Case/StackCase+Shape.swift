import LayoutCore
import SwiftUILayout

extension StackCase {
  /// A text equal for cases that differ in numbers only: the tree, and what is offered.
  var shape: String {
    func word(_ length: Double?) -> String {
      guard let length else { return "open" }
      return length.isInfinite ? "infinite" : length == 0 ? "0" : "some"
    }
    var text = "\(word(proposal.width)) × \(word(proposal.height)) \(direction.rawValue) "
    if !earlier.isEmpty { text += "asked before " }
    return text + view.withoutNumbers.shapeText
  }
}

extension ViewDescription {
  fileprivate var withoutNumbers: ViewDescription {
    var copy = self
    copy.visitNumbers { number in
      if number.isFinite { number = number < 0 ? -1 : number == 0 ? 0 : 1 }
    }
    return copy
  }

  fileprivate var shapeText: String {
    let inside = children.map(\.shapeText).joined(separator: " ")
    let after = modifiers.map { modifier in
      modifier.text + (modifier.secondary.map { "{\($0.shapeText)}" } ?? "")
    }
    return kind.text + (children.isEmpty ? "" : "{\(inside)}") + after.joined()
  }
}
