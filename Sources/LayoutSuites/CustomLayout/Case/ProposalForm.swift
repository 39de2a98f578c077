import LayoutCases
import LayoutCore
import LayoutHarness
import SwiftUILayout

/// A proposal as cases hold it; an open dimension is left out.
struct ProposalForm: Codable {
  var proposal: ProposedSize

  private enum Keys: String, CodingKey, CaseIterable { case width, height }

  init(_ proposal: ProposedSize) { self.proposal = proposal }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Set(Keys.allCases.map(\.rawValue)))
    let values = try decoder.container(keyedBy: Keys.self)
    proposal = ProposedSize(
      width: try values.decodeIfPresent(ProtocolNumber.self, forKey: .width)?.value,
      height: try values.decodeIfPresent(ProtocolNumber.self, forKey: .height)?.value
    )
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encodeIfPresent(proposal.width.map(ProtocolNumber.init), forKey: .width)
    try values.encodeIfPresent(proposal.height.map(ProtocolNumber.init), forKey: .height)
  }
}

extension ProposedSize {
  mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    width.visit(visit)
    height.visit(visit)
  }

  /// How many dimensions are open.
  var settings: Int { (width == nil ? 1 : 0) + (height == nil ? 1 : 0) }

  /// The proposal in words, an open dimension by SwiftUI's name for it.
  var words: String {
    "\(width.map(NumberText.text) ?? "nil") × \(height.map(NumberText.text) ?? "nil")"
  }

  /// Whether a host may place a container with it: no dimension without end.
  var isPlaceable: Bool { width?.isFinite ?? true && height?.isFinite ?? true }

  var viewSize: ProposedViewSize {
    ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }

  init(_ size: ProposedViewSize) {
    self.init(width: size.width.map(Double.init), height: size.height.map(Double.init))
  }
}
