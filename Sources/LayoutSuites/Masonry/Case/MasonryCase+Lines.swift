import LayoutCore
import LayoutOracles
import MasonryLayout

extension MasonryCase {
  /// The case in a few lines for a person, and beside each item where it was put.
  func lines(_ answer: MasonryAnswer?) -> [String] {
    var lines = [head]
    let final = (try? edited()) ?? masonry
    if !edits.isEmpty {
      lines += masonry.items.prefix(Self.most).enumerated().map {
        "\($0.offset)  \($0.element.text)"
      }
      lines += edits.prefix(Self.most).map { "then  \($0.text)" }
      lines.append("after the edits")
    }
    for (index, item) in final.items.prefix(Self.most).enumerated() {
      lines.append("\(index)  \(item.text)\(place(index, answer))")
    }
    if final.items.count > Self.most {
      lines.append("and \(final.items.count - Self.most) more")
    }
    for (index, query) in queries.prefix(Self.most).enumerated() {
      var line = "query \(NumberText.text(query))"
      if let hits = answer?.hits, index < hits.count {
        let names = hits[index].prefix(12).map(String.init).joined(separator: ", ")
        line += "   answered \(hits[index].isEmpty ? "nothing" : names)"
      }
      lines.append(line)
    }
    return lines
  }

  private static let most = 24

  private var head: String {
    func length(_ value: Double?) -> String { value.map(NumberText.text) ?? "–" }
    var words = [
      "container \(length(masonry.container.width)) × \(length(masonry.container.height))",
      masonry.lanes == 1 ? "1 lane" : "\(masonry.lanes) lanes",
      "spacing \(NumberText.text(masonry.laneSpacing)) / \(NumberText.text(masonry.itemSpacing))",
    ]
    if masonry.axis == .horizontal { words.append("horizontal") }
    if masonry.direction == .rightToLeft { words.append("right to left") }
    let insets = masonry.insets
    if insets != Insets() {
      let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing]
      words.append("insets \(numbers.map(NumberText.text).joined(separator: " "))")
    }
    switch masonry.placement {
    case .shortest: break
    case .gridLanes(let tolerance):
      words.append("grid-lanes, tolerance \(NumberText.text(tolerance))")
    case .sequential: words.append("sequential")
    }
    return words.joined(separator: "   ")
  }

  private func place(_ index: Int, _ answer: MasonryAnswer?) -> String {
    guard let answer, index < answer.frames.count else { return "" }
    let frame = answer.frames[index]
    let lane = answer.lanes.flatMap { index < $0.count ? "   lane \($0[index])" : nil } ?? ""
    return "\(lane)   \(NumberText.text(frame))"
  }
}

extension MasonryItem {
  fileprivate var text: String {
    var words = "\(sizing.rawValue)  \(NumberText.text(width)) × \(NumberText.text(height))"
    if span != 1 { words += "  span \(span)" }
    if let minimum { words += "  minimum \(NumberText.text(minimum))" }
    if let maximum { words += "  maximum \(NumberText.text(maximum))" }
    return words
  }
}

extension MasonryEdit {
  fileprivate var text: String {
    func length(_ value: Double?) -> String { value.map(NumberText.text) ?? "–" }
    switch self {
    case .insert(let item, let at): return "insert at \(at): \(item.text)"
    case .remove(let at): return "remove \(at)"
    case .move(let from, let to): return "move \(from) to \(to)"
    case .resize(let item, let at): return "resize \(at): \(item.text)"
    case .container(let size): return "container \(length(size.width)) × \(length(size.height))"
    case .lanes(let count): return "\(count) lanes"
    }
  }
}
