package import LayoutCore

/// Device pixels, and when a length is brought to them (S8, S10).
package struct PixelGrid: Sendable, Hashable {
  private let scale: Double
  private let profile: RoundingProfile
  private let rules: SolverRules

  package init(scale: Double, profile: RoundingProfile, rules: SolverRules = .all) {
    self.scale = scale
    self.profile = profile
    self.rules = rules
  }

  /// The length of a pixel in points, which is the farthest rounding moves an edge.
  package var pixel: Double { 1 / scale }

  /// A hair under a pixel counts as on it (S9).
  private static let hair = 1e-6

  /// A fraction of a length as it is resolved: floored to a pixel, or exact in the legacy profile.
  package func resolvedSize(_ length: Double) -> Double {
    guard profile == .modern, !rules.breaks(.sizesRounded) else { return length }
    let pixels = length * scale
    guard pixels.isFinite else { return length }
    if rules.breaks(.sizesFloored) { return pixels.rounded() / scale }
    return (pixels + Self.hair).rounded(.down) / scale
  }

  /// A frame as it is answered: the origin at the nearest pixel, halves away from zero.
  package func answered(_ frame: Rect) -> Rect {
    var frame = frame
    frame.x = origin(frame.x)
    frame.y = origin(frame.y)
    if profile == .ios14, !rules.breaks(.legacySizes) {
      frame.width = nearest(frame.width)
      frame.height = nearest(frame.height)
    }
    return frame
  }

  private func origin(_ value: Double) -> Double {
    rules.breaks(.originsNearest) ? (value * scale).rounded(.down) / scale : nearest(value)
  }

  private func nearest(_ value: Double) -> Double {
    let pixels = value * scale
    return pixels.isFinite ? pixels.rounded(.toNearestOrAwayFromZero) / scale : value
  }
}
