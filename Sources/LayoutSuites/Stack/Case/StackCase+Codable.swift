import LayoutCases
import LayoutCore
import SwiftUILayout

/// The JSON of the engine protocol, version 1, domain `stack`.
extension StackCase: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case domain, proposal, view, layoutDirection, earlier
  }

  private static let known = Set(Keys.allCases.map(\.rawValue)).union(["expect", "note"])

  /// Reads a case.
  ///
  /// - Throws: `DecodingError` naming the path of what was not as expected.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Self.known)
    let values = try decoder.container(keyedBy: Keys.self)
    let domain = try values.decodeIfPresent(String.self, forKey: .domain) ?? "stack"
    guard domain == "stack" else {
      throw DecodingError.dataCorruptedError(
        forKey: .domain,
        in: values,
        debugDescription: "expected \"stack\""
      )
    }
    self.init(
      try values.decode(ViewDescription.self, forKey: .view),
      proposal: try values.decode(SizeForm.self, forKey: .proposal).size,
      direction: try values.decodeIfPresent(
        oneOf: LayoutCore.LayoutDirection.self,
        forKey: .layoutDirection
      ) ?? .leftToRight,
      earlier: try values.decodeIfPresent([SizeForm].self, forKey: .earlier)?.map(\.size) ?? []
    )
  }

  /// Writes a case; what is as usual is left out.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode("stack", forKey: .domain)
    try values.encode(SizeForm(size: proposal), forKey: .proposal)
    try values.encode(view, forKey: .view)
    if direction != .leftToRight { try values.encode(direction, forKey: .layoutDirection) }
    if !earlier.isEmpty { try values.encode(earlier.map(SizeForm.init), forKey: .earlier) }
  }
}
