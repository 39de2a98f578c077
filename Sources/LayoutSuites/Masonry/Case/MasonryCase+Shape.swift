import LayoutCore
import MasonryLayout

extension MasonryCase {
  /// A text equal for cases that differ in numbers only: what kind of settings, items and edits.
  var shape: String {
    var words = [masonry.axis.rawValue, masonry.direction.rawValue]
    switch masonry.placement {
    case .shortest: words.append("shortest")
    case .gridLanes: words.append("gridLanes")
    case .sequential: words.append("sequential")
    }
    words.append("lanes \(Self.kind(Double(masonry.lanes)))")
    words.append("spacing \(Self.kind(masonry.laneSpacing)) \(Self.kind(masonry.itemSpacing))")
    words.append("insets \(masonry.insets == Insets() ? "none" : "some")")
    let gaps = Double(max(0, masonry.lanes - 1)) * masonry.laneSpacing
    switch masonry.container[masonry.crossAxis] {
    case nil: words.append("container open")
    case let cross? where !(cross >= 0) || cross.isInfinite: words.append("container nonsense")
    case let cross?: words.append(cross < gaps ? "container narrow" : "container wide")
    }
    words += masonry.items.map { "item \($0.kind)" }
    words += edits.map(\.kind)
    if !queries.isEmpty { words.append("queries") }
    return words.joined(separator: ", ")
  }

  private static func kind(_ number: Double) -> String {
    if !number.isFinite { return "nonsense" }
    return number < 0 ? "negative" : number == 0 ? "0" : number == 1 ? "1" : "some"
  }
}

extension MasonryItem {
  fileprivate var kind: String {
    var words = [sizing.rawValue]
    if span != 1 { words.append("span") }
    if minimum != nil { words.append("minimum") }
    if maximum != nil { words.append("maximum") }
    if width < 0 || height < 0 { words.append("negative") }
    return words.joined(separator: " ")
  }
}

extension MasonryEdit {
  fileprivate var kind: String {
    switch self {
    case .insert(let item, _): "insert \(item.kind)"
    case .remove: "remove"
    case .move: "move"
    case .resize(let item, _): "resize \(item.kind)"
    case .container: "container"
    case .lanes: "lanes"
    }
  }
}
