/// A rule of the plain oracle bent on purpose, where the engine has no switch of its own for it.
///
/// A comparison notices a rule that either side breaks; which side it was makes no difference.
package enum PlainBend: String, Sendable, Hashable, CaseIterable {
  /// P1: the most a child takes is asked with an open offer.
  case mostAskedOpen
  /// P5: a custom layout places in what it was offered, not in its bounds.
  case placedInOffer
  /// P6: what is never placed lies in the corner.
  case unplacedInCorner
  /// P7: a point is where the corner goes, whatever the anchor.
  case anchorIgnored
  /// P13: without a stack around it a spacer grows downwards only.
  case looseSpacerVertical
  /// P15: a container declares no distances.
  case distancesDropped
  /// P16: an empty container has the priority 0.
  case emptyPriorityZero
  /// P18: several views stand beside one another.
  case impliedRow
  /// P20: origins are rounded to whole points.
  case originsRounded
  /// S5: a stack whose length is open offers nothing.
  case openLengthZero
  /// S7: a stack is never longer than it was offered.
  case stackCut
  /// S12: a union keeps only what all declare.
  case unionOfAll
  /// S14: an absent view is a view of no size.
  case absentCounts
  /// F1: a frame centres its child whatever its guides.
  case guidesOfFrameIgnored
  /// F6: an ideal length alone makes no difference.
  case idealAloneIgnored
  /// F7: bounds out of order are taken as they are.
  case boundsUnrepaired
  /// F14: of several first baselines the largest counts.
  case largestBaseline
  /// F15: a position takes the size of its child.
  case positionHugs
  /// C3: a reader centres its content.
  case readerCentres
  /// C6: a column is as wide as its first cell.
  case firstCellCounts
  /// C7: a divider is two pixels thick.
  case dividerDouble
  /// C8: an adaptive track holds one view.
  case adaptiveSingle
}
