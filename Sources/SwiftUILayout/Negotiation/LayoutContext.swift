import LayoutCore

/// What all nodes of one tree share: the rules in force, the counters and the complaints.
final class LayoutContext {
  let mutations: RuleMutation
  let limits: LayoutLimits
  /// Device pixels a point.
  let displayScale: Double
  var paths = LayoutPaths()
  var measures = 0
  var placements = 0
  var comparisons = 0
  var passes = 0
  private var hasReachedLimit = false
  private var notes: [Note] = []
  private var known: Set<Note> = []

  init(
    mutations: RuleMutation = [],
    limits: LayoutLimits = LayoutLimits(),
    displayScale: Double = 1
  ) {
    self.mutations = mutations
    self.limits = limits
    self.displayScale = displayScale
  }

  func bends(_ mutation: RuleMutation) -> Bool {
    mutations.rawValue != 0 && mutations.contains(mutation)
  }

  /// The work since the tree was made.
  var work: WorkCounters {
    WorkCounters(
      measures: measures,
      placements: placements,
      comparisons: comparisons,
      passes: passes
    )
  }

  /// Notes a complaint about the view at `path`.
  func complain(_ kind: LayoutComplaint.Kind, at path: Int32, _ message: String) {
    let note = Note(kind: kind, path: path, message: message)
    if known.insert(note).inserted { notes.append(note) }
  }

  /// What was complained of, the same of the same view once.
  ///
  /// Paths are written out no sooner than this, for an only view takes its container's.
  var complaints: [LayoutComplaint] {
    var seen: Set<LayoutComplaint> = []
    return notes.map {
      LayoutComplaint(kind: $0.kind, path: paths.text($0.path), message: $0.message)
    }.filter { seen.insert($0).inserted }
  }

  private struct Note: Hashable {
    var kind: LayoutComplaint.Kind
    var path: Int32
    var message: String
  }

  /// Counts one measurement; false when the limit of measurements has been reached.
  func countMeasure(at path: Int32) -> Bool {
    measures += 1
    guard measures > limits.measures else { return true }
    if !hasReachedLimit {
      hasReachedLimit = true
      complain(
        .measureLimitReached,
        at: path,
        "more than \(limits.measures) measurements in one layout"
      )
    }
    return false
  }
}

/// How much a layout may take before it answers with a complaint instead.
public struct LayoutLimits: Sendable, Hashable {
  /// The deepest nesting of views and modifiers that is laid out.
  public var depth: Int
  /// The most measurements one layout makes.
  public var measures: Int
  /// The most evaluations of the views until their state settles.
  public var evaluations: Int

  /// Makes limits; those not given are ample for every sensible tree.
  public init(depth: Int = 20_000, measures: Int = 50_000_000, evaluations: Int = 8) {
    self.depth = depth
    self.measures = measures
    self.evaluations = evaluations
  }
}
