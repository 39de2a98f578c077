package import LayoutCore

/// One of the counters of ``WorkCounters``, as a value that tables and reports iterate over.
package enum WorkCounter: String, Sendable, Hashable, Codable, CaseIterable {
  /// The counter of the same name in `WorkCounters`.
  case measures, placements, comparisons, passes

  /// The count that `counters` holds for it.
  package func value(in counters: WorkCounters) -> Int {
    switch self {
    case .measures: counters.measures
    case .placements: counters.placements
    case .comparisons: counters.comparisons
    case .passes: counters.passes
    }
  }
}
