import LayoutCore
import MasonryLayout

/// The rules of the engine protocol written as plainly as they read, to compare with.
struct ReferenceMasonry {
  let masonry: Masonry

  func arranged() -> MasonryArrangement {
    let axis = masonry.axis
    let lanes = masonry.lanes
    let length = masonry.laneLength
    let across = (0..<lanes).map {
      masonry.insets.start(along: axis.crossed) + Double($0) * (length + masonry.laneSpacing)
    }
    let top = masonry.insets.start(along: axis)
    var ends = [Double](repeating: top, count: lanes)
    var farthest = top
    for obstacle in masonry.obstacles {
      for lane in 0..<lanes
      where obstacle.origin(along: axis.crossed) + 0.001 < across[lane] + length
        && across[lane] < obstacle.end(along: axis.crossed) - 0.001
      {
        ends[lane] = max(ends[lane], obstacle.end(along: axis) + masonry.itemSpacing)
        farthest = max(farthest, obstacle.end(along: axis))
      }
    }
    var cursor = 0
    var frames: [Rect] = []
    var chosen: [Int] = []
    for (index, item) in masonry.items.enumerated() {
      let span = min(item.span, lanes)
      let tops = (0...lanes - span).map { ends[$0..<$0 + span].max() ?? 0 }
      let least = tops.min() ?? 0
      var start: Int
      switch masonry.placement {
      case .shortest: start = tops.firstIndex(of: least) ?? 0
      case .sequential: start = min(index % lanes, lanes - span)
      case .gridLanes(let tolerance):
        let eligible = tops.indices.filter { tops[$0] <= least + tolerance }
        start = eligible.first { $0 >= cursor } ?? eligible.first ?? 0
      }
      if let pinned = item.start { start = min(pinned, lanes - span) }
      let size = size(
        of: item,
        window: Double(span) * length + Double(span - 1) * masonry.laneSpacing
      )
      let far = tops[start] + size.main
      for lane in start..<start + span { ends[lane] = far + masonry.itemSpacing }
      cursor = (start + span) % lanes
      farthest = max(farthest, far)
      chosen.append(start)
      frames.append(
        axis == .vertical
          ? Rect(x: across[start], y: tops[start], width: size.cross, height: size.main)
          : Rect(x: tops[start], y: across[start], width: size.main, height: size.cross)
      )
    }
    var content = Size.zero
    content[axis] = farthest + masonry.insets.end(along: axis)
    content[axis.crossed] = masonry.crossLength
    if masonry.direction == .rightToLeft {
      frames = frames.map {
        Rect(x: content.width - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
      }
    }
    return MasonryArrangement(frames: frames, size: content, lanes: chosen)
  }

  private func size(of item: MasonryItem, window: Double) -> (cross: Double, main: Double) {
    let own = Size(width: item.width, height: item.height)
    let ownCross = own[masonry.crossAxis]
    var main = own[masonry.axis]
    var cross = window
    switch item.sizing {
    case .scale: main = ownCross > 0 ? window * main / ownCross : 0
    case .fixed: cross = min(ownCross, window)
    case .stretch: break
    }
    main = min(main, item.maximum ?? .infinity)
    return (cross, max(main, item.minimum ?? 0))
  }
}
