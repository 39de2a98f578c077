package import LayoutOracles

/// What a stack engine declares: what it can be asked, and what it tells.
package struct StackSemantics: Sendable {
  /// The features a case may have.
  package var understands: StackFeatures
  /// Whether it complains of what makes no sense, as SwiftUI does at run time.
  package var complains: Bool
  /// Whether it counts its measurements and promises to keep them few.
  package var countsWork: Bool
  /// The largest effort of the plain oracle for which it is held against it.
  package var referenceEffort: Double
  /// How far its numbers may be off; an engine in single precision needs more than ours.
  package var tolerance = Tolerance.standard
  /// Whether it can be asked only what a flexbox engine can; see ``FlexFit``.
  package var isFlexboxOnly = false

  /// The effort up to which engines are held against the plain oracle in any run.
  package static let usualEffort = 200_000.0

  /// Declares an engine that understands everything and tells everything.
  package init(
    understands: StackFeatures = .all,
    complains: Bool = true,
    countsWork: Bool = true,
    referenceEffort: Double = usualEffort
  ) {
    self.understands = understands
    self.complains = complains
    self.countsWork = countsWork
    self.referenceEffort = referenceEffort
  }
}
