/// Something the layout had to complain of while it ran, as SwiftUI does at run time.
public struct LayoutComplaint: Sendable, Hashable, CustomStringConvertible {
  /// What kind of complaint it is.
  public var kind: Kind
  /// The path of the view, as in the frames of a ``LayoutResult``.
  public var path: String
  /// One sentence with the number that made no sense.
  public var message: String

  /// The kinds of complaint.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A frame, padding or spacing whose number is negative or not finite (F2, F7).
    case invalidFrameDimension
    /// A frame whose minimum, ideal and maximum lengths contradict one another (F7).
    case contradictoryFrameConstraints
    /// A subview placed at a point that is not finite (P7; fatal in SwiftUI).
    case invalidOrigin
    /// `place` called outside `placeSubviews` (P8; a trap in SwiftUI).
    case placeOutsidePlacement
    /// A size that is negative or not a number, answered by a custom layout.
    case invalidSize
    /// Views nested deeper than the stated limit; what lies below is left out.
    case nestingTooDeep
    /// More measurements than the stated limit; what was left is answered with zero.
    case measureLimitReached
    /// A grid whose cells are not rigid: its answer is an approximation (C6).
    case flexibleGridCell
    /// State that changed in every evaluation until the stated limit.
    case stateKeepsChanging
  }

  /// The complaint on one line.
  public var description: String { "\(path): \(kind.rawValue): \(message)" }
}
