/// Which element of one list is which of another, by identity.
///
/// After Heckel: what stands at equal ends is matched by looking at it; of the rest, neighbours
/// are matched as long as the lists run alike within a small window; only what remains goes
/// through a hash table. Hashes are read in list order, so large lists cost memory bandwidth and
/// not cache misses. Repeated elements are matched one to one.
@usableFromInline
struct Matching {
  /// For each position after, the position before or `-1`; empty when nothing changed.
  @usableFromInline var sources: [Int32]
  /// How many positions are matched.
  @usableFromInline var matched: Int
  /// How many positions at the start are matched in place.
  @usableFromInline var prefix: Int
  /// How many positions at the end are matched in place.
  @usableFromInline var suffix: Int
  /// Whether both lists are equal.
  @usableFromInline var isUnchanged: Bool
  /// What it cost.
  @usableFromInline var work: DiffWork

  /// How far apart the two lists may run before a hash table is asked.
  @inlinable static var window: Int { 8 }

  @usableFromInline
  init(
    sources: [Int32],
    matched: Int,
    prefix: Int,
    suffix: Int,
    isUnchanged: Bool,
    work: DiffWork
  ) {
    self.sources = sources
    self.matched = matched
    self.prefix = prefix
    self.suffix = suffix
    self.isUnchanged = isUnchanged
    self.work = work
  }

  /// The position before of what is at `position` after, or `-1`.
  subscript(position: Int) -> Int32 { isUnchanged ? Int32(position) : sources[position] }

  /// The positions before that are matched with nothing, ascending.
  func unmatched(before count: Int) -> [Int] {
    guard !isUnchanged, matched < count else { return [] }
    var isMatched = [Bool](repeating: false, count: count)
    for source in sources where source >= 0 { isMatched[Int(source)] = true }
    var result: [Int] = []
    result.reserveCapacity(count - matched)
    for position in isMatched.indices where !isMatched[position] { result.append(position) }
    return result
  }
}
