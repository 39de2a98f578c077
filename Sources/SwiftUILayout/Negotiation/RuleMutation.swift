/// Rules switched off or bent on purpose, so that a check can prove it would notice.
///
/// The engine lays out true with none of them, which is the default everywhere; each is read at
/// the one place that implements its rule.
package struct RuleMutation: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << UInt32(bit) }

  /// S3: the minimums of lower priorities are not kept back.
  package static let reservedMinimumsDropped = RuleMutation(bit: 0)
  /// S10: a spacer has the default gap of 8 beside it.
  package static let spacerGapDefault = RuleMutation(bit: 1)
  /// P2: an open dimension counts as 0, not 10.
  package static let openDefaultZero = RuleMutation(bit: 2)
  /// F5: a frame with a maximum alone hugs its child.
  package static let maximumOnlyHugs = RuleMutation(bit: 3)
  /// S1: children are served in their order, not by flexibility.
  package static let flexibilityIgnored = RuleMutation(bit: 4)
  /// S1: priorities make no difference.
  package static let priorityIgnored = RuleMutation(bit: 5)
  /// S6: the cross length is the largest child's, not the union of the aligned ranges.
  package static let crossUnionMissing = RuleMutation(bit: 6)
  /// F4: a frame with both bounds hugs its child between them.
  package static let bothBoundsHug = RuleMutation(bit: 7)
  /// F11: the scaled size is reported, not the child's answer.
  package static let aspectReportsScaled = RuleMutation(bit: 8)
  /// C1: a ZStack is as large as the largest child of any priority.
  package static let zstackSizesToAll = RuleMutation(bit: 9)
  /// F9: the proposal inside padding may turn negative.
  package static let paddingUnfloored = RuleMutation(bit: 10)
  /// S2: of two infinite flexibilities the first child goes first.
  package static let infiniteTieIgnored = RuleMutation(bit: 11)
  /// F10: placement proposes the box to a fixed-size child, not the open dimension.
  package static let fixedSizePlacesBox = RuleMutation(bit: 12)
  /// S6: the union of the aligned ranges leaves the guide itself out.
  package static let crossUnionWithoutZero = RuleMutation(bit: 13)
  /// S8: placement keeps the open cross dimension open.
  package static let placementKeepsOpenCross = RuleMutation(bit: 14)
  /// S9: the default gap is 10.
  package static let defaultGapTen = RuleMutation(bit: 15)
  /// S13: a spacer's least length is 0 unless given.
  package static let spacerMinimumZero = RuleMutation(bit: 16)
  /// F3: the ideal length does not stand in for an open proposal.
  package static let idealIgnored = RuleMutation(bit: 17)
  /// F8: placement proposes the frame's size even where the proposal was open.
  package static let framePlacesSize = RuleMutation(bit: 18)
  /// F12: an overlay is proposed what its primary was, not the primary's size.
  package static let overlayKeepsProposal = RuleMutation(bit: 19)
  /// F13: explicit guides make no difference.
  package static let guidesIgnored = RuleMutation(bit: 20)
  /// C4: a scroll view proposes its own length along the axis it scrolls.
  package static let scrollKeepsProposal = RuleMutation(bit: 21)
  /// C5: the first view that fits is sought at the real proposal, not at the ideal size.
  package static let fitsByProposal = RuleMutation(bit: 22)
  /// P19: right to left mirrors nothing.
  package static let mirrorMissing = RuleMutation(bit: 23)
  /// S4: a child is offered all that is left, not its share.
  package static let shareIsEverything = RuleMutation(bit: 24)
  /// P17: a stack with one child is a stack like any other.
  package static let singleChildNotIdentity = RuleMutation(bit: 25)
  /// C1: placement in a ZStack keeps the proposal instead of the stack's size.
  package static let zstackPlacesProposal = RuleMutation(bit: 26)
  /// F2: a negative or non-finite fixed length counts as 0.
  package static let invalidFrameIsZero = RuleMutation(bit: 27)
  /// S11: a frame or padding hands on its child's spacing preference.
  package static let spacingShowsThrough = RuleMutation(bit: 28)
  /// F9: padding does not add its insets to the answer.
  package static let paddingNotAdded = RuleMutation(bit: 29)
}
