package import LayoutCore

/// Everything a custom layout did with one case.
package struct LayoutTranscript: Sendable, Equatable {
  /// Measured and placed with a new cache.
  package var fresh: LayoutPass
  /// Measured and placed after the case's history.
  package var used: LayoutPass
  /// The same children and history without the edits, where edits made a difference.
  package var unedited: LayoutPass?
  /// The fresh placement in bounds with their origin at (0, 0), where the case's are elsewhere.
  package var unmoved: LayoutPass?
  /// The fresh placement proposed the size of its bounds.
  package var fromBounds: LayoutPass?
  /// The fresh answer to the same proposal again.
  package var again: Size
  /// The fresh answer to the size it answered.
  package var settled: Size?
  /// Every measurement and placement that was asked for, in order.
  package var calls: [LayoutCall]
  /// How often the layout measured a child in the fresh pass.
  package var measures: Int
}

/// One measurement and placement.
package struct LayoutPass: Sendable, Equatable {
  /// What the layout answered.
  package var size: Size
  /// Where it was placed.
  package var bounds: Rect
  /// Where it put its children; none where it answered no size to place it in.
  package var placements: [LayoutPlacement]
  /// What there was to complain of, as kind, child and words.
  package var complaints: [LayoutGrievance]
}

/// Where one child was put.
package struct LayoutPlacement: Sendable, Equatable {
  /// Its frame in the coordinates of the bounds.
  package var frame: Rect
  /// What it was placed with.
  package var offer: ProposedSize
  /// How often it was placed; one that never was lies in the middle (P6).
  package var times: Int
  /// The least finite width and height it was offered in the pass.
  package var leastOffer: ProposedSize
  /// The proposals it was measured and placed with, in order.
  package var offers: [ProposedSize]
}

/// Something the runtime complained of.
package struct LayoutGrievance: Sendable, Hashable {
  /// The kind of complaint, as the runtime names it.
  package var kind: String
  /// The path of the view.
  package var path: String
  /// One sentence.
  package var message: String
}

/// One call of the layout.
package struct LayoutCall: Sendable, Equatable {
  /// What the container was proposed.
  package var proposal: ProposedSize
  /// What it answered, for a measurement.
  package var size: Size?
  /// The first offer it made in the call that no child can be made: the child and the offer.
  package var unfit: Unfit?

  /// An offer that makes no sense.
  package struct Unfit: Sendable, Equatable {
    package var child: Int
    package var offer: ProposedSize
  }
}
