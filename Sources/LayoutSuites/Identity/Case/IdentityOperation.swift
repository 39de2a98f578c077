package import SnapshotDiffing

/// One call on a snapshot, in the form of the recorded cases.
package struct IdentityOperation: Sendable, Hashable {
  /// The name of the call.
  package var call: Call
  /// The items it is given; of `moveItem` the one that moves.
  package var items: [IdentityItem]
  /// The sections it is given; of `moveSection` the one that moves, of `appendItems` the target.
  package var sections: [String]
  /// The item beside which they are put.
  package var itemPlace: Beside<IdentityItem>?
  /// The section beside which they are put.
  package var sectionPlace: Beside<String>?

  /// The calls by the names of the imitated framework.
  package enum Call: String, Sendable, Hashable, Codable, CaseIterable {
    case appendItems, insertItems, deleteItems, deleteAllItems, moveItem
    case reloadItems, reconfigureItems
    case appendSections, insertSections, deleteSections, moveSection, reloadSections
  }

  package init(
    _ call: Call,
    items: [IdentityItem] = [],
    sections: [String] = [],
    beside itemPlace: Beside<IdentityItem>? = nil,
    besideSection sectionPlace: Beside<String>? = nil
  ) {
    self.call = call
    self.items = items
    self.sections = sections
    self.itemPlace = itemPlace
    self.sectionPlace = sectionPlace
  }

  /// The call as the engines of the package take it, or `nil` for a mark they take by itself.
  ///
  /// A place that is missing is one beside nothing, which is refused as unknown.
  package var operation: SnapshotOperation<String, IdentityItem>? {
    let place = itemPlace ?? .after(IdentityItem(""))
    let sectionPlace = sectionPlace ?? .after("")
    switch call {
    case .appendItems: return .appendItems(items, to: sections.first)
    case .insertItems: return .insertItems(items, place)
    case .deleteItems: return .deleteItems(items)
    case .deleteAllItems: return .deleteAll
    case .moveItem: return .moveItem(items.first ?? IdentityItem(""), place)
    case .reloadItems: return .reloadItems(items)
    case .appendSections: return .appendSections(sections)
    case .insertSections: return .insertSections(sections, sectionPlace)
    case .deleteSections: return .deleteSections(sections)
    case .moveSection: return .moveSection(sections.first ?? "", sectionPlace)
    case .reconfigureItems, .reloadSections: return nil
    }
  }

  /// Makes the call.
  ///
  /// - Throws: ``SnapshotFault`` when it is refused; nothing is changed then.
  package func apply(
    to snapshot: inout IdentitySnapshot<String, IdentityItem>
  ) throws(SnapshotFault) {
    if let operation {
      try snapshot.apply(operation)
    } else if call == .reconfigureItems {
      try snapshot.reconfigureItems(items)
    } else {
      try snapshot.reloadSections(sections)
    }
  }

  mutating func visitItems(_ visit: (inout IdentityItem) -> Void) {
    for index in items.indices { visit(&items[index]) }
    if var place = itemPlace {
      visit(&place.anchor)
      itemPlace = place
    }
  }

  mutating func visitSections(_ visit: (inout String) -> Void) {
    for index in sections.indices { visit(&sections[index]) }
    if var place = sectionPlace {
      visit(&place.anchor)
      sectionPlace = place
    }
  }

  /// How many identifiers could be taken out of it: a list it is given has any length.
  var listLength: Int {
    switch call {
    case .appendItems, .insertItems, .deleteItems, .reloadItems, .reconfigureItems: items.count
    case .appendSections, .insertSections, .deleteSections, .reloadSections: sections.count
    case .deleteAllItems, .moveItem, .moveSection: 0
    }
  }

  /// The call with only the marked identifiers of its list.
  func keeping(_ keep: ArraySlice<Bool>) -> IdentityOperation {
    guard keep.contains(false) else { return self }
    var copy = self
    if call.takesSections {
      copy.sections = zip(sections, keep).filter(\.1).map(\.0)
    } else {
      copy.items = zip(items, keep).filter(\.1).map(\.0)
    }
    return copy
  }

  /// The call in words, with what it is given.
  package var text: String {
    var words = [call.rawValue]
    if call == .appendItems {
      words += items.map(\.description)
      if let target = sections.first { words.append("into \(target)") }
    } else {
      words += call.takesSections ? sections : items.map(\.description)
    }
    if let itemPlace {
      words.append("\(itemPlace.isBefore ? "before" : "after") \(itemPlace.anchor)")
    }
    if let sectionPlace {
      words.append("\(sectionPlace.isBefore ? "before" : "after") \(sectionPlace.anchor)")
    }
    return words.joined(separator: " ")
  }
}

extension IdentityOperation.Call {
  /// Whether its list is one of sections.
  var takesSections: Bool {
    switch self {
    case .appendSections, .insertSections, .deleteSections, .moveSection, .reloadSections: true
    default: false
    }
  }

  /// Whether it puts something beside something else.
  var takesPlace: Bool {
    switch self {
    case .insertItems, .moveItem, .insertSections, .moveSection: true
    default: false
    }
  }
}
