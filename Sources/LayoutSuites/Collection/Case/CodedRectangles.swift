import LayoutCore

extension KeyedDecodingContainer {
  /// Rectangles, each as `[x, y, width, height]`; none where the key is not there.
  func rectangles(forKey key: Key) throws -> [Rect] {
    try (decodeIfPresent([[Double]].self, forKey: key) ?? []).map { edges in
      guard edges.count == 4 else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: self,
          debugDescription: "expected four numbers a rectangle"
        )
      }
      return Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
    }
  }
}

extension KeyedEncodingContainer {
  /// Writes rectangles as they are read; none leave the key out.
  mutating func encode(rectangles: [Rect], forKey key: Key) throws {
    guard !rectangles.isEmpty else { return }
    try encode(rectangles.map { [$0.x, $0.y, $0.width, $0.height] }, forKey: key)
  }
}
