import LayoutCore
import MasonryLayout

/// How a recorded case is said in our words.
extension TruthCase {
  /// The feature a case needs that the engine does not have, and why it is left out.
  var missingFeature: (feature: String, why: String)? {
    if packing == "dense" {
      return (
        "dense packing",
        "an item that goes back to fill a hole above others makes all later places hang on every "
          + "hole so far, which the incremental form would have to keep at each checkpoint"
      )
    }
    if tieBreak == "row-aligned" {
      return (
        "rows as tall as their tallest item",
        "that is a grid of rows, not a masonry: no lane has a length of its own"
      )
    }
    if case .facts(let facts) = expected, facts.sameCell != nil {
      return (
        "zero-length items that take no gap",
        "the declared rule is that of browsers, where an item without length still takes its gap"
      )
    }
    return nil
  }

  /// The container lengths across the lanes to try, `nil` where the case leaves it open.
  var crossLengths: [Double?] {
    switch axis == .vertical ? container.w : container.h {
    case nil: [nil]
    case .points(let points): [points]
    case .share: [nil]
    case .sweep(let first, let last, let step):
      stride(from: first, through: last, by: step).map { $0 }
    }
  }

  /// The masonry a case describes, in a container so long across the lanes.
  func masonry(crossLength: Double?) -> Masonry {
    var masonry = Masonry()
    masonry.axis = axis
    masonry.itemSpacing = spacing.main
    masonry.laneSpacing = spacing.cross.points(in: crossLength ?? 0)
    masonry.direction = direction == "rtl" ? .rightToLeft : .leftToRight
    masonry.placement = placement
    masonry.obstacles = (obstacles ?? []).map(\.rect)
    masonry.items = items.map { item($0, crossLength: crossLength ?? 0) }
    masonry.laneRounding = laneRounding
    masonry.container[axis.crossed] = crossLength
    setLanes(of: &masonry)
    return masonry
  }

  /// Browsers keep lanes on multiples of their own layout unit, masonic on whole pixels.
  private var laneRounding: Double {
    if source.contains("Chromium") { return 1 / 64 }
    return source.contains("masonic") ? 1 : 0
  }

  private var placement: LanePlacement {
    switch tieBreak {
    case "cursor": .gridLanes(tolerance: tolerance?.points ?? 16)
    case "sequential": .sequential
    // "lowest last-item index" differs from the first of equals only at ties between lanes that
    // are in use; the one case recorded with it has none.
    default: .shortest
    }
  }

  private func item(_ lengths: Lengths, crossLength: Double) -> MasonryItem {
    let width = lengths.w?.points(in: crossLength)
    let height = lengths.h?.points(in: crossLength)
    let isStretched = (axis == .vertical ? width : height) == nil
    return MasonryItem(
      width: width ?? 0,
      height: height ?? 0,
      sizing: isStretched ? .stretch : .fixed,
      span: lengths.span ?? 1,
      start: lengths.start.map { $0 - 1 }
    )
  }

  /// Sets lanes, and the container where the case gives the lanes' length instead.
  private func setLanes(of masonry: inout Masonry) {
    let gap = masonry.laneSpacing
    let room = masonry.container[axis.crossed]
    let ownLength = masonry.items.first.map { axis == .vertical ? $0.width : $0.height }
    masonry.lanes = columns ?? 1
    if let least = columnWidth ?? minColumnWidth, columns == nil, let room {
      masonry.lanes = Masonry.lanes(ofLength: least, fitting: room, spacing: gap)
    }
    // Lanes of a given length, or of the items' when there is no container, do not share out a
    // container: they make one.
    guard let length = columnWidth ?? (room == nil ? ownLength : nil), length > 0 else { return }
    if justify != nil { masonry.lanes = min(masonry.lanes, masonry.items.count) }
    let used = Double(masonry.lanes) * length + Double(masonry.lanes - 1) * gap
    var outside = crossOffset ?? 0
    if let room {
      // Spare room is shared by both sides when the case centres, and so is a gutter's worth of
      // it, the half gutter outside; any other is left over.
      let spare = room - used
      if justify != nil || (spare == gap && gap > 0) { outside = spare / 2 }
    }
    if axis == .vertical {
      masonry.insets.leading = outside
      masonry.insets.trailing = outside
    } else {
      masonry.insets.top = outside
      masonry.insets.bottom = outside
    }
    masonry.container[axis.crossed] = used + 2 * outside
  }
}
