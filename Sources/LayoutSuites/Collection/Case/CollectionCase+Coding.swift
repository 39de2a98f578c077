import CollectionLayout
import Foundation
import LayoutCases
import LayoutCore

/// The JSON of the engine protocol, version 1, domain `collection`.
extension CollectionCase: Codable {
  private enum Keys: String, CodingKey {
    case domain, sizes, changes, offset, queries, asked
  }

  /// Reads a case.
  ///
  /// - Throws: `DecodingError` naming the path of what was not as expected.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    let domain = try values.decodeIfPresent(String.self, forKey: .domain) ?? "collection"
    guard domain == "collection" else {
      throw DecodingError.dataCorruptedError(
        forKey: .domain,
        in: values,
        debugDescription: "expected \"collection\""
      )
    }
    self.init(try JSONTree(from: decoder).decoded(CollectionDescription.self))
    sizes = try values.decodeIfPresent([CellSize].self, forKey: .sizes) ?? []
    changes = try values.decodeIfPresent([CollectionStep].self, forKey: .changes) ?? []
    if let offset = try values.decodeIfPresent([Double].self, forKey: .offset) {
      guard offset.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .offset,
          in: values,
          debugDescription: "expected two numbers"
        )
      }
      (offsetX, offsetY) = (offset[0], offset[1])
    }
    queries = try values.rectangles(forKey: .queries)
    asked = try values.decodeIfPresent([Double].self, forKey: .asked) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    try JSONTree(encoding: description).encode(to: encoder)
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode("collection", forKey: .domain)
    if !sizes.isEmpty { try values.encode(sizes, forKey: .sizes) }
    if !changes.isEmpty { try values.encode(changes, forKey: .changes) }
    if offsetX != 0 || offsetY != 0 { try values.encode([offsetX, offsetY], forKey: .offset) }
    try values.encode(rectangles: queries, forKey: .queries)
    if !asked.isEmpty { try values.encode(asked, forKey: .asked) }
  }
}

extension CellSize: Codable {
  private enum Keys: String, CodingKey { case section, item, w, h }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(
      section: try values.decode(Int.self, forKey: .section),
      item: try values.decode(Int.self, forKey: .item),
      size: PreferredSize(
        width: try values.decodeIfPresent(Double.self, forKey: .w),
        height: try values.decodeIfPresent(Double.self, forKey: .h)
      )
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(section, forKey: .section)
    try values.encode(item, forKey: .item)
    try values.encodeIfPresent(size.width, forKey: .w)
    try values.encodeIfPresent(size.height, forKey: .h)
  }
}

extension CollectionStep: Codable {
  private enum Keys: String, CodingKey { case reprovide, bounds, reload }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    if let size = try values.decodeIfPresent(CodedSize.self, forKey: .bounds) {
      self = .bounds(size.value)
    } else if let cell = try values.decodeIfPresent([Int].self, forKey: .reload), cell.count == 2 {
      self = .reload(section: cell[0], item: cell[1])
    } else {
      _ = try values.decode(Bool.self, forKey: .reprovide)
      self = .reprovide
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .reprovide: try values.encode(true, forKey: .reprovide)
    case .bounds(let size): try values.encode(CodedSize(size), forKey: .bounds)
    case .reload(let section, let item): try values.encode([section, item], forKey: .reload)
    }
  }
}
