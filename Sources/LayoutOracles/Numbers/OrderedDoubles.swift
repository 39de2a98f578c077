/// Sorts doubles by position: gives the order, leaves the values where they are.
///
/// A radix sort in two passes over each value's place between the least and the greatest; the few
/// values that share a place are then compared as they are. So it takes linear time on usual
/// inputs and O(n log n) on the worst.
package struct OrderedDoubles: Sendable {
  /// The positions, least value first, equal ones by position: the first `count` are the answer.
  package private(set) var order: [UInt32] = []

  private var places: [UInt64] = []
  private var packed: [UInt64] = []
  private var counts: [UInt32] = []

  /// Makes a sorter without storage.
  package init() {}

  /// Puts the positions of the first `count` of `values` into ``order``.
  ///
  /// All of them have to be finite.
  package mutating func sort(_ values: [Double], count: Int) {
    if order.count < count {
      order = [UInt32](repeating: 0, count: count)
      places = [UInt64](repeating: 0, count: count)
      packed = [UInt64](repeating: 0, count: count)
    }
    if count <= 64 { return insertionSort(values, count) }
    var least = values[0]
    var most = values[0]
    for index in 0..<count {
      let value = values[index]
      least = value < least ? value : least
      most = value > most ? value : most
    }
    // Twice the digits of the count, but no more than stay cheap to count: few places are shared.
    let bits = min(13, max(8, (Int.bitWidth - count.leadingZeroBitCount) / 2 + 3))
    // A little below the number of places, so that rounding cannot carry the greatest past them.
    let scale = (Double(1 << (2 * bits)) - 0.5) / (most - least)
    if scale.isFinite, scale > 0 {
      Self.distribute(
        values,
        count,
        least: least,
        scale: scale,
        bits: bits,
        &counts,
        &places,
        &packed
      )
      mend(values, count)
    } else {
      for index in 0..<count { order[index] = UInt32(truncatingIfNeeded: index) }
      if least != most { order[..<count].sort { Self.precedes($0, $1, values) } }
    }
  }

  private mutating func insertionSort(_ values: [Double], _ count: Int) {
    for index in 0..<count {
      var hole = index
      while hole > 0, values[index] < values[Int(order[hole - 1])] {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = UInt32(truncatingIfNeeded: index)
    }
  }

  /// Two stable passes, over the lower and the upper digit of each place.
  ///
  /// Leaves the order in `places`, each position with its place above it.
  private static func distribute(
    _ values: [Double],
    _ count: Int,
    least: Double,
    scale: Double,
    bits: Int,
    _ counts: inout [UInt32],
    _ places: inout [UInt64],
    _ packed: inout [UInt64]
  ) {
    let size = 1 << bits
    let mask = UInt32(size - 1)
    if counts.count < 2 * size { counts = [UInt32](repeating: 0, count: 2 * size) }
    var counts = counts.mutableSpan
    var places = places.mutableSpan
    var packed = packed.mutableSpan
    let values = values.span
    for digit in 0..<2 * size { counts[digit] = 0 }
    for index in 0..<count {
      let place = UInt32((values[index] - least) * scale)
      places[index] = UInt64(place) &<< 32 | UInt64(truncatingIfNeeded: index)
      counts[Int(place & mask)] &+= 1
      counts[size &+ Int(place &>> UInt32(bits))] &+= 1
    }
    var lower: UInt32 = 0
    var upper: UInt32 = 0
    for digit in 0..<size {
      (counts[digit], lower) = (lower, lower &+ counts[digit])
      (counts[size &+ digit], upper) = (upper, upper &+ counts[size &+ digit])
    }
    for index in 0..<count {
      let digit = Int(truncatingIfNeeded: places[index] &>> 32) & (size &- 1)
      packed[Int(counts[digit])] = places[index]
      counts[digit] &+= 1
    }
    for index in 0..<count {
      let digit = size &+ Int(truncatingIfNeeded: packed[index] &>> UInt64(32 &+ bits))
      places[Int(counts[digit])] = packed[index]
      counts[digit] &+= 1
    }
  }

  /// Sorts what shares a place by the values themselves.
  private mutating func mend(_ values: [Double], _ count: Int) {
    var start = 0
    while start < count {
      let place = places[start] &>> 32
      order[start] = UInt32(truncatingIfNeeded: places[start])
      var end = start + 1
      var isOrdered = true
      while end < count, places[end] &>> 32 == place {
        order[end] = UInt32(truncatingIfNeeded: places[end])
        if values[Int(order[end])] < values[Int(order[end - 1])] { isOrdered = false }
        end += 1
      }
      if !isOrdered { order[start..<end].sort { Self.precedes($0, $1, values) } }
      start = end
    }
  }

  private static func precedes(_ first: UInt32, _ second: UInt32, _ values: [Double]) -> Bool {
    let (left, right) = (values[Int(first)], values[Int(second)])
    return left < right || left == right && first < second
  }
}
