/// A proposal as the negotiation keeps it: two numbers, not-a-number where a dimension is open.
///
/// Two words compare and hash faster than two optionals, and the memo compares them all the time.
struct Offer: Equatable {
  var width: Double
  var height: Double

  /// How a dimension says that it is open (P1).
  static let open = Double.nan
  /// Both dimensions open: asks for the ideal size (P1).
  static let unspecified = Offer(width: open, height: open)

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ axis: Axis, _ length: Double, across breadth: Double) {
    self =
      axis == .horizontal
      ? Offer(width: length, height: breadth) : Offer(width: breadth, height: length)
  }

  init(_ extent: Extent) { self.init(width: extent.width, height: extent.height) }

  /// The proposal with nothing in place of less.
  var floored: Offer {
    Offer(
      width: width.isNaN ? Offer.open : max(width, 0),
      height: height.isNaN ? Offer.open : max(height, 0)
    )
  }

  static func == (left: Offer, right: Offer) -> Bool {
    left.width.bitPattern == right.width.bitPattern
      && left.height.bitPattern == right.height.bitPattern
  }
}

extension Double {
  /// This length, or `other` where it is open.
  func or(_ other: Double) -> Double { isNaN ? other : self }

  /// This length less `other`, an infinite length staying infinite.
  ///
  /// Infinity less infinity would be not-a-number, which no answer may hold (invariant I1).
  func less(_ other: Double) -> Double { self == .infinity ? self : self - other }

  /// How far apart lengths of this magnitude may be that are equal on paper, in points.
  ///
  /// The rules speak of lengths as they are on paper; here the same lengths added up in another
  /// order differ in their last bits. Where a small difference makes a small difference that is
  /// all right, and nothing is rounded (P20). Where a rule chooses, as when it asks which child is
  /// more flexible (S1) or whether a view fits (C5), what is equal on paper must count as equal,
  /// or one bit decides the layout. Far more than rounding comes to, and less than anybody sees.
  var rounding: Double { isFinite ? max(1e-8, 1e-10 * magnitude) : 0 }

  /// Whether this length is equal to `other` on paper.
  func isNearly(_ other: Double) -> Bool {
    self == other || (self - other).magnitude <= max(rounding, other.rounding)
  }
}

/// A size as the negotiation keeps it, in points.
struct Extent: Equatable {
  var width: Double
  var height: Double

  static let zero = Extent(width: 0, height: 0)

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ axis: Axis, _ length: Double, across breadth: Double) {
    self =
      axis == .horizontal
      ? Extent(width: length, height: breadth) : Extent(width: breadth, height: length)
  }
}

/// A rectangle in the host's coordinates, in points.
struct Box: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  static let zero = Box(x: 0, y: 0, width: 0, height: 0)

  var extent: Extent { Extent(width: width, height: height) }
}
