package import LayoutCore
package import LayoutSuites
package import MasonryLayout

/// A masonry without a single shortcut, with a place for a fault at each of its steps.
///
/// As made it is right; a fault replaces one of the steps.
package struct PlainMasonry: Sendable {
  /// The cross length of a lane, and how far one lane's near edge is from the next one's.
  package var lanes: @Sendable (Masonry) -> (length: Double, pitch: Double) = {
    ($0.laneLength, $0.laneLength + $0.laneSpacing)
  }
  /// The main length of an item whose sizing and bounds make it `length`.
  package var length: @Sendable (_ length: Double, Site) -> Double = { length, _ in length }
  /// The lane of an item that the rule puts into `lane`.
  package var lane: @Sendable (_ lane: Int, Site) -> Int = { lane, _ in lane }
  /// Where an item starts that the rule starts at `start`.
  package var start: @Sendable (_ start: Double, Site) -> Double = { start, _ in start }
  /// The gap behind an item.
  package var gap: @Sendable (Site) -> Double = { $0.masonry.itemSpacing }
  /// The last touch to a frame, before it is mirrored; the lanes take no notice of it.
  package var frame: @Sendable (inout Rect, Site) -> Void = { _, _ in }

  /// Makes the right one.
  package init() {}

  /// One item while it is placed.
  package struct Site: Sendable {
    /// The whole problem.
    package let masonry: Masonry
    /// The number of the item.
    package let index: Int
    /// How many lanes it covers.
    package let span: Int
    /// Where each lane's next item would start.
    package let ends: [Double]
    /// The last item of each lane, -1 without.
    package let last: [Int]
    /// Where each item before it ends along the scroll axis.
    package let cursor: Int
    /// The lane taken, once it is.
    package var lane = 0
    /// The frame of the item above it in its lane, once the lane is taken.
    package var above: Rect?

    /// The item.
    package var item: MasonryItem { masonry.items[index] }

    /// Where each window of lanes that the item could cover starts.
    package var tops: [Double] {
      (0...ends.count - span).map { ends[$0..<$0 + span].max() ?? 0 }
    }
  }

  /// Lays a masonry out.
  package func layout(_ masonry: Masonry) throws(LayoutFailure) -> MasonryAnswer {
    // What makes no sense is refused as the true engine refuses it.
    _ = try masonry.arranged()
    let (laneLength, pitch) = lanes(masonry)
    let first = masonry.insets.start(along: masonry.crossAxis)
    let inset = masonry.insets.start(along: masonry.axis)
    var ends = [Double](repeating: inset, count: masonry.lanes)
    var last = [Int](repeating: -1, count: masonry.lanes)
    var cursor = 0
    var farthest = inset
    var frames: [Rect] = []
    var chosen: [Int] = []
    for index in masonry.items.indices {
      let span = max(1, min(masonry.items[index].span, masonry.lanes))
      var site = Site(
        masonry: masonry,
        index: index,
        span: span,
        ends: ends,
        last: last,
        cursor: cursor
      )
      site.lane = lane(Self.lane(site), site)
      let window = Double(span) * laneLength + Double(span - 1) * masonry.laneSpacing
      let covered = site.lane..<min(site.lane + span, masonry.lanes)
      let above = covered.map { last[$0] }.max() ?? -1
      site.above = above < 0 ? nil : frames[above]
      let main = length(Self.length(site.item, in: window, masonry.axis), site)
      let cross = site.item.sizing == .fixed ? min(site.item.cross(masonry.axis), window) : window
      let position = start(covered.map { ends[$0] }.max() ?? inset, site)
      let offset = first + Double(site.lane) * pitch
      var frame =
        masonry.axis == .vertical
        ? Rect(x: offset, y: position, width: cross, height: main)
        : Rect(x: position, y: offset, width: main, height: cross)
      farthest = max(farthest, position + main)
      self.frame(&frame, site)
      frames.append(frame)
      chosen.append(site.lane)
      for lane in covered {
        ends[lane] = position + main + gap(site)
        last[lane] = index
      }
      cursor = site.lane + span < masonry.lanes ? site.lane + span : 0
    }
    var size = Size.zero
    size[masonry.axis] = farthest + masonry.insets.end(along: masonry.axis)
    size[masonry.crossAxis] = masonry.crossLength
    if masonry.direction == .rightToLeft {
      for index in frames.indices {
        frames[index].x = size.width - frames[index].x - frames[index].width
      }
    }
    return MasonryAnswer(frames: frames, size: size, lanes: chosen)
  }

  private static func length(_ item: MasonryItem, in window: Double, _ axis: Axis) -> Double {
    let (main, cross) =
      axis == .vertical ? (item.height, item.width) : (item.width, item.height)
    var length = main
    if item.sizing == .scale { length = cross > 0 ? window * main / cross : 0 }
    return max(min(length, item.maximum ?? .infinity), item.minimum ?? 0)
  }

  private static func lane(_ site: Site) -> Int {
    let tops = site.tops
    let least = tops.min() ?? 0
    switch site.masonry.placement {
    case .sequential: return min(site.index % site.masonry.lanes, tops.count - 1)
    case .shortest: return tops.firstIndex(of: least) ?? 0
    case .gridLanes(let tolerance):
      let eligible = tops.indices.filter { tops[$0] <= least + tolerance }
      return eligible.first { $0 >= site.cursor } ?? eligible.first ?? 0
    }
  }
}

extension MasonryItem {
  /// The item's own length across the lanes.
  package func cross(_ axis: Axis) -> Double { axis == .vertical ? width : height }
  /// The item's own length along the lanes.
  package func main(_ axis: Axis) -> Double { axis == .vertical ? height : width }
}
