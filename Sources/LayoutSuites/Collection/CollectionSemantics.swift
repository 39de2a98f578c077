/// What a collection engine declares.
package struct CollectionSemantics: Sendable {
  /// Whether it is asked only inside the verified domain.
  package var isPlain: Bool
  /// The features a case may have.
  package var understands: CollectionFeatures
  /// Whether it tells the frames of cells and nothing else, as over a wire; see ``CellsOnly``.
  package var tellsCellsOnly = false

  /// Declares an engine that understands everything.
  package init(isPlain: Bool = false, understands: CollectionFeatures = .all) {
    self.isPlain = isPlain
    self.understands = understands
  }
}
