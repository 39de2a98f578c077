/// What an engine chose where real lane layouts differ on purpose; invariants read it.
///
/// The default values are those of the engine protocol's rule `shortest`.
package struct LaneSemantics: Sendable, Hashable {
  /// Which of equally good lanes an item takes.
  package var tie: Tie = .leftmost
  /// How many points above the lowest lane still count as equal to it.
  package var tieTolerance: Double = 0
  /// Whether a gap follows an item without main length.
  package var zeroLengthItem: ZeroLengthItem = .consumesGap
  /// What becomes of an item that spans more lanes than there are.
  package var spanTooWide: SpanTooWide = .clamped
  /// Which bound of an item wins when its minimum is above its maximum.
  package var boundsConflict: BoundsConflict = .minimumWins
  /// How lengths are brought to the pixel grid.
  package var rounding: Rounding = .none
  /// What becomes of a case that makes no sense.
  package var nonsense: Nonsense = .refused
  /// What the engine promises; what it does not promise is not asked of it.
  package var claims: Claims = .all
  /// How exactly its numbers are compared.
  package var tolerance: Tolerance = .standard

  /// The choices of the engine protocol's rule `shortest`.
  package init() {}

  /// Which of the lanes that count as lowest an item takes.
  package enum Tie: String, Sendable, Hashable, CaseIterable {
    /// The first.
    case leftmost
    /// The first at or after the lane behind the item placed last, wrapping round (grid-lanes).
    case cursor
    /// The one whose last item came earliest, the first of those without items.
    case lowestLastItem
    /// None is compared: item i goes to lane i mod k, held back so that its span fits.
    case sequential
  }

  /// Whether a gap follows an item without main length.
  package enum ZeroLengthItem: String, Sendable, Hashable, CaseIterable {
    /// As after any other item.
    case consumesGap
    /// The next item of the lane begins where this one lies.
    case consumesNone
  }

  /// What becomes of an item that spans more lanes than there are.
  package enum SpanTooWide: String, Sendable, Hashable, CaseIterable {
    /// It covers all lanes.
    case clamped
    /// The case makes no sense.
    case refused
  }

  /// Which bound wins when the minimum is above the maximum.
  package enum BoundsConflict: String, Sendable, Hashable, CaseIterable {
    /// The minimum, as in CSS.
    case minimumWins
    /// The maximum, as in Yoga.
    case maximumWins
  }

  /// How lengths are brought to the pixel grid.
  package enum Rounding: Sendable, Hashable {
    /// Not at all.
    case none
    /// Lane lengths and main lengths are cut down to multiples of 1/scale points.
    case floor(scale: Double)
  }

  /// What becomes of a case that makes no sense.
  package enum Nonsense: String, Sendable, Hashable, CaseIterable {
    /// It is refused with a typed error.
    case refused
    /// It is answered with something finite.
    case clamped
    /// Either, as long as the engine comes back.
    case anything
  }

  /// What an engine promises.
  package struct Claims: OptionSet, Sendable, Hashable {
    /// One bit a promise.
    package var rawValue: Int

    /// The promises whose bits are set.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Frames stay inside the insets.
    package static let containment = Claims(rawValue: 1)
    /// The content size ends at the last edge plus the end inset.
    package static let contentSize = Claims(rawValue: 2)
    /// Lanes are filled evenly.
    package static let balance = Claims(rawValue: 4)
    /// Lanes and items stand exactly one gap apart.
    package static let spacing = Claims(rawValue: 8)
    /// Items take the lane that the declared tie names.
    package static let assignment = Claims(rawValue: 16)
    /// Lengths follow from the item's sizing and bounds.
    package static let lengths = Claims(rawValue: 32)
    /// Later items do not move earlier ones.
    package static let prefixStability = Claims(rawValue: 64)
    /// Right to left is the mirror of left to right.
    package static let mirror = Claims(rawValue: 128)
    /// All of them.
    package static let all = Claims(rawValue: 255)
  }
}
