/// Identifiers in linked lists: unique over all lists, each change in constant time.
///
/// The sections of a snapshot are one list, its items a list for each section, the children in a
/// tree a list for each parent. A list has a number; for an identifier that owns one it is given
/// by the owner's slot.
struct IdentifierLists<ID: Hashable> {
  private(set) var table = IdentifierTable<ID>()
  private var next: [Int32] = []
  private var previous: [Int32] = []
  /// The list each slot is in, `-1` for none.
  private(set) var list: [Int32] = []
  private var first: [Int32] = []
  private var last: [Int32] = []
  private var counts: [Int32] = []
  private var stamps: [UInt32] = []
  private var stamp: UInt32 = 0
  private(set) var count = 0

  subscript(slot: Int32) -> ID { table.identifiers[Int(slot)] }
  func hash(_ slot: Int32) -> Int { table.hashes[Int(slot)] }
  func count(in list: Int32) -> Int { Int(list) < counts.count ? Int(counts[Int(list)]) : 0 }
  func first(in list: Int32) -> Int32 { Int(list) < first.count ? first[Int(list)] : -1 }
  func last(in list: Int32) -> Int32 { Int(list) < last.count ? last[Int(list)] : -1 }
  func next(_ slot: Int32) -> Int32 { next[Int(slot)] }
  func previous(_ slot: Int32) -> Int32 { previous[Int(slot)] }

  /// The slot of an identifier that is in a list, or `nil`.
  func slot(of id: ID) -> Int32? {
    let slot = table.find(id)
    return slot >= 0 ? slot : nil
  }

  /// The slots of a list in order.
  func slots(in list: Int32) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(count(in: list))
    var slot = first(in: list)
    while slot >= 0 {
      result.append(slot)
      slot = next[Int(slot)]
    }
    return result
  }

  /// What became of the identifiers of one argument.
  struct Arguments {
    /// Their slots, each once, in argument order.
    var slots: [Int32] = []
    /// Identifiers given twice or more, in the order in which the second was met.
    var repeated: [ID] = []
    /// Identifiers that were in a list already.
    var existing: [ID] = []
  }

  /// Gives slots to the identifiers of one argument; `release` takes them back after a refusal.
  mutating func admit(_ ids: [ID]) -> Arguments {
    var result = Arguments()
    result.slots.reserveCapacity(ids.count)
    stamp &+= 1
    for id in ids {
      let (slot, isNew) = table.intern(id)
      grow(to: slot)
      if stamps[Int(slot)] == stamp {
        result.repeated.append(id)
        continue
      }
      stamps[Int(slot)] = stamp
      if !isNew { result.existing.append(id) }
      result.slots.append(slot)
    }
    return result
  }

  /// Whether a slot was among the identifiers admitted last.
  func wasAdmitted(_ slot: Int32) -> Bool { stamps[Int(slot)] == stamp }

  /// Forgets admitted identifiers that were put in no list.
  mutating func release(_ arguments: Arguments) {
    for slot in arguments.slots where list[Int(slot)] < 0 { forget(slot) }
  }

  mutating func append(_ slot: Int32, to target: Int32) {
    detach(slot)
    link(slot, into: target, after: last(in: target), before: -1)
  }

  mutating func insert(_ slot: Int32, before other: Int32) {
    detach(slot)
    link(slot, into: list[Int(other)], after: previous[Int(other)], before: other)
  }

  mutating func insert(_ slot: Int32, after other: Int32) {
    detach(slot)
    link(slot, into: list[Int(other)], after: other, before: next[Int(other)])
  }

  mutating func remove(_ slot: Int32) {
    detach(slot)
    forget(slot)
  }

  private mutating func forget(_ slot: Int32) {
    stamps[Int(slot)] = 0
    table.remove(slot: slot)
  }

  private mutating func grow(to slot: Int32) {
    guard Int(slot) >= list.count else { return }
    next.append(-1)
    previous.append(-1)
    list.append(-1)
    stamps.append(0)
  }

  private mutating func detach(_ slot: Int32) {
    let home = Int(list[Int(slot)])
    guard home >= 0 else { return }
    let (before, after) = (previous[Int(slot)], next[Int(slot)])
    if before >= 0 { next[Int(before)] = after } else { first[home] = after }
    if after >= 0 { previous[Int(after)] = before } else { last[home] = before }
    counts[home] -= 1
    count -= 1
    list[Int(slot)] = -1
  }

  private mutating func link(_ slot: Int32, into target: Int32, after: Int32, before: Int32) {
    while counts.count <= Int(target) {
      first.append(-1)
      last.append(-1)
      counts.append(0)
    }
    previous[Int(slot)] = after
    next[Int(slot)] = before
    if after >= 0 { next[Int(after)] = slot } else { first[Int(target)] = slot }
    if before >= 0 { previous[Int(before)] = slot } else { last[Int(target)] = slot }
    list[Int(slot)] = target
    counts[Int(target)] += 1
    count += 1
  }
}

extension IdentifierLists: Sendable where ID: Sendable {}
extension IdentifierLists.Arguments: Sendable where ID: Sendable {}
