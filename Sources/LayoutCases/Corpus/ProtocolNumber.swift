/// A number of the engine protocol: a JSON number, or `"inf"`, `"-inf"` or `"nan"`.
package struct ProtocolNumber: Sendable, Hashable, Codable {
  /// The number.
  package var value: Double

  /// Wraps a number.
  package init(_ value: Double) {
    self.value = value
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
      value = try container.decode(Double.self)
      return
    }
    switch text {
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    case "nan": value = .nan
    default:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a number, \"inf\", \"-inf\" or \"nan\""
      )
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isNaN {
      try container.encode("nan")
    } else if value.isInfinite {
      try container.encode(value > 0 ? "inf" : "-inf")
    } else {
      try container.encode(value)
    }
  }
}

/// A key of any name, to find the keys of an object that nobody asked for.
package struct AnyKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }
  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

extension CodingUserInfoKey {
  /// Set to anything, lets a decoder pass over keys that nobody knows.
  package static let passingOverUnknownKeys = CodingUserInfoKey(rawValue: "unknown keys")
}

extension Decoder {
  /// Refuses an object with a key outside `known`, since a misspelt optional would be lost.
  ///
  /// An engine of the protocol has to pass over them instead; see ``passingOverUnknownKeys``.
  package func refuseKeys(outside known: Set<String>) throws {
    if let key = CodingUserInfoKey.passingOverUnknownKeys, userInfo[key] != nil { return }
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    guard let stranger = keys.first(where: { !known.contains($0) }) else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [AnyKey(stringValue: stranger)],
        debugDescription:
          "expected no such key, only \(known.sorted().joined(separator: ", "))"
      )
    )
  }
}
