extension UICollectionView {
  /// How sizes and origins are rounded.
  package var rounding: RoundingProfile {
    get { layoutHint as? RoundingProfile ?? .modern }
    set { layoutHint = newValue }
  }

  /// What the view tells its layout beside its bounds.
  var layoutEnvironment: CollectionEnvironment {
    CollectionEnvironment(
      scale: Double(traitCollection.displayScale),
      rounding: rounding,
      safeArea: safeAreaInsets.lowered,
      layoutMargins: layoutMargins.lowered
    )
  }
}
