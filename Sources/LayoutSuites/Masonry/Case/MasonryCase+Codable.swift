import LayoutCases
import LayoutCore
import MasonryLayout

/// The JSON of the engine protocol, version 1, domain `masonry`.
extension MasonryCase: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case domain, axis, lanes, laneSpacing, itemSpacing, insets, container, direction
    case placement, tolerance, items, edits, queries
  }

  private static let known = Set(Keys.allCases.map(\.rawValue)).union(["expect", "note"])

  /// Reads a case.
  ///
  /// - Throws: `DecodingError` naming the path of what was not as expected.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Self.known)
    let values = try decoder.container(keyedBy: Keys.self)
    let domain = try values.decodeIfPresent(String.self, forKey: .domain) ?? "masonry"
    guard domain == "masonry" else {
      throw DecodingError.dataCorruptedError(
        forKey: .domain,
        in: values,
        debugDescription: "expected \"masonry\""
      )
    }
    func number(_ key: Keys) throws -> Double {
      try values.decodeIfPresent(ProtocolNumber.self, forKey: key)?.value ?? 0
    }
    var masonry = Masonry()
    masonry.axis = try values.decodeIfPresent(oneOf: Axis.self, forKey: .axis) ?? .vertical
    masonry.lanes = try values.decode(Int.self, forKey: .lanes)
    masonry.laneSpacing = try number(.laneSpacing)
    masonry.itemSpacing = try number(.itemSpacing)
    masonry.insets =
      try values.decodeIfPresent(InsetsForm.self, forKey: .insets)?.insets ?? Insets()
    masonry.container = try values.decode(SizeForm.self, forKey: .container).size
    masonry.direction =
      try values.decodeIfPresent(oneOf: LayoutDirection.self, forKey: .direction) ?? .leftToRight
    let placement =
      try values.decodeIfPresent(oneOf: PlacementForm.self, forKey: .placement) ?? .shortest
    masonry.placement = placement.placement(tolerance: try number(.tolerance))
    masonry.items = try values.decode([ItemForm].self, forKey: .items).map(\.item)
    self.init(masonry)
    edits = try values.decodeIfPresent([EditForm].self, forKey: .edits)?.map(\.edit) ?? []
    queries = try values.decodeIfPresent([RectForm].self, forKey: .queries)?.map(\.rect) ?? []
  }

  /// Writes a case; what is as usual is left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode("masonry", forKey: .domain)
    try values.encode(masonry.axis, forKey: .axis)
    try values.encode(masonry.lanes, forKey: .lanes)
    try values.encode(ProtocolNumber(masonry.laneSpacing), forKey: .laneSpacing)
    try values.encode(ProtocolNumber(masonry.itemSpacing), forKey: .itemSpacing)
    if masonry.insets != Insets() {
      try values.encode(InsetsForm(insets: masonry.insets), forKey: .insets)
    }
    try values.encode(SizeForm(size: masonry.container), forKey: .container)
    if masonry.direction != .leftToRight {
      try values.encode(masonry.direction, forKey: .direction)
    }
    if masonry.placement != .shortest {
      try values.encode(PlacementForm(masonry.placement), forKey: .placement)
    }
    if case .gridLanes(let tolerance) = masonry.placement {
      try values.encode(ProtocolNumber(tolerance), forKey: .tolerance)
    }
    try values.encode(masonry.items.map(ItemForm.init), forKey: .items)
    if !edits.isEmpty { try values.encode(edits.map(EditForm.init), forKey: .edits) }
    if !queries.isEmpty { try values.encode(queries.map(RectForm.init), forKey: .queries) }
  }
}

private enum PlacementForm: String, Codable, CaseIterable {
  case shortest, gridLanes, sequential

  init(_ placement: LanePlacement) {
    switch placement {
    case .shortest: self = .shortest
    case .gridLanes: self = .gridLanes
    case .sequential: self = .sequential
    }
  }

  func placement(tolerance: Double) -> LanePlacement {
    switch self {
    case .shortest: .shortest
    case .gridLanes: .gridLanes(tolerance: tolerance)
    case .sequential: .sequential
    }
  }
}
