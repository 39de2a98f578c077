extension LayoutDimension: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case fw, fh, abs, est, uni
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let present = CodingKeys.allCases.filter { values.contains($0) }
    guard present.count == 1, let key = present.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A dimension has exactly one of fw, fh, abs, est, uni."
        )
      )
    }
    let value = try values.decode(Double.self, forKey: key)
    self =
      switch key {
      case .fw: .fractionalWidth(value)
      case .fh: .fractionalHeight(value)
      case .abs: .absolute(value)
      case .est: .estimated(value)
      case .uni: .uniformAcrossSiblings(value)
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let key: CodingKeys =
      switch self {
      case .fractionalWidth: .fw
      case .fractionalHeight: .fh
      case .absolute: .abs
      case .estimated: .est
      case .uniformAcrossSiblings: .uni
      }
    try values.encode(value, forKey: key)
  }
}

extension Spacing: Codable {
  private enum CodingKeys: String, CodingKey {
    case fixed, flexible
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let amount = try values.decodeIfPresent(Double.self, forKey: .flexible) {
      self = .flexible(amount)
    } else {
      self = .fixed(try values.decode(Double.self, forKey: .fixed))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(amount, forKey: isFlexible ? .flexible : .fixed)
  }
}
