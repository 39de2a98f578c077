import LayoutCases
import SnapshotDiffing

extension IdentityDraw {
  /// Calls on a snapshot, mostly with identifiers that are there, sometimes with wrong ones.
  mutating func operations(_ items: [IdentityItem], _ names: [String]) -> [IdentityOperation] {
    let count = choices.chance(0.7) ? choices.integer(in: 1...4) : choices.integer(in: 5...12)
    return (0..<count).map { _ in operation(items, names) }
  }

  private mutating func operation(
    _ items: [IdentityItem],
    _ names: [String]
  ) -> IdentityOperation {
    var pool = items + (0..<4).map { IdentityItem(rank: items.count + $0) }
    if pool.count > 12 { pool = Array(pool.suffix(12)) }
    let sections = (0..<names.count + 2).map(IdentityNames.section)
    func item(_ draw: inout IdentityDraw) -> IdentityItem {
      pool[draw.choices.index(below: pool.count)]
    }
    func list(_ draw: inout IdentityDraw) -> [IdentityItem] {
      // Mostly different ones; a repeated one is refused (D3).
      let found = (0..<draw.choices.integer(in: 1...4)).map { _ in item(&draw) }
      var seen: Set<IdentityItem> = []
      return draw.choices.chance(0.2) ? found : found.filter { seen.insert($0).inserted }
    }
    func section(_ draw: inout IdentityDraw) -> String {
      sections[draw.choices.index(below: sections.count)]
    }
    func place(_ draw: inout IdentityDraw) -> Beside<IdentityItem> {
      let anchor = item(&draw)
      return draw.choices.chance(0.5) ? .before(anchor) : .after(anchor)
    }
    func sectionPlace(_ draw: inout IdentityDraw) -> Beside<String> {
      let anchor = section(&draw)
      return draw.choices.chance(0.5) ? .before(anchor) : .after(anchor)
    }
    switch choices.index(below: 20) {
    case 0...3:
      let target = choices.chance(0.4) ? [] : [section(&self)]
      return IdentityOperation(.appendItems, items: list(&self), sections: target)
    case 4...6: return IdentityOperation(.insertItems, items: list(&self), beside: place(&self))
    case 7...8: return IdentityOperation(.deleteItems, items: list(&self))
    case 9...10: return IdentityOperation(.moveItem, items: [item(&self)], beside: place(&self))
    case 11: return IdentityOperation(.reloadItems, items: list(&self))
    case 12: return IdentityOperation(.reconfigureItems, items: list(&self))
    case 13: return IdentityOperation(.reloadSections, sections: [section(&self)])
    case 14: return IdentityOperation(.appendSections, sections: [section(&self)])
    case 15:
      return IdentityOperation(
        .insertSections,
        sections: [section(&self), section(&self)],
        besideSection: sectionPlace(&self)
      )
    case 16: return IdentityOperation(.deleteSections, sections: [section(&self)])
    case 17...18:
      return IdentityOperation(
        .moveSection,
        sections: [section(&self)],
        besideSection: sectionPlace(&self)
      )
    default:
      return choices.chance(0.1)
        ? IdentityOperation(.deleteAllItems)
        : IdentityOperation(.appendSections, sections: [section(&self)])
    }
  }
}
