package import LayoutHarness

extension AnySuite {
  /// The adaptive layout kept to what there is in every container.
  package static let hardenedAdaptive = AnySuite(Suite(AdaptiveEngines.hardened))
  /// The adaptive layout by a frame, as one article prints it.
  package static let frameAdaptive = AnySuite(Suite(AdaptiveEngines.frame))
  /// The adaptive layout by a geometry reader, as the other article prints it.
  package static let readerAdaptive = AnySuite(Suite(AdaptiveEngines.reader))
}
