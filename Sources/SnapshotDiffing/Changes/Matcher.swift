/// Finds a ``Matching``; the only part of a diff that knows the type of identifiers.
///
/// It is inlinable because a generic function called across a module border takes two to six times
/// as long here, and grows faster than the lists do.
@usableFromInline
struct Matcher<ID: Hashable> {
  @usableFromInline let before: IdentifiedList<ID>
  @usableFromInline let after: IdentifiedList<ID>
  @usableFromInline let prefix: Int
  @usableFromInline let suffix: Int
  @usableFromInline var sources: [Int32] = []
  @usableFromInline var matched: Int
  @usableFromInline var work: DiffWork
  /// Middle positions not yet matched.
  @usableFromInline var restBefore: [Int32] = []
  @usableFromInline var restAfter: [Int32] = []

  /// Matches two lists.
  ///
  /// - Complexity: O(n) for identifiers whose hashes differ.
  @inlinable
  static func match(_ before: [ID], _ after: [ID]) -> Matching {
    match(before, after, hashes: nil)
  }

  /// Matches two lists whose hashes may be known.
  @inlinable
  static func match(
    _ before: [ID],
    _ after: [ID],
    hashes: (before: [Int], after: [Int])?
  ) -> Matching {
    let (prefix, suffix, comparisons) = equalEnds(before, after)
    var matcher = Matcher(
      IdentifiedList(before, prefix..<before.count - suffix, hashes?.before),
      IdentifiedList(after, prefix..<after.count - suffix, hashes?.after),
      suffix: suffix,
      work: DiffWork(comparisons: comparisons)
    )
    return matcher.run()
  }

  @inlinable
  static func equalEnds(
    _ before: [ID],
    _ after: [ID]
  ) -> (prefix: Int, suffix: Int, comparisons: Int) {
    let shorter = min(before.count, after.count)
    var prefix = 0
    while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
    var suffix = 0
    let (lastBefore, lastAfter) = (before.count - 1, after.count - 1)
    while suffix < shorter - prefix, before[lastBefore - suffix] == after[lastAfter - suffix] {
      suffix += 1
    }
    let failed = (prefix < shorter ? 1 : 0) + (suffix < shorter - prefix ? 1 : 0)
    return (prefix, suffix, prefix + suffix + failed)
  }

  @inlinable
  init(
    _ before: IdentifiedList<ID>,
    _ after: IdentifiedList<ID>,
    suffix: Int,
    work: DiffWork
  ) {
    self.before = before
    self.after = after
    self.prefix = before.start
    self.suffix = suffix
    self.work = work
    matched = prefix + suffix
  }

  @inlinable
  mutating func run() -> Matching {
    let total = prefix + after.count + suffix
    let isUnchanged = before.count == 0 && after.count == 0
    if !isUnchanged {
      sources = [Int32](repeating: -1, count: total)
      let shift = before.count - after.count
      for position in 0..<prefix { sources[position] = Int32(position) }
      for position in total - suffix..<total { sources[position] = Int32(position + shift) }
      matchNeighbours()
      matchByHash()
    }
    return Matching(
      sources: sources,
      matched: matched,
      prefix: prefix,
      suffix: suffix,
      isUnchanged: isUnchanged,
      work: work
    )
  }

  @inlinable
  mutating func matchNeighbours() {
    var (i, j) = (0, 0)
    while i < before.count, j < after.count {
      if isSame(i, j) {
        pair(i, j)
      } else if let (ahead, behind) = meeting(i, j) {
        for skipped in i..<i + ahead { restBefore.append(Int32(skipped)) }
        for skipped in j..<j + behind { restAfter.append(Int32(skipped)) }
        (i, j) = (i + ahead, j + behind)
        pair(i, j)
      } else {
        restBefore.append(Int32(i))
        restAfter.append(Int32(j))
      }
      (i, j) = (i + 1, j + 1)
    }
    while i < before.count {
      restBefore.append(Int32(i))
      i += 1
    }
    while j < after.count {
      restAfter.append(Int32(j))
      j += 1
    }
  }

  /// How far to step on one side for the lists to run alike again, if it is not far.
  @inlinable
  mutating func meeting(_ i: Int, _ j: Int) -> (ahead: Int, behind: Int)? {
    for step in 1...Matching.window {
      if i + step < before.count, isSame(i + step, j) { return (step, 0) }
      if j + step < after.count, isSame(i, j + step) { return (0, step) }
    }
    return nil
  }

  @inlinable
  mutating func matchByHash() {
    guard !restBefore.isEmpty, !restAfter.isEmpty else { return }
    var size = 8
    while size < restBefore.count * 2 { size *= 2 }
    let mask = size - 1
    var buckets = [Int32](repeating: -1, count: size)
    // Equal elements wait in line behind the first of them.
    var following = [Int32](repeating: -1, count: restBefore.count)
    var last = following
    for entry in restBefore.indices {
      let position = Int(restBefore[entry])
      let hash = before.hashes[position]
      var bucket = hash & mask
      last[entry] = Int32(entry)
      while buckets[bucket] >= 0 {
        let head = Int(buckets[bucket])
        let other = Int(restBefore[head])
        if before.hashes[other] == hash {
          work.comparisons += 1
          if before[other] == before[position] {
            following[Int(last[head])] = Int32(entry)
            last[head] = Int32(entry)
            break
          }
        }
        bucket = (bucket + 1) & mask
      }
      if buckets[bucket] < 0 { buckets[bucket] = Int32(entry) }
    }
    work.lookups += restBefore.count + restAfter.count
    var spent = [Bool](repeating: false, count: restBefore.count)
    for entry in restAfter.indices {
      let position = Int(restAfter[entry])
      let hash = after.hashes[position]
      var bucket = hash & mask
      while buckets[bucket] >= 0 {
        let head = Int(buckets[bucket])
        let other = Int(restBefore[head])
        if before.hashes[other] == hash {
          work.comparisons += 1
          if before[other] == after[position] {
            if !spent[head] {
              pair(other, position)
              spent[head] = true
              if following[head] >= 0 { buckets[bucket] = following[head] }
            }
            break
          }
        }
        bucket = (bucket + 1) & mask
      }
    }
  }

  @inlinable
  mutating func isSame(_ i: Int, _ j: Int) -> Bool {
    guard before.hashes[i] == after.hashes[j] else { return false }
    work.comparisons += 1
    return before[i] == after[j]
  }

  @inlinable
  mutating func pair(_ i: Int, _ j: Int) {
    sources[prefix + j] = Int32(prefix + i)
    matched += 1
  }
}

/// The part of a list that is not matched end to end, with a hash for each element.
@usableFromInline
struct IdentifiedList<ID: Hashable> {
  @usableFromInline let all: [ID]
  @usableFromInline let start: Int
  @usableFromInline let count: Int
  @usableFromInline let hashes: [Int]

  @inlinable
  init(_ all: [ID], _ range: Range<Int>, _ known: [Int]?) {
    self.all = all
    start = range.lowerBound
    count = range.count
    if let known {
      hashes = range.count == known.count ? known : Array(known[range])
    } else {
      var hashes: [Int] = []
      hashes.reserveCapacity(range.count)
      for position in range { hashes.append(all[position].hashValue) }
      self.hashes = hashes
    }
  }

  @inlinable
  subscript(position: Int) -> ID { all[start + position] }
}
