import LayoutCases
import SnapshotDiffing

/// The form of the recorded cases: `{"op":"insertItems","items":["x"],"before":"a"}`.
extension IdentityOperation: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case op, items, sections, item, section, into, before, after
  }

  /// Reads a call.
  ///
  /// - Throws: `DecodingError` naming the path of what was not as expected.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Set(Keys.allCases.map(\.rawValue)))
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(try values.decode(oneOf: Call.self, forKey: .op))
    switch call {
    case .appendItems, .insertItems, .deleteItems, .reloadItems, .reconfigureItems:
      items = try values.decode([IdentityItemForm].self, forKey: .items).map(\.item)
    case .moveItem: items = [try values.decode(IdentityItemForm.self, forKey: .item).item]
    case .appendSections, .insertSections, .deleteSections, .reloadSections:
      sections = try values.decode([SectionNameForm].self, forKey: .sections).map(\.name)
    case .moveSection: sections = [try values.decode(SectionNameForm.self, forKey: .section).name]
    case .deleteAllItems: break
    }
    if call == .appendItems,
      let target = try values.decodeIfPresent(SectionNameForm.self, forKey: .into)
    {
      sections = [target.name]
    }
    guard call.takesPlace else { return }
    let isBefore = values.contains(.before)
    guard isBefore != values.contains(.after) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected exactly one of before and after"
        )
      )
    }
    let key = isBefore ? Keys.before : .after
    if call.takesSections {
      let anchor = try values.decode(SectionNameForm.self, forKey: key).name
      sectionPlace = isBefore ? .before(anchor) : .after(anchor)
    } else {
      let anchor = try values.decode(IdentityItemForm.self, forKey: key).item
      itemPlace = isBefore ? .before(anchor) : .after(anchor)
    }
  }

  /// Writes a call.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(call, forKey: .op)
    switch call {
    case .appendItems, .insertItems, .deleteItems, .reloadItems, .reconfigureItems:
      try values.encode(items.map(IdentityItemForm.init), forKey: .items)
    case .moveItem:
      try values.encodeIfPresent(items.first.map(IdentityItemForm.init), forKey: .item)
    case .appendSections, .insertSections, .deleteSections, .reloadSections:
      try values.encode(sections, forKey: .sections)
    case .moveSection: try values.encodeIfPresent(sections.first, forKey: .section)
    case .deleteAllItems: break
    }
    if call == .appendItems { try values.encodeIfPresent(sections.first, forKey: .into) }
    if let place = itemPlace {
      try values.encode(
        IdentityItemForm(item: place.anchor),
        forKey: place.isBefore ? .before : .after
      )
    }
    if let place = sectionPlace {
      try values.encode(place.anchor, forKey: place.isBefore ? .before : .after)
    }
  }
}
