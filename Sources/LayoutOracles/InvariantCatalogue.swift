package import LayoutCore

/// All invariants there are, for listing and for looking up by name.
package enum InvariantCatalogue {
  /// Their descriptions: those of one answer in the order in which they are asked, then the others.
  package static let all: [InvariantDescription] =
    [Total.description] + LaneChecks.all.map(\.description) + [
      RectQuery.description,
      IncrementalEqualsFresh.description,
      PrefixStability.description,
      Mirror.description,
      Reference.description,
      Idempotence.description,
      Determinism.description,
      Metamorphic.description,
      PixelTiling.description,
      MeasureEqualsPlace.description,
      Monotone.description,
      Growth.description,
    ]

  /// The invariant of that name, if there is one.
  package static subscript(name: String) -> InvariantDescription? {
    all.first { $0.name == name }
  }
}
