import LayoutCases
import LayoutCore
import MasonryLayout

/// The pieces of a masonry case as the engine protocol writes them.

struct SizeForm: Codable {
  var size: ProposedSize

  private enum Keys: String, CodingKey { case width, height }

  init(size: ProposedSize) { self.size = size }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: ["width", "height"])
    let values = try decoder.container(keyedBy: Keys.self)
    size = ProposedSize(
      width: try values.decodeIfPresent(ProtocolNumber.self, forKey: .width)?.value,
      height: try values.decodeIfPresent(ProtocolNumber.self, forKey: .height)?.value
    )
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    // `null` is written out: it says that the dimension is left open.
    try values.encode(size.width.map(ProtocolNumber.init), forKey: .width)
    try values.encode(size.height.map(ProtocolNumber.init), forKey: .height)
  }
}

struct InsetsForm: Codable {
  var insets: Insets

  private enum Keys: String, CodingKey, CaseIterable { case top, leading, bottom, trailing }

  init(insets: Insets) { self.insets = insets }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Set(Keys.allCases.map(\.rawValue)))
    let values = try decoder.container(keyedBy: Keys.self)
    func number(_ key: Keys) throws -> Double {
      try values.decodeIfPresent(ProtocolNumber.self, forKey: key)?.value ?? 0
    }
    insets = Insets(
      top: try number(.top),
      leading: try number(.leading),
      bottom: try number(.bottom),
      trailing: try number(.trailing)
    )
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(ProtocolNumber(insets.top), forKey: .top)
    try values.encode(ProtocolNumber(insets.leading), forKey: .leading)
    try values.encode(ProtocolNumber(insets.bottom), forKey: .bottom)
    try values.encode(ProtocolNumber(insets.trailing), forKey: .trailing)
  }
}

struct ItemForm: Codable {
  var item: MasonryItem

  private enum Keys: String, CodingKey, CaseIterable {
    case width, height, sizing, span, minimum, maximum
  }

  init(item: MasonryItem) { self.item = item }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Set(Keys.allCases.map(\.rawValue)))
    let values = try decoder.container(keyedBy: Keys.self)
    let sizing = try values.decodeIfPresent(oneOf: ItemSizing.self, forKey: .sizing)
    item = MasonryItem(
      width: try values.decode(ProtocolNumber.self, forKey: .width).value,
      height: try values.decode(ProtocolNumber.self, forKey: .height).value,
      sizing: sizing ?? .scale,
      span: try values.decodeIfPresent(Int.self, forKey: .span) ?? 1,
      minimum: try values.decodeIfPresent(ProtocolNumber.self, forKey: .minimum)?.value,
      maximum: try values.decodeIfPresent(ProtocolNumber.self, forKey: .maximum)?.value
    )
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(ProtocolNumber(item.width), forKey: .width)
    try values.encode(ProtocolNumber(item.height), forKey: .height)
    try values.encode(item.sizing.rawValue, forKey: .sizing)
    if item.span != 1 { try values.encode(item.span, forKey: .span) }
    try values.encodeIfPresent(item.minimum.map(ProtocolNumber.init), forKey: .minimum)
    try values.encodeIfPresent(item.maximum.map(ProtocolNumber.init), forKey: .maximum)
  }
}

struct EditForm: Codable {
  var edit: MasonryEdit

  private enum Keys: String, CodingKey, CaseIterable {
    case insert, remove, move, resize, container, lanes
  }
  private struct AtItem: Codable {
    var at: Int
    var item: ItemForm
  }
  private struct FromTo: Codable { var from, to: Int }

  init(edit: MasonryEdit) { self.edit = edit }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    guard values.allKeys.count == 1, let key = values.allKeys.first else {
      let names = Keys.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected an edit with exactly one of \(names)"
        )
      )
    }
    switch key {
    case .insert:
      let form = try values.decode(AtItem.self, forKey: key)
      edit = .insert(form.item.item, at: form.at)
    case .remove: edit = .remove(at: try values.decode(Int.self, forKey: key))
    case .move:
      let form = try values.decode(FromTo.self, forKey: key)
      edit = .move(from: form.from, to: form.to)
    case .resize:
      let form = try values.decode(AtItem.self, forKey: key)
      edit = .resize(form.item.item, at: form.at)
    case .container: edit = .container(try values.decode(SizeForm.self, forKey: key).size)
    case .lanes: edit = .lanes(try values.decode(Int.self, forKey: key))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch edit {
    case .insert(let item, let at):
      try values.encode(AtItem(at: at, item: ItemForm(item: item)), forKey: .insert)
    case .remove(let at): try values.encode(at, forKey: .remove)
    case .move(let from, let to): try values.encode(FromTo(from: from, to: to), forKey: .move)
    case .resize(let item, let at):
      try values.encode(AtItem(at: at, item: ItemForm(item: item)), forKey: .resize)
    case .container(let size): try values.encode(SizeForm(size: size), forKey: .container)
    case .lanes(let count): try values.encode(count, forKey: .lanes)
    }
  }
}

struct RectForm: Codable {
  var rect: Rect

  init(rect: Rect) { self.rect = rect }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    var numbers: [Double] = []
    while !values.isAtEnd { numbers.append(try values.decode(ProtocolNumber.self).value) }
    guard numbers.count == 4 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected [x, y, width, height]"
        )
      )
    }
    rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for number in [rect.x, rect.y, rect.width, rect.height] {
      try values.encode(ProtocolNumber(number))
    }
  }
}
