import LayoutCore
import LayoutOracles
import SnapshotDiffing

extension IdentityCase {
  /// The case in a few lines for a person, and below it what an engine answered.
  func lines(_ answer: IdentityAnswer?) -> [String] {
    var lines = ["before  \(text(before))"]
    if operations.isEmpty {
      lines.append("after   \(text(after))")
    } else {
      lines += operations.prefix(Self.most).enumerated().map { index, operation in
        let refusal = answer?.refusals.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        return "then    \(operation.text)\(refusal.map { "   refused: \($0)" } ?? "")"
      }
    }
    func add(_ word: String, _ names: [String]) {
      if !names.isEmpty { lines.append("\(word)  \(names.joined(separator: " "))") }
    }
    add("changed", changed.map(\.description))
    add("reload", reloads.map(\.description))
    add("reconfigure", reconfigures.map(\.description))
    add("reload sections", reloadedSections)
    if collisions > 0 { lines.append("identifiers of \(collisions) different hashes") }
    if let scrolling {
      let places = scrolling.viewports.map {
        "\(NumberText.text($0.offset))+\(NumberText.text($0.length))"
      }
      lines.append(
        "seen    \(places.joined(separator: ", "))   prefetch \(NumberText.text(scrolling.prefetch))"
      )
    }
    return lines + (answer.map { $0.lines(for: self) } ?? [])
  }

  private static let most = 24

  private func text(_ sections: [Section]) -> String {
    func items(_ section: Section) -> String {
      let names = section.items.prefix(Self.most).map(\.description).joined(separator: " ")
      let rest = section.items.count - Self.most
      return rest > 0 ? "\(names) and \(rest) more" : names
    }
    if isLists { return items(sections[0]) }
    let words = sections.prefix(Self.most).map { "\($0.section): \(items($0))" }
    return words.isEmpty ? "no section" : words.joined(separator: " | ")
  }

  /// A text equal for cases that differ in names only.
  var shape: String {
    var copy = self
    var names: [IdentityItem: Int] = [:]
    var sections: [String: Int] = [:]
    copy.visitItems { item in
      let number = names[item] ?? names.count
      names[item] = number
      item = IdentityItem(rank: number, revision: item.revision == nil ? nil : 1)
    }
    copy.visitSections { section in
      let number = sections[section] ?? sections.count
      sections[section] = number
      section = IdentityNames.section(number)
    }
    copy.scrolling = nil
    return (copy.lines(nil) + (scrolling == nil ? [] : ["scrolling"])).joined(separator: "; ")
  }
}
