/// Identifiers numbered by small whole numbers, so that everything after this works on arrays.
///
/// Open addressing with linear probing over slots; the whole hash is kept for each slot, and only
/// equal hashes are decided by equality, so the number of comparisons does not depend on the hash
/// seed of the process. Slots of removed identifiers are given out again.
struct IdentifierTable<ID: Hashable> {
  /// The slot that stands for no slot.
  static var none: Int32 { -1 }

  private(set) var identifiers: [ID] = []
  private(set) var hashes: [Int] = []
  private var buckets: [Int32] = []
  private var free: [Int32] = []

  /// Identifiers in the table.
  var count: Int { identifiers.count - free.count }

  /// The slot of an identifier, or `none`.
  func find(_ id: ID) -> Int32 {
    buckets.isEmpty ? Self.none : find(id, hash: id.hashValue)
  }

  /// The slot of an identifier whose hash is known, or `none`.
  func find(_ id: ID, hash: Int) -> Int32 {
    guard !buckets.isEmpty else { return Self.none }
    let mask = buckets.count - 1
    var bucket = hash & mask
    while true {
      let slot = buckets[bucket]
      if slot < 0 { return Self.none }
      if hashes[Int(slot)] == hash, identifiers[Int(slot)] == id { return slot }
      bucket = (bucket + 1) & mask
    }
  }

  /// The slot of an identifier, which is given one when it has none.
  mutating func intern(_ id: ID) -> (slot: Int32, isNew: Bool) {
    let hash = id.hashValue
    let found = find(id, hash: hash)
    if found >= 0 { return (found, false) }
    if (count + 1) * 2 > buckets.count { grow() }
    let slot: Int32
    if let reused = free.popLast() {
      slot = reused
      identifiers[Int(slot)] = id
      hashes[Int(slot)] = hash
    } else {
      slot = Int32(identifiers.count)
      identifiers.append(id)
      hashes.append(hash)
    }
    place(slot, hash: hash)
    return (slot, true)
  }

  /// Takes the identifier of a slot out; the slot is given to the next new identifier.
  mutating func remove(slot: Int32) {
    let mask = buckets.count - 1
    var hole = hashes[Int(slot)] & mask
    while buckets[hole] != slot { hole = (hole + 1) & mask }
    // Later entries of the run move up, so that no probe stops early at the hole.
    var bucket = hole
    while true {
      bucket = (bucket + 1) & mask
      let moved = buckets[bucket]
      if moved < 0 { break }
      let home = hashes[Int(moved)] & mask
      if (bucket - home) & mask >= (bucket - hole) & mask {
        buckets[hole] = moved
        hole = bucket
      }
    }
    buckets[hole] = -1
    free.append(slot)
  }

  private mutating func grow() {
    let old = buckets
    buckets = [Int32](repeating: -1, count: max(8, old.count * 2))
    // Starting behind a free bucket keeps entries of one hash in their order.
    let start = old.firstIndex { $0 < 0 } ?? 0
    for step in old.indices {
      let slot = old[(start + step) & (old.count - 1)]
      if slot >= 0 { place(slot, hash: hashes[Int(slot)]) }
    }
  }

  private mutating func place(_ slot: Int32, hash: Int) {
    let mask = buckets.count - 1
    var bucket = hash & mask
    while buckets[bucket] >= 0 { bucket = (bucket + 1) & mask }
    buckets[bucket] = slot
  }
}

extension IdentifierTable: Sendable where ID: Sendable {}
