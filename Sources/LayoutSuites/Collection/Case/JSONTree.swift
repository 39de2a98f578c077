import Foundation

/// Any JSON, to carry a value whose numbers need not be finite through a coder of anyone's.
///
/// Numbers that JSON has no way to say are written as the engine protocol writes them.
struct JSONTree: Codable {
  private indirect enum Value {
    case null
    case bool(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([JSONTree])
    case object([String: JSONTree])
  }

  private let value: Value

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The tree of what `encodable` encodes.
  init(encoding encodable: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    self = try JSONDecoder().decode(JSONTree.self, from: encoder.encode(encodable))
  }

  /// What the tree says, read as a value.
  func decoded<T: Decodable>(_ type: T.Type) throws -> T {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try decoder.decode(T.self, from: JSONEncoder().encode(self))
  }

  init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: Key.self) {
      var object: [String: JSONTree] = [:]
      for key in values.allKeys {
        object[key.stringValue] = try values.decode(JSONTree.self, forKey: key)
      }
      value = .object(object)
    } else if var values = try? decoder.unkeyedContainer() {
      var list: [JSONTree] = []
      while !values.isAtEnd { list.append(try values.decode(JSONTree.self)) }
      value = .list(list)
    } else {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        value = .null
      } else if let bool = try? single.decode(Bool.self) {
        value = .bool(bool)
      } else if let whole = try? single.decode(Int.self) {
        value = .whole(whole)
      } else if let number = try? single.decode(Double.self) {
        value = .number(number)
      } else {
        value = .text(try single.decode(String.self))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .object(let object):
      var values = encoder.container(keyedBy: Key.self)
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        try values.encode(value, forKey: Key(stringValue: key))
      }
    case .list(let list):
      var values = encoder.unkeyedContainer()
      for value in list { try values.encode(value) }
    case .null, .bool, .whole, .number, .text:
      var single = encoder.singleValueContainer()
      switch value {
      case .bool(let bool): try single.encode(bool)
      case .whole(let whole): try single.encode(whole)
      case .number(let number): try single.encode(number)
      case .text(let text): try single.encode(text)
      default: try single.encodeNil()
      }
    }
  }
}
