/// The custom layouts that descriptions know by name.
package struct LayoutCatalogue: Sendable {
  private let make: @Sendable (ViewDescription.LayoutDescription) -> (any Layout)?

  /// Makes a catalogue from a function that answers nil to names it does not know.
  package init(
    _ make: @escaping @Sendable (ViewDescription.LayoutDescription) -> (any Layout)?
  ) {
    self.make = make
  }

  /// The layout that `description` names, if there is one.
  package func layout(_ description: ViewDescription.LayoutDescription) -> (any Layout)? {
    make(description)
  }

  /// The layouts of the truth cases.
  package static let known = LayoutCatalogue { description in
    switch description.name {
    case "unsplash":
      MasonryOfTracks(
        axis: description.axis == .horizontal ? .horizontal : .vertical,
        tracks: description.rowsOrColumns ?? 3,
        spacing: description.spacing ?? 10
      )
    case "equalWidthHStack": EqualWidths()
    case "radial": Radial()
    case "neverPlaces": NeverPlaces()
    case "placesTwice": PlacesTwice()
    case "anchorGrid": AnchorGrid()
    case "relativeWidth": RelativeWidth(factor: description.factor ?? 1)
    default: nil
    }
  }
}
