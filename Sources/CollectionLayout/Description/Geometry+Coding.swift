package import LayoutCore

/// Insets in their coded form; an edge left out is zero.
package struct CodedInsets: Codable {
  private var insets: Insets

  package init(_ insets: Insets) { self.insets = insets }

  package var value: Insets { insets }

  private enum CodingKeys: String, CodingKey {
    case top, leading, bottom, trailing
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    insets = Insets(
      top: try values.decodeIfPresent(Double.self, forKey: .top) ?? 0,
      leading: try values.decodeIfPresent(Double.self, forKey: .leading) ?? 0,
      bottom: try values.decodeIfPresent(Double.self, forKey: .bottom) ?? 0,
      trailing: try values.decodeIfPresent(Double.self, forKey: .trailing) ?? 0
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(insets.top, forKey: .top)
    try values.encode(insets.leading, forKey: .leading)
    try values.encode(insets.bottom, forKey: .bottom)
    try values.encode(insets.trailing, forKey: .trailing)
  }
}

/// A size in its coded form.
package struct CodedSize: Codable {
  package var w: Double
  package var h: Double

  package init(_ size: Size) { (w, h) = (size.width, size.height) }

  package var value: Size { Size(width: w, height: h) }
}

/// A point or offset in its coded form.
package struct CodedPoint: Codable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

extension KeyedDecodingContainer {
  /// The insets at `key`, or none.
  func insets(_ key: Key) throws -> Insets {
    try decodeIfPresent(CodedInsets.self, forKey: key)?.value ?? Insets()
  }

  /// The value at `key`, or `fallback` where there is none.
  func value<T: Decodable>(_ key: Key, or fallback: T) throws -> T {
    try decodeIfPresent(T.self, forKey: key) ?? fallback
  }

  /// The width and height at two keys.
  func dimensions(_ width: Key, _ height: Key) throws -> LayoutDimensions {
    LayoutDimensions(
      width: try decode(LayoutDimension.self, forKey: width),
      height: try decode(LayoutDimension.self, forKey: height)
    )
  }
}

extension KeyedEncodingContainer {
  /// Writes insets unless there are none.
  mutating func encode(_ insets: Insets, forKey key: Key) throws {
    if insets != Insets() { try encode(CodedInsets(insets), forKey: key) }
  }

  /// Writes a value unless it is the fallback a reader assumes.
  mutating func encode<T: Encodable & Equatable>(
    _ value: T,
    forKey key: Key,
    unless fallback: T
  ) throws {
    if value != fallback { try encode(value, forKey: key) }
  }

  /// Writes a width and a height at two keys.
  mutating func encode(_ size: LayoutDimensions, _ width: Key, _ height: Key) throws {
    try encode(size.width, forKey: width)
    try encode(size.height, forKey: height)
  }
}
