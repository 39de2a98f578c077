package import LayoutCore

/// What a stage shows at one moment, as a value that can be judged.
package struct StageState: Sendable, Hashable {
  /// Identifiers of the snapshot in force, as text, across sections.
  package var identifiers: [String]
  /// The frames of the items, empty when everything is in sight.
  package var frames: [Rect]
  package var viewport: Rect
  package var axis: Axis
  package var isGoingForward: Bool
  package var prefetchDistance: Double
  /// Cells shown, in the order of positions.
  package var shown: [ShownCell]
  /// Numbers of the cells waiting for reuse.
  package var waiting: [Int]
  /// Positions asked for ahead of time, ascending.
  package var prefetched: [Int]

  package init(
    identifiers: [String],
    frames: [Rect] = [],
    viewport: Rect = .zero,
    axis: Axis = .vertical,
    isGoingForward: Bool = true,
    prefetchDistance: Double = 0,
    shown: [ShownCell],
    waiting: [Int] = [],
    prefetched: [Int] = []
  ) {
    self.identifiers = identifiers
    self.frames = frames
    self.viewport = viewport
    self.axis = axis
    self.isGoingForward = isGoingForward
    self.prefetchDistance = prefetchDistance
    self.shown = shown
    self.waiting = waiting
    self.prefetched = prefetched
  }

  /// A cell at a position with the identifier it was made for.
  package struct ShownCell: Sendable, Hashable {
    package var position: Int
    package var cell: Int
    package var identifier: String

    package init(position: Int, cell: Int, identifier: String) {
      self.position = position
      self.cell = cell
      self.identifier = identifier
    }
  }
}
