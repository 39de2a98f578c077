/// One item of a masonry: its own size and how it meets its lane.
///
/// Forty bytes, since an engine's speed over a million items is the speed of reading them.
public struct MasonryItem: Sendable, Hashable {
  /// Its own width in points.
  public var width: Double
  /// Its own height in points.
  public var height: Double
  private var minimumBound: OptionalLength
  private var maximumBound: OptionalLength
  private var spanStorage: Int32
  private var startAndSizing: Int32

  /// Makes an item of one lane that scales and finds its own lane, unless told otherwise.
  public init(
    width: Double,
    height: Double,
    sizing: ItemSizing = .scale,
    span: Int = 1,
    minimum: Double? = nil,
    maximum: Double? = nil,
    start: Int? = nil
  ) {
    self.width = width
    self.height = height
    minimumBound = OptionalLength(minimum)
    maximumBound = OptionalLength(maximum)
    spanStorage = Int32(clamping: span)
    startAndSizing = Self.packed(start: start, sizing: sizing)
  }

  /// The least length along the scroll axis, in points; it wins over `maximum`.
  public var minimum: Double? {
    get { minimumBound.value }
    set { minimumBound = OptionalLength(newValue) }
  }

  /// The greatest length along the scroll axis, in points.
  public var maximum: Double? {
    get { maximumBound.value }
    set { maximumBound = OptionalLength(newValue) }
  }

  /// How many neighbouring lanes it covers; more than there are counts as all of them.
  ///
  /// Kept in 32 bits: what is larger is kept as the largest, which is more than any masonry has.
  public var span: Int {
    get { Int(spanStorage) }
    set { spanStorage = Int32(clamping: newValue) }
  }

  /// The first lane it covers, counted from 0, or `nil` where the placement rule chooses.
  ///
  /// A start too far on is moved back until the item's span ends with the last lane. Kept in 24
  /// bits: what is larger is kept as the largest, which is more than any masonry has.
  public var start: Int? {
    get {
      let stored = startAndSizing >> 8
      return stored == Self.noStart ? nil : Int(stored)
    }
    set { startAndSizing = Self.packed(start: newValue, sizing: sizing) }
  }

  /// How its own size meets the lane.
  public var sizing: ItemSizing {
    get { ItemSizing(code: startAndSizing & 0xFF) }
    set { startAndSizing = Self.packed(start: start, sizing: newValue) }
  }

  private static let noStart = Int32.min >> 8

  private static func packed(start: Int?, sizing: ItemSizing) -> Int32 {
    let limit = -Int(noStart) - 1
    let stored = start.map { Int32(min(max($0, -limit), limit)) } ?? noStart
    return stored << 8 | sizing.code
  }

  /// Whether the item needs only one lane and leaves the choice of it to the placement rule.
  var isPlain: Bool { spanStorage == 1 && startAndSizing >> 8 == Self.noStart }

  /// Whether sizes and bounds are all finite and not negative.
  var hasSoundLengths: Bool {
    width >= 0 && width < .infinity && height >= 0 && height < .infinity
      && minimumBound.isSound && maximumBound.isSound
  }

  /// The length bounded by maximum and then by minimum, so that the minimum wins.
  func bounded(_ length: Double) -> Double {
    // An open bound is not a number here, and no comparison with it holds.
    let most = maximumBound.number
    let least = minimumBound.number
    let cut = length > most ? most : length
    return cut < least ? least : cut
  }
}

/// How an item's own size meets its lane.
public enum ItemSizing: String, Sendable, Hashable, CaseIterable {
  /// Takes the lane's cross length and keeps its ratio; without a cross length of its own its
  /// main length is zero.
  case scale
  /// Keeps its own size, cut to the lane's cross length.
  case fixed
  /// Takes the lane's cross length and keeps its own main length.
  case stretch

  fileprivate var code: Int32 {
    switch self {
    case .scale: 0
    case .fixed: 1
    case .stretch: 2
    }
  }

  fileprivate init(code: Int32) {
    self = code == 0 ? .scale : code == 1 ? .fixed : .stretch
  }
}

/// A length that can be left open, in the eight bytes of the length itself.
private struct OptionalLength: Sendable, Hashable {
  private var bits: UInt64
  private static let open = UInt64.max

  init(_ value: Double?) {
    // Zero has one form and what is not a number one other than the open one, so that equal
    // bits and equal values are the same thing.
    bits = value.map { $0.isNaN ? Double.nan.bitPattern : ($0 + 0).bitPattern } ?? Self.open
  }

  var value: Double? { bits == Self.open ? nil : Double(bitPattern: bits) }
  var number: Double { Double(bitPattern: bits) }
  var isSound: Bool { bits &+ 1 <= Double.infinity.bitPattern }
}
