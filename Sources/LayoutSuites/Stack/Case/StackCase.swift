package import LayoutCore
package import SwiftUILayout

/// A view tree, what it is offered, and the direction in which it reads.
///
/// The JSON of the engine protocol, domain `stack`.
package struct StackCase: Sendable, Hashable {
  /// What the root is offered, in points.
  package var proposal: ProposedSize
  /// The views.
  package var view: ViewDescription
  /// The direction around the tree.
  package var direction: LayoutCore.LayoutDirection
  /// What the same tree was offered before, one after the other; the answer is that to `proposal`.
  package var earlier: [ProposedSize]

  /// Makes a case, read left to right and never offered anything before unless told.
  package init(
    _ view: ViewDescription,
    proposal: ProposedSize,
    direction: LayoutCore.LayoutDirection = .leftToRight,
    earlier: [ProposedSize] = []
  ) {
    self.view = view
    self.proposal = proposal
    self.direction = direction
    self.earlier = earlier
  }
}

/// What a stack engine says to a case.
package struct StackAnswer: Sendable, Hashable {
  /// One frame a box, in the order of the views.
  package var frames: [StackFrame]
  /// The size of the root in points.
  package var size: Size
  /// What the engine had to complain of.
  package var complaints: [LayoutComplaint]
  /// What it cost.
  package var work: WorkCounters

  /// Makes an answer.
  package init(
    frames: [StackFrame],
    size: Size,
    complaints: [LayoutComplaint] = [],
    work: WorkCounters = WorkCounters()
  ) {
    self.frames = frames
    self.size = size
    self.complaints = complaints
    self.work = work
  }
}

/// The frame of one box.
package struct StackFrame: Sendable, Hashable {
  /// `/i/j` child indices, `@k` after the k-th modifier, `@k!` its content.
  package var path: String
  /// The frame in points from the corner of the root.
  package var frame: Rect

  /// Makes a frame.
  package init(_ path: String, _ frame: Rect) {
    self.path = path
    self.frame = frame
  }
}
