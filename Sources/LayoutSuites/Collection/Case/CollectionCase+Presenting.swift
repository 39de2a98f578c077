import CollectionLayout
import LayoutCore
import LayoutOracles

extension CollectionCase {
  /// The case in a few lines for a person, and beside each element where it was put.
  func lines(_ answer: CollectionAnswer?) -> [String] {
    let environment = description.environment
    var lines = [
      "container \(text(description.container))   \(description.scrollDirection)"
        + "   scale \(NumberText.text(environment.scale))   \(environment.rounding)"
    ]
    for (index, count) in description.itemCounts.enumerated() {
      guard description.sections.count == 1 || index < description.sections.count else { break }
      let section = description.section(at: index)
      var words = ["section \(index)   \(count) items"]
      if section.contentInsets != Insets() { words.append("insets \(text(section.contentInsets))") }
      if section.interGroupSpacing != 0 {
        words.append("groups \(NumberText.text(section.interGroupSpacing)) apart")
      }
      if let behavior = section.orthogonal { words.append("\(behavior)") }
      lines.append(words.joined(separator: "   "))
      if let group = section.group { lines += group.lines(indent: "  ") }
      lines += section.boundaryItems.map { "  \($0.text)" }
      lines += section.decorations.map { "  background \($0.kind)" }
    }
    lines += description.boundaryItems.map { "layout \($0.text)" }
    lines += sizes.prefix(12).map { size in
      let lengths = [size.size.width, size.size.height]
        .map { $0.map(NumberText.text) ?? "–" }.joined(separator: " × ")
      return "measured \(size.section).\(size.item)   \(lengths)"
    }
    lines += changes.map { "then \($0)" }
    if offsetX != 0 || offsetY != 0 {
      lines.append("seen from \(NumberText.text(offsetX)), \(NumberText.text(offsetY))")
    }
    lines += queries.map { "query \(NumberText.text($0))" }
    for element in (answer?.elements ?? []).prefix(24) {
      lines.append("\(element.id.category) \(element.id.text)   \(NumberText.text(element.frame))")
    }
    return lines
  }

  private func text(_ size: Size) -> String {
    "\(NumberText.text(size.width)) × \(NumberText.text(size.height))"
  }

  private func text(_ insets: Insets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(NumberText.text)
      .joined(separator: " ")
  }

  /// The answer drawn: content, elements, queries.
  func picture(_ answer: CollectionAnswer, _ violation: Violation?) -> Picture? {
    let size = answer.contentSize
    let room = Rect(
      x: 0,
      y: 0,
      width: max(size.width, description.container.width),
      height: max(size.height, description.container.height)
    )
    guard room.isFinite else { return nil }
    let concerned = Set(violation?.items ?? [])
    let boxes = answer.elements.enumerated().filter { $0.element.frame.isFinite }
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map { index, element in
        Picture.Box(
          element.frame,
          label: element.id.text,
          isConcerned: concerned.contains(index)
        )
      }
    let marks = queries.filter(\.isFinite).map { Picture.Box($0, label: "query") }
    return Picture(container: Picture.Box(room), boxes: boxes, marks: marks)
  }

  /// A text equal for cases that differ in numbers only.
  var shape: String {
    var words = ["\(description.scrollDirection)", "\(description.environment.rounding)"]
    for section in description.sections {
      words.append("section \(section.orthogonal.map { "\($0)" } ?? "")")
      if section.contentInsets != Insets() { words.append("insets") }
      if let group = section.group { words.append(group.shape) }
      words += section.boundaryItems.map { "boundary \($0.alignment) \($0.extendsBoundary)" }
      words += section.decorations.map { _ in "decoration" }
    }
    words += description.boundaryItems.map { "layout boundary \($0.alignment)" }
    if !sizes.isEmpty { words.append("sizes") }
    words += changes.map { change in
      switch change {
      case .reprovide: "reprovide"
      case .bounds: "bounds"
      case .reload: "reload"
      }
    }
    if !queries.isEmpty { words.append("queries") }
    return words.joined(separator: ", ")
  }
}

extension LayoutDimension {
  /// The dimension as the case form writes it.
  fileprivate var text: String {
    let number = NumberText.text(value)
    switch self {
    case .fractionalWidth: return "fw \(number)"
    case .fractionalHeight: return "fh \(number)"
    case .absolute: return number
    case .estimated: return "est \(number)"
    case .uniformAcrossSiblings: return "uni \(number)"
    }
  }

  fileprivate var kind: String {
    switch self {
    case .fractionalWidth: "fw"
    case .fractionalHeight: "fh"
    case .absolute: "abs"
    case .estimated: "est"
    case .uniformAcrossSiblings: "uni"
    }
  }
}

extension BoundaryItem {
  fileprivate var text: String {
    var words = "\(kind) at \(alignment)  \(size.width.text) × \(size.height.text)"
    if offsetX != 0 || offsetY != 0 {
      words += "  moved \(NumberText.text(offsetX)), \(NumberText.text(offsetY))"
    }
    if !extendsBoundary { words += "  inside" }
    if pinsToVisibleBounds { words += "  pinned" }
    return words
  }
}

extension LayoutNode {
  fileprivate func lines(indent: String) -> [String] {
    var words = "\(size.width.text) × \(size.height.text)"
    if let content {
      switch content.arrangement {
      case .fitting(let axis): words = "\(axis) group  \(words)"
      case .counted(let axis, let count): words = "\(axis) group of \(count) shares  \(words)"
      case .repeating(let axis, let count): words = "\(axis) group of \(count)  \(words)"
      case .custom(let frames, _): words = "custom group of \(frames.count)  \(words)"
      }
      if let spacing = content.interItemSpacing {
        let kind = spacing.isFlexible ? "at least " : ""
        words += "  spacing \(kind)\(NumberText.text(spacing.amount))"
      }
    } else {
      words = "item  \(words)"
    }
    if contentInsets != Insets() { words += "  insets" }
    if edgeSpacing != EdgeSpacing() { words += "  edges" }
    if !supplementaries.isEmpty {
      words += "  \(supplementaries.map(\.kind).joined(separator: " "))"
    }
    return [indent + words] + (content?.subitems ?? []).flatMap { $0.lines(indent: indent + "  ") }
  }

  fileprivate var shape: String {
    var words = "\(size.width.kind)×\(size.height.kind)"
    if contentInsets != Insets() { words += " insets" }
    if edgeSpacing != EdgeSpacing() { words += " edges" }
    guard let content else { return words }
    switch content.arrangement {
    case .fitting(let axis): words += " \(axis)"
    case .counted(let axis, _): words += " \(axis) count"
    case .repeating(let axis, _): words += " \(axis) repeating"
    case .custom: words += " custom"
    }
    if let spacing = content.interItemSpacing {
      words += spacing.isFlexible ? " flexible" : " fixed"
    }
    return words + " (" + content.subitems.map(\.shape).joined(separator: "; ") + ")"
  }
}
