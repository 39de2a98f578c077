import LayoutCore

extension Anchor: Codable {
  private enum CodingKeys: String, CodingKey {
    case edges, absoluteOffset, fractionalOffset
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let names = try values.decode([String].self, forKey: .edges)
    var edges: Edges = []
    for name in names {
      guard let edge = Edges.named.first(where: { $0.1 == name }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .edges,
          in: values,
          debugDescription: "There is no edge \(name)."
        )
      }
      edges.insert(edge.0)
    }
    self.init(edges: edges)
    if let point = try values.decodeIfPresent(CodedPoint.self, forKey: .fractionalOffset) {
      offset = .fractional(x: point.x, y: point.y)
    } else if let point = try values.decodeIfPresent(CodedPoint.self, forKey: .absoluteOffset) {
      offset = .absolute(x: point.x, y: point.y)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Edges.named.filter { edges.contains($0.0) }.map(\.1), forKey: .edges)
    switch offset {
    case .absolute(0, 0): break
    case .absolute(let x, let y):
      try values.encode(CodedPoint(x: x, y: y), forKey: .absoluteOffset)
    case .fractional(let x, let y):
      try values.encode(CodedPoint(x: x, y: y), forKey: .fractionalOffset)
    }
  }
}

extension AnchoredItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, w, h, containerAnchor, itemAnchor, zIndex
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try values.decode(String.self, forKey: .kind),
      size: try values.dimensions(.w, .h),
      containerAnchor: try values.decode(Anchor.self, forKey: .containerAnchor),
      itemAnchor: try values.decodeIfPresent(Anchor.self, forKey: .itemAnchor),
      zIndex: try values.value(.zIndex, or: 1)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(size, .w, .h)
    try values.encode(containerAnchor, forKey: .containerAnchor)
    try values.encodeIfPresent(itemAnchor, forKey: .itemAnchor)
    try values.encode(zIndex, forKey: .zIndex, unless: 1)
  }
}

extension BoundaryItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, w, h, alignment, offset, extendsBoundary, pinToVisibleBounds, zIndex
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let offset = try values.value(.offset, or: CodedPoint(x: 0, y: 0))
    self.init(
      kind: try values.decode(String.self, forKey: .kind),
      size: try values.dimensions(.w, .h),
      alignment: try values.decode(Alignment.self, forKey: .alignment),
      offsetX: offset.x,
      offsetY: offset.y,
      extendsBoundary: try values.value(.extendsBoundary, or: true),
      pinsToVisibleBounds: try values.value(.pinToVisibleBounds, or: false),
      zIndex: try values.value(.zIndex, or: 1)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(size, .w, .h)
    try values.encode(alignment, forKey: .alignment)
    try values.encode(CodedPoint(x: offsetX, y: offsetY), forKey: .offset)
    try values.encode(extendsBoundary, forKey: .extendsBoundary)
    try values.encode(pinsToVisibleBounds, forKey: .pinToVisibleBounds)
    try values.encode(zIndex, forKey: .zIndex, unless: 1)
  }
}

extension DecorationItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, contentInsets, zIndex
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try values.decode(String.self, forKey: .kind),
      contentInsets: try values.insets(.contentInsets),
      zIndex: try values.value(.zIndex, or: 0)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(contentInsets, forKey: .contentInsets)
    try values.encode(zIndex, forKey: .zIndex, unless: 0)
  }
}
