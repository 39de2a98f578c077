package import SnapshotDiffing

/// What an identity engine declares: what it understands, and what it chose where engines differ.
package struct IdentitySemantics: Sendable {
  /// The parts of the domain it can be asked.
  package var understands: IdentityFeatures
  /// What it says about its change sets.
  package var claims: IdentityClaims
  /// Whether it may give an identifier that stands in a list repeatedly as delete and insert.
  package var replacesRepeated: Bool

  /// Declares an engine that understands everything and moves as little as possible.
  package init(
    understands: IdentityFeatures = .abilities,
    claims: IdentityClaims = IdentityClaims(),
    replacesRepeated: Bool = false
  ) {
    self.understands = understands
    self.claims = claims
    self.replacesRepeated = replacesRepeated
  }

  /// Declares an engine that keeps the engine protocol and says nothing else about itself.
  package static let external = IdentitySemantics(
    understands: .protocolPairs,
    claims: IdentityClaims(hasMinimalMoves: false)
  )
}
