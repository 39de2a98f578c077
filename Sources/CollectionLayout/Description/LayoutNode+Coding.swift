import LayoutCore

extension LayoutNode: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, axis, w, h, subitems, count, repeating, interItemSpacing, customFrames, provider
    case contentInsets, edgeSpacing, supplementary
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: try values.dimensions(.w, .h),
      contentInsets: try values.insets(.contentInsets),
      edgeSpacing: try values.value(.edgeSpacing, or: EdgeSpacing()),
      supplementaries: try values.value(.supplementary, or: [])
    )
    guard try values.value(.type, or: "item") == "group" else { return }
    let subitems = try values.value(.subitems, or: [LayoutNode]())
    let spacing = try values.decodeIfPresent(Spacing.self, forKey: .interItemSpacing)
    let name = try values.decode(String.self, forKey: .axis)
    let arrangement: GroupContent.Arrangement
    if name == "custom" {
      arrangement = .custom(
        try values.value(.customFrames, or: []),
        provider: try values.decodeIfPresent(Int.self, forKey: .provider)
      )
    } else {
      let axis = try values.decode(Axis.self, forKey: .axis)
      if let count = try values.decodeIfPresent(Int.self, forKey: .count) {
        arrangement = .counted(axis, count: count)
      } else if let count = try values.decodeIfPresent(Int.self, forKey: .repeating) {
        arrangement = .repeating(axis, count: count)
      } else {
        arrangement = .fitting(axis)
      }
    }
    content = GroupContent(
      arrangement: arrangement,
      subitems: subitems,
      interItemSpacing: spacing
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(content == nil ? "item" : "group", forKey: .type)
    try values.encode(size, .w, .h)
    try values.encode(contentInsets, forKey: .contentInsets)
    try values.encode(edgeSpacing, forKey: .edgeSpacing, unless: EdgeSpacing())
    try values.encode(supplementaries, forKey: .supplementary, unless: [])
    guard let content else { return }
    try values.encodeIfPresent(content.interItemSpacing, forKey: .interItemSpacing)
    try values.encode(content.subitems, forKey: .subitems, unless: [])
    try values.encode(content.axis?.rawValue ?? "custom", forKey: .axis)
    switch content.arrangement {
    case .fitting: break
    case .counted(_, let count): try values.encode(count, forKey: .count)
    case .repeating(_, let count): try values.encode(count, forKey: .repeating)
    case .custom(let frames, let provider):
      try values.encode(frames, forKey: .customFrames)
      try values.encodeIfPresent(provider, forKey: .provider)
    }
  }
}

extension CustomFrame: Codable {
  private enum CodingKeys: String, CodingKey {
    case x, y, w, h, z
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      frame: Rect(
        x: try values.decode(Double.self, forKey: .x),
        y: try values.decode(Double.self, forKey: .y),
        width: try values.decode(Double.self, forKey: .w),
        height: try values.decode(Double.self, forKey: .h)
      ),
      zIndex: try values.value(.z, or: 0)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(frame.x, forKey: .x)
    try values.encode(frame.y, forKey: .y)
    try values.encode(frame.width, forKey: .w)
    try values.encode(frame.height, forKey: .h)
    try values.encode(zIndex, forKey: .z)
  }
}
