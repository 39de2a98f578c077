/// Items of each section, to turn places into positions counted across sections and back.
package struct SectionCounts: Sendable, Hashable {
  /// Items in each section.
  package let counts: [Int]
  /// Positions at which the sections start, with the total behind the last.
  package let starts: [Int]

  package init(_ counts: [Int]) {
    self.counts = counts
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    var total = 0
    for count in counts {
      total += count
      starts.append(total)
    }
    self.starts = starts
  }

  /// Items in all sections.
  package var total: Int { starts[counts.count] }

  /// The position across sections, or `nil` for a place that does not exist.
  package func position(_ place: ItemPosition) -> Int? {
    guard counts.indices.contains(place.section), place.item >= 0,
      place.item < counts[place.section]
    else { return nil }
    return starts[place.section] + place.item
  }

  /// The place of a position, which must exist.
  package func place(_ position: Int) -> ItemPosition {
    var (low, high) = (0, counts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return ItemPosition(section: low, item: position - starts[low])
  }
}
