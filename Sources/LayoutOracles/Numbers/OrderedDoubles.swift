/// Sorts doubles by position: gives the order, leaves the values where they are.
///
/// A radix sort over 32 digits of each value's place between the least and the greatest, with the
/// position packed beside them; values that share all 32 digits are then compared as they are. So
/// it takes linear time on any usual input and O(n log n) on the worst.
struct OrderedDoubles {
  private var packed: [UInt64] = []
  private var spare: [UInt64] = []
  private var counts: [Int] = []

  /// Writes into `order` the positions of `values`, least value first, equal ones by position.
  ///
  /// All values have to be finite.
  mutating func order(_ values: [Double], into order: inout [UInt32]) {
    order.removeAll(keepingCapacity: true)
    var least = Double.infinity
    var most = -Double.infinity
    for value in values {
      least = value < least ? value : least
      most = value > most ? value : most
    }
    // A little below 2^32, so that rounding cannot carry the greatest value past it.
    let scale = 4_294_967_040 / (most - least)
    guard scale.isFinite, scale > 0 else {
      order.append(contentsOf: 0..<UInt32(values.count))
      if least != most { order.sort { Self.precedes($0, $1, values) } }
      return
    }
    pack(values, least: least, scale: scale)
    let bits = values.count < 4096 ? 8 : 11
    for pass in 0..<(32 + bits - 1) / bits { distribute(shift: 32 + pass * bits, bits: bits) }
    unpack(values, into: &order)
  }

  private mutating func pack(_ values: [Double], least: Double, scale: Double) {
    packed.removeAll(keepingCapacity: true)
    packed.reserveCapacity(values.count)
    for index in values.indices {
      let key = UInt64((values[index] - least) * scale)
      packed.append(key << 32 | UInt64(truncatingIfNeeded: index))
    }
    if spare.count < packed.count {
      spare = [UInt64](repeating: 0, count: packed.count)
    }
  }

  /// One stable pass over the digit of `bits` bits that starts at `shift`.
  private mutating func distribute(shift: Int, bits: Int) {
    let mask = UInt64(1) << bits - 1
    counts.removeAll(keepingCapacity: true)
    counts.append(contentsOf: repeatElement(0, count: 1 << bits))
    for word in packed { counts[Int(truncatingIfNeeded: word &>> shift & mask)] &+= 1 }
    var start = 0
    for digit in counts.indices {
      let count = counts[digit]
      if count == packed.count { return }
      counts[digit] = start
      start &+= count
    }
    for word in packed {
      let digit = Int(truncatingIfNeeded: word &>> shift & mask)
      spare[counts[digit]] = word
      counts[digit] &+= 1
    }
    let count = packed.count
    swap(&packed, &spare)
    if packed.count > count { packed.removeLast(packed.count - count) }
  }

  private func unpack(_ values: [Double], into order: inout [UInt32]) {
    order.reserveCapacity(values.count)
    for word in packed { order.append(UInt32(truncatingIfNeeded: word)) }
    var start = 0
    while start < packed.count {
      var end = start + 1
      var isOrdered = true
      while end < packed.count, packed[end] &>> 32 == packed[start] &>> 32 {
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
