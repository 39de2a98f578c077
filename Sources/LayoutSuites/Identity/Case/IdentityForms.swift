import LayoutCases
import SnapshotDiffing

/// The pieces of an identity case as files write them.

/// An identifier: a text, a whole number, which becomes text, or a model as an object.
struct IdentityItemForm: Codable {
  var item: IdentityItem

  private enum Keys: String, CodingKey, CaseIterable { case id, revision }

  init(item: IdentityItem) { self.item = item }

  init(from decoder: any Decoder) throws {
    if let single = try? decoder.singleValueContainer() {
      if let number = try? single.decode(Int.self) {
        item = IdentityItem(String(number))
        return
      }
      if let text = try? single.decode(String.self) {
        item = IdentityItem(text)
        return
      }
    }
    guard (try? decoder.container(keyedBy: Keys.self)) != nil else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected an identifier: a string, a whole number or a model"
        )
      )
    }
    try decoder.refuseKeys(outside: Set(Keys.allCases.map(\.rawValue)))
    let values = try decoder.container(keyedBy: Keys.self)
    item = IdentityItem(
      try values.decode(String.self, forKey: .id),
      revision: try values.decode(Int.self, forKey: .revision)
    )
  }

  func encode(to encoder: any Encoder) throws {
    if let revision = item.revision {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(item.id, forKey: .id)
      try values.encode(revision, forKey: .revision)
    } else {
      var value = encoder.singleValueContainer()
      try value.encode(item.id)
    }
  }
}

/// A section identifier: a text or a whole number, which becomes text.
struct SectionNameForm: Codable {
  var name: String

  init(name: String) { self.name = name }

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let number = try? single.decode(Int.self) {
      name = String(number)
    } else {
      name = try single.decode(String.self)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(name)
  }
}

struct IdentitySectionForm: Codable {
  var section: IdentityCase.Section

  private enum Keys: String, CodingKey, CaseIterable { case section, items }

  init(section: IdentityCase.Section) { self.section = section }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Set(Keys.allCases.map(\.rawValue)))
    let values = try decoder.container(keyedBy: Keys.self)
    section = IdentityCase.Section(
      try values.decode(SectionNameForm.self, forKey: .section).name,
      try values.decode([IdentityItemForm].self, forKey: .items).map(\.item)
    )
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(section.section, forKey: .section)
    try values.encode(section.items.map(IdentityItemForm.init), forKey: .items)
  }
}

/// A state: an array of sections, or an array of identifiers, which is a plain list.
struct IdentityStateForm: Codable {
  var sections: [IdentityCase.Section]
  /// `nil` for an empty array, which is either.
  var isList: Bool?

  init(_ sections: [IdentityCase.Section], isList: Bool) {
    self.sections = sections
    self.isList = isList
  }

  private enum SectionKeys: String, CodingKey { case section }

  init(from decoder: any Decoder) throws {
    var first = try decoder.unkeyedContainer()
    guard !first.isAtEnd else {
      sections = []
      isList = nil
      return
    }
    let element = try? first.nestedContainer(keyedBy: SectionKeys.self)
    let isList = !(element?.contains(.section) ?? false)
    self.isList = isList
    let value = try decoder.singleValueContainer()
    if isList {
      let items = try value.decode([IdentityItemForm].self).map(\.item)
      sections = [IdentityCase.Section("", items)]
    } else {
      sections = try value.decode([IdentitySectionForm].self).map(\.section)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    if isList == true {
      try value.encode(sections.flatMap(\.items).map(IdentityItemForm.init))
    } else {
      try value.encode(sections.map(IdentitySectionForm.init))
    }
  }
}

struct ScrollingForm: Codable {
  var scrolling: IdentityCase.Scrolling

  private enum Keys: String, CodingKey, CaseIterable { case viewports, prefetch }

  init(scrolling: IdentityCase.Scrolling) { self.scrolling = scrolling }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Set(Keys.allCases.map(\.rawValue)))
    let values = try decoder.container(keyedBy: Keys.self)
    let pairs = try values.decode([[ProtocolNumber]].self, forKey: .viewports)
    if let wrong = pairs.firstIndex(where: { $0.count != 2 }) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: values.codingPath + [Keys.viewports],
          debugDescription: "expected [offset, length] in place \(wrong)"
        )
      )
    }
    scrolling = IdentityCase.Scrolling(
      viewports: pairs.map { .init(offset: $0[0].value, length: $0[1].value) },
      prefetch: try values.decodeIfPresent(ProtocolNumber.self, forKey: .prefetch)?.value ?? 0
    )
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    let pairs = scrolling.viewports.map { [$0.offset, $0.length].map(ProtocolNumber.init) }
    try values.encode(pairs, forKey: .viewports)
    try values.encode(ProtocolNumber(scrolling.prefetch), forKey: .prefetch)
  }
}
