/// A set of small whole numbers that finds its neighbours fast: a tree of 64-bit words.
///
/// Each word of a level says which of 64 words below it are not empty. All operations take
/// O(log n) to base 64 of the bound: four steps for a million.
package struct IndexSet64: Sendable {
  private var words: [UInt64] = []
  /// Where each level starts in `words`; level 0 holds the members themselves.
  private var starts: [Int] = []

  /// Makes an empty set that has room for nothing.
  package init() {}

  /// Empties the set and makes room for members below `bound`.
  package mutating func reset(bound: Int) {
    words.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var size = bound
    repeat {
      size = (size + 63) / 64
      starts.append(words.count)
      words.append(contentsOf: repeatElement(0, count: size))
    } while size > 1
  }

  /// Puts a member in.
  package mutating func insert(_ member: Int) {
    var index = member
    for start in starts {
      let word = start &+ index &>> 6
      let before = words[word]
      words[word] = before | 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if before != 0 { return }
      index &>>= 6
    }
  }

  /// Takes a member out.
  package mutating func remove(_ member: Int) {
    var index = member
    for start in starts {
      let word = start &+ index &>> 6
      words[word] &= ~(1 &<< UInt64(truncatingIfNeeded: index & 63))
      if words[word] != 0 { return }
      index &>>= 6
    }
  }

  /// The greatest member below `bound`, or -1.
  package func last(below bound: Int) -> Int {
    var index = bound
    for level in starts.indices {
      let mask = 1 &<< UInt64(truncatingIfNeeded: index & 63) &- 1
      // A bound that is a multiple of 64 may lie behind the last word; nothing is asked of it then.
      let found = mask == 0 ? 0 : words[starts[level] &+ index &>> 6] & mask
      index &>>= 6
      guard found != 0 else { continue }
      var member = index &<< 6 &+ 63 &- found.leadingZeroBitCount
      for lower in stride(from: level &- 1, through: 0, by: -1) {
        let word = words[starts[lower] &+ member]
        member = member &<< 6 &+ 63 &- word.leadingZeroBitCount
      }
      return member
    }
    return -1
  }

  /// The least member above `bound`, which has to be a possible member, or -1.
  package func first(above bound: Int) -> Int {
    var index = bound
    for level in starts.indices {
      let shift = UInt64(truncatingIfNeeded: index & 63)
      // Two shifts: one by 64 would leave the mask as it was.
      let mask = (~UInt64(0) &<< shift) &<< 1
      let found = words[starts[level] &+ index &>> 6] & mask
      index &>>= 6
      guard found != 0 else { continue }
      var member = index &<< 6 &+ found.trailingZeroBitCount
      for lower in stride(from: level &- 1, through: 0, by: -1) {
        let word = words[starts[lower] &+ member]
        member = member &<< 6 &+ word.trailingZeroBitCount
      }
      return member
    }
    return -1
  }
}
