package import LayoutCore

/// One section, solved; frames are exact and begin at the section's own start.
///
/// Nothing in it depends on the sections around it, so it is reused as it is when they change.
package struct SolvedSection: Sendable {
  /// How far the next section begins after this one; zero when nothing is shown.
  package var length: Double
  /// The body between what extending boundary items take.
  package var body: ClosedRange<Double>
  package var itemCount: Int
  /// The groups; nil when the section shows no cell.
  package var row: GroupRow?
  package var boundary: [PlacedBoundary] = []
  package var decorations: [PlacedDecoration] = []
  /// How the section scrolls across the layout, and what the row needs for it.
  package var orthogonal: OrthogonalRow?
  /// The length of the widest group across the layout, for the content size (B5).
  package var widestGroup = 0.0
  /// Everything the section reaches along the scroll axis, for queries.
  package var extent: ClosedRange<Double> = 0...0
  /// What was odd about it.
  package var notices: [CollectionNotice.Rule] = []
  package var work = WorkCounters()

  /// Whether cells lie above a background (B14).
  package var raisesCells: Bool { !decorations.isEmpty }

  /// A decoration of the section (B14).
  package struct PlacedDecoration: Sendable {
    package var item: DecorationItem
    /// Its number among those of its kind.
    package var number: Int
    package var frame: Rect
  }
}
