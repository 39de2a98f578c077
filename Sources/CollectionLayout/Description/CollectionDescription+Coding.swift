import LayoutCore

extension SectionDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case group, contentInsets, contentInsetsReference, interGroupSpacing, boundary
    case supplementariesFollowContentInsets, decorations, orthogonal
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let reference = try values.value(.contentInsetsReference, or: "automatic")
    self.init(
      group: try values.decodeIfPresent(LayoutNode.self, forKey: .group),
      contentInsets: try values.insets(.contentInsets),
      interGroupSpacing: try values.value(.interGroupSpacing, or: 0),
      boundaryItems: try values.value(.boundary, or: []),
      supplementariesFollowContentInsets: try values.value(
        .supplementariesFollowContentInsets,
        or: true
      ),
      decorations: try values.value(.decorations, or: []),
      orthogonal: try values.decodeIfPresent(OrthogonalBehavior.self, forKey: .orthogonal)
    )
    if reference != "automatic" {
      contentInsetsReference = try values.decode(
        InsetsReference.self,
        forKey: .contentInsetsReference
      )
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(group, forKey: .group)
    try values.encode(contentInsets, forKey: .contentInsets)
    try values.encodeIfPresent(contentInsetsReference, forKey: .contentInsetsReference)
    try values.encode(interGroupSpacing, forKey: .interGroupSpacing, unless: 0)
    try values.encode(boundaryItems, forKey: .boundary, unless: [])
    try values.encode(
      supplementariesFollowContentInsets,
      forKey: .supplementariesFollowContentInsets,
      unless: true
    )
    try values.encode(decorations, forKey: .decorations, unless: [])
    try values.encodeIfPresent(orthogonal, forKey: .orthogonal)
  }
}

extension CollectionDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case container, scrollDirection, sections, itemCounts, interSectionSpacing, layoutBoundary
    case layoutContentInsetsReference, scale, rounding, safeArea, layoutMargins
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      container: try values.decode(CodedSize.self, forKey: .container).value,
      scrollDirection: try values.value(.scrollDirection, or: .vertical),
      sections: try values.decode([SectionDescription].self, forKey: .sections),
      itemCounts: try values.decode([Int].self, forKey: .itemCounts),
      interSectionSpacing: try values.value(.interSectionSpacing, or: 0),
      boundaryItems: try values.value(.layoutBoundary, or: []),
      contentInsetsReference: try values.value(.layoutContentInsetsReference, or: .safeArea),
      environment: CollectionEnvironment(
        scale: try values.value(.scale, or: 2),
        rounding: try values.value(.rounding, or: .modern),
        safeArea: try values.insets(.safeArea),
        layoutMargins: try values.insets(.layoutMargins)
      )
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(CodedSize(container), forKey: .container)
    try values.encode(scrollDirection, forKey: .scrollDirection)
    try values.encode(sections, forKey: .sections)
    try values.encode(itemCounts, forKey: .itemCounts)
    try values.encode(interSectionSpacing, forKey: .interSectionSpacing, unless: 0)
    try values.encode(boundaryItems, forKey: .layoutBoundary, unless: [])
    try values.encode(
      contentInsetsReference,
      forKey: .layoutContentInsetsReference,
      unless: .safeArea
    )
    try values.encode(environment.scale, forKey: .scale)
    try values.encode(environment.rounding, forKey: .rounding)
    try values.encode(environment.safeArea, forKey: .safeArea)
    try values.encode(environment.layoutMargins, forKey: .layoutMargins)
  }
}

extension RoundingProfile: Codable {
  /// The sentences that recorded cases name a profile with, by how they begin.
  private static let sentences: [(start: String, profile: RoundingProfile)] = [
    ("sizes floored to pixel", .modern),
    ("exact layout, then origin and size", .ios14),
    ("none needed", .modern),
  ]

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let label = try value.decode(String.self)
    let named = RoundingProfile(rawValue: label)
    let told = Self.sentences.first { label.hasPrefix($0.start) }?.profile
    guard let profile = named ?? told else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "There is no rounding profile \(label)."
      )
    }
    self = profile
  }
}
