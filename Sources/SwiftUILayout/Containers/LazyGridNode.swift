/// One column of a lazy vertical grid, or one row of a lazy horizontal one.
struct LazyTrack {
  enum Size {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }
  var size: Size
  /// Points after the track; open for the default.
  var spacing: Double
  /// The cell's own alignment, if it has one.
  var alignment: GuidePair?

  /// The track with lengths that can be held, each breach with a complaint.
  func sound(_ seat: Seat) -> LazyTrack {
    func least(_ length: Double) -> Double {
      max(seat.finite(length, or: 0, "length of a grid's track"), 0)
    }
    var sound = self
    switch size {
    case .fixed(let length): sound.size = .fixed(least(length))
    case .flexible(let minimum, let maximum):
      sound.size = .flexible(minimum: least(minimum), maximum: maximum.or(.infinity))
    case .adaptive(let minimum, let maximum):
      sound.size = .adaptive(minimum: least(minimum), maximum: maximum.or(.infinity))
    }
    if !spacing.isNaN { sound.spacing = seat.finite(spacing, or: Offer.open, "spacing") }
    return sound
  }
}

/// A LazyVGrid or LazyHGrid (C8).
///
/// Fixed tracks are exact; what is left after them and the gaps is shared, in order, among the
/// flexible tracks and the adaptive ones, which are filled with as many of their minimums as fit.
final class LazyGridNode: MeasuringNode {
  private let tracks: [LazyTrack]
  private let children: [LayoutNode]
  /// The axis along which lines of cells follow one another.
  private let axis: Axis
  private let lineSpacing: Double
  private let alignment: GuideKey

  init(
    _ seat: Seat,
    _ tracks: [LazyTrack],
    _ children: [LayoutNode],
    axis: Axis,
    spacing: Double?,
    alignment: GuideKey
  ) {
    self.tracks = tracks.map { $0.sound(seat) }
    self.children = children
    self.axis = axis
    self.alignment = alignment
    let plain = ViewSpacing.defaultDistance(seat.context)
    lineSpacing = seat.finite(spacing ?? plain, or: plain, "spacing")
    super.init(seat)
    priority = children.isEmpty ? -.infinity : 0  // P16
  }

  override var isBranching: Bool { true }
  override var below: [LayoutNode] { children }

  private struct Lane {
    var start: Double
    var length: Double
    var alignment: GuidePair?
  }

  private func gap(after track: LazyTrack) -> Double {
    track.spacing.or(ViewSpacing.defaultDistance(context))
  }

  private func lanes(_ offered: Double) -> [Lane] {
    var left = offered
    for track in tracks {
      if case .fixed(let length) = track.size { left = left.less(length) }
    }
    for track in tracks.dropLast() { left = left.less(gap(after: track)) }
    var sharing = tracks.filter { if case .fixed = $0.size { false } else { true } }.count
    var lanes: [Lane] = []
    var start = 0.0
    for track in tracks {
      var lengths: [Double] = []
      switch track.size {
      case .fixed(let length):
        lengths = [length]
      case .flexible(let minimum, let maximum):
        let share = (left / Double(sharing)).or(minimum)
        let length = max(min(share, maximum), minimum)
        lengths = [length]
        left = left.less(length)
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let share = max((left / Double(sharing)).or(minimum), 0)
        let gap = gap(after: track)
        let pitch = minimum + gap
        let room = share + offered.rounding + gap
        let fitting = pitch > 0 && share.isFinite ? (room / pitch).rounded(.down) : 1
        let count = max(Int(min(fitting, 10_000)), 1)
        let each = (share - gap * Double(count - 1)) / Double(count)
        lengths = Array(repeating: max(min(each, maximum), minimum), count: count)
        left = left.less(share)
        sharing -= 1
      }
      for length in lengths {
        lanes.append(Lane(start: start, length: length, alignment: track.alignment))
        start += length + gap(after: track)
      }
    }
    return lanes
  }

  private struct Plan {
    var lanes: [Lane]
    var lines: [Double]
    var size: Extent
  }

  private func plan(_ offer: Offer) -> Plan {
    let lanes = lanes(offer[axis.crossed])
    guard !lanes.isEmpty else { return Plan(lanes: [], lines: [], size: .zero) }
    var lines: [Double] = []
    for (index, child) in children.enumerated() {
      let lane = lanes[index % lanes.count]
      let length = child.size(Offer(axis, Offer.open, across: lane.length))[axis]
      if index % lanes.count == 0 {
        lines.append(length)
      } else {
        lines[lines.count - 1] = max(lines[lines.count - 1], length)
      }
    }
    let along = lines.reduce(0, +) + lineSpacing * Double(max(lines.count - 1, 0))
    let across = lanes.last.map { $0.start + $0.length } ?? 0
    return Plan(
      lanes: lanes,
      lines: lines,
      size: Extent(axis, max(along, 0), across: max(across, 0))
    )
  }

  override func measure(_ offer: Offer) -> Extent { plan(offer).size }

  override func arrange(_ offer: Offer) {
    let plan = plan(offer)
    guard !plan.lanes.isEmpty else { return }
    var position = 0.0
    for (index, child) in children.enumerated() {
      let lane = plan.lanes[index % plan.lanes.count]
      let line = plan.lines[index / plan.lanes.count]
      if index > 0, index % plan.lanes.count == 0 {
        position += plan.lines[index / plan.lanes.count - 1] + lineSpacing
      }
      let cell = Extent(axis, line, across: lane.length)
      let cellOffer = Offer(axis, Offer.open, across: lane.length)
      let pair = lane.alignment ?? lined
      let offset = pair.offset(of: child, cellOffer, in: cell)
      put(
        child,
        x: offset.width + (axis == .horizontal ? position : lane.start),
        y: offset.height + (axis == .horizontal ? lane.start : position),
        offer: cellOffer
      )
    }
  }

  /// Where a cell lies that says nothing: by the grid across, in the middle along.
  private var lined: GuidePair {
    axis == .vertical
      ? GuidePair(horizontal: alignment, vertical: .centerY)
      : GuidePair(horizontal: .centerX, vertical: alignment)
  }
}
