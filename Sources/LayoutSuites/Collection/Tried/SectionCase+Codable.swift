import CollectionLayout
import LayoutCases
import LayoutCore

extension SectionCase: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case domain, container, counts, scale, safeArea, margins, behavior, sizes, offset, queries
    case asked, tour
  }
  private static let known = Set(Keys.allCases.map(\.rawValue)).union(["expect", "note"])

  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Self.known)
    let values = try decoder.container(keyedBy: Keys.self)
    func number(_ key: Keys) throws -> Double? {
      try values.decodeIfPresent(ProtocolNumber.self, forKey: key)?.value
    }
    func insets(_ key: Keys) throws -> Insets {
      try values.decodeIfPresent(CodedInsets.self, forKey: key)?.value ?? Insets()
    }
    let room = try values.decode(CodedSize.self, forKey: .container)
    self.init(
      try values.decode([Int].self, forKey: .counts),
      in: Size(width: room.width, height: room.height)
    )
    scale = try number(.scale) ?? 2
    safeArea = try insets(.safeArea)
    margins = try insets(.margins)
    behavior = try values.decodeIfPresent(SectionBehavior.self, forKey: .behavior)
    sizes = try values.decodeIfPresent([CellSize].self, forKey: .sizes) ?? []
    offset = try number(.offset) ?? 0
    queries = try values.rectangles(forKey: .queries)
    asked = try values.decodeIfPresent([Double].self, forKey: .asked) ?? []
    isTour = try values.decodeIfPresent(Bool.self, forKey: .tour) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(SectionDomain.name, forKey: .domain)
    try values.encode(
      CodedSize(width: container.width, height: container.height),
      forKey: .container
    )
    try values.encode(counts, forKey: .counts)
    if scale != 2 { try values.encode(scale, forKey: .scale) }
    if safeArea != Insets() { try values.encode(CodedInsets(safeArea), forKey: .safeArea) }
    if margins != Insets() { try values.encode(CodedInsets(margins), forKey: .margins) }
    try values.encodeIfPresent(behavior, forKey: .behavior)
    if !sizes.isEmpty { try values.encode(sizes, forKey: .sizes) }
    if offset != 0 { try values.encode(offset, forKey: .offset) }
    try values.encode(rectangles: queries, forKey: .queries)
    if !asked.isEmpty { try values.encode(asked, forKey: .asked) }
    if isTour { try values.encode(true, forKey: .tour) }
  }

  /// The container under the words that a person looks for by width and height.
  private struct CodedSize: Codable {
    var width: Double
    var height: Double
  }
}
