/// One item of a masonry: its own size and how it meets its lane.
///
/// Forty bytes, since an engine's speed over a million items is the speed of reading them.
public struct MasonryItem: Sendable, Hashable {
  /// Its own width in points.
  public var width: Double { didSet { judge() } }
  /// Its own height in points.
  public var height: Double { didSet { judge() } }
  private var minimumBound: OptionalLength
  private var maximumBound: OptionalLength
  private var spanStorage: Int32
  private var traits: Traits

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
    traits = Traits(sizing: sizing, start: start)
    judge()
  }

  /// The least length along the scroll axis, in points; it wins over `maximum`.
  public var minimum: Double? {
    get { minimumBound.value }
    set {
      minimumBound = OptionalLength(newValue)
      judge()
    }
  }

  /// The greatest length along the scroll axis, in points.
  public var maximum: Double? {
    get { maximumBound.value }
    set {
      maximumBound = OptionalLength(newValue)
      judge()
    }
  }

  /// How many neighbouring lanes it covers; more than there are counts as all of them.
  ///
  /// Kept in 32 bits: what is larger is kept as the largest, which is more than any masonry has.
  public var span: Int {
    get { Int(spanStorage) }
    set {
      spanStorage = Int32(clamping: newValue)
      judge()
    }
  }

  /// The first lane it covers, counted from 0, or `nil` where the placement rule chooses.
  ///
  /// A start too far on is moved back until the item's span ends with the last lane. Kept in 24
  /// bits: what is larger is kept as the largest, which is more than any masonry has.
  public var start: Int? {
    get { traits.start }
    set {
      traits.start = newValue
      judge()
    }
  }

  /// How its own size meets the lane.
  public var sizing: ItemSizing {
    get { traits.sizing }
    set { traits.sizing = newValue }
  }

  /// Whether it makes sense, needs only one lane and leaves the choice of it to the placement rule.
  ///
  /// Worked out when the item changes, so that a loop over a million items looks at one number.
  var isPlain: Bool { traits.isPlain }

  /// Whether it is plain, scales and has no bounds, as most items do.
  var isBare: Bool { traits.isBare }

  private mutating func judge() {
    let most = Double.greatestFiniteMagnitude
    traits.isPlain =
      spanStorage == 1 && traits.start == nil && width >= 0 && width <= most && height >= 0
      && height <= most && minimumBound.isSound && maximumBound.isSound
    traits.isBounded = minimumBound.value != nil || maximumBound.value != nil
  }

  /// The length bounded by maximum and then by minimum, so that the minimum wins.
  @inline(__always)
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
}

/// What is small about an item, in four bytes: start in the upper 24 bits, two marks, sizing.
private struct Traits: Sendable, Hashable {
  private var bits: Int32

  private static let noStart = Int32.min >> 8
  private static let plainBit: Int32 = 0x80
  private static let boundedBit: Int32 = 0x40
  private static let sizingBits: Int32 = 0x3F

  init(sizing: ItemSizing, start: Int?) {
    bits = Self.stored(start) << 8 | Self.code(sizing)
  }

  var start: Int? {
    get {
      let stored = bits >> 8
      return stored == Self.noStart ? nil : Int(stored)
    }
    set { bits = Self.stored(newValue) << 8 | bits & 0xFF }
  }

  var sizing: ItemSizing {
    get {
      switch bits & Self.sizingBits {
      case 0: .scale
      case 1: .fixed
      default: .stretch
      }
    }
    set { bits = bits & ~Self.sizingBits | Self.code(newValue) }
  }

  var isPlain: Bool {
    get { bits & Self.plainBit != 0 }
    set { bits = newValue ? bits | Self.plainBit : bits & ~Self.plainBit }
  }

  var isBounded: Bool {
    get { bits & Self.boundedBit != 0 }
    set { bits = newValue ? bits | Self.boundedBit : bits & ~Self.boundedBit }
  }

  var isBare: Bool { bits & 0xFF == Self.plainBit | Self.code(.scale) }

  private static func code(_ sizing: ItemSizing) -> Int32 {
    switch sizing {
    case .scale: 0
    case .fixed: 1
    case .stretch: 2
    }
  }

  private static func stored(_ start: Int?) -> Int32 {
    guard let start else { return noStart }
    let most = -Int(noStart) - 1
    return Int32(min(max(start, -most), most))
  }
}
