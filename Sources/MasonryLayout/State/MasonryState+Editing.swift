public import LayoutCore

extension MasonryState {
  /// Applies one edit and places again what it can change.
  ///
  /// - Returns: which frames can differ from before.
  /// - Throws: ``LayoutFailure`` when the edit names an item that is not there, or the edited
  ///   masonry makes no sense; the state is then as it was.
  /// - Complexity: for an edit at item m, O(n − m) placements and at most one checkpoint's worth
  ///   of items looked at again; fewer where the lanes come to stand as before. A change of the
  ///   cross length or the lanes places all items again, one of the container's length none.
  @discardableResult
  public mutating func apply(_ edit: MasonryEdit) throws(LayoutFailure) -> MasonryInvalidation {
    let size = contentSize
    let inverse = try inverse(of: edit)
    let outcome = try perform(edit)
    guard farthest.isFinite else {
      let reach = farthest
      // The masonry before was laid out once, so going back to it cannot fail.
      if let inverse { _ = try perform(inverse) }
      throw Masonry.outOfReach(reach)
    }
    work = work + outcome.work
    return invalidation(outcome, since: size)
  }

  private func invalidation(_ outcome: Outcome, since size: Size) -> MasonryInvalidation {
    let changed = contentSize != size
    // From right to left, every row hangs on the content's far end.
    let allMoved = changed && geometry.isMirrored && geometry.axis == .horizontal
    return MasonryInvalidation(
      items: allMoved ? 0..<frames.count : outcome.items,
      contentSizeChanged: changed,
      work: outcome.work
    )
  }

  /// What was placed again, and what that cost.
  struct Outcome {
    var items: Range<Int>
    var work: WorkCounters
  }

  /// The edit that undoes an item's edit; `nil` for edits that begin afresh.
  ///
  /// - Throws: ``LayoutFailure`` when the edit makes no sense here, before anything is changed.
  private func inverse(of edit: MasonryEdit) throws(LayoutFailure) -> MasonryEdit? {
    try masonry.validate(edit)
    return switch edit {
    case .insert(_, let at): .remove(at: at)
    case .remove(let at): .insert(masonry.items[at], at: at)
    case .move(let from, let to): .move(from: to, to: from)
    case .resize(_, let at): .resize(masonry.items[at], at: at)
    case .container, .lanes: nil
    }
  }

  private mutating func perform(_ edit: MasonryEdit) throws(LayoutFailure) -> Outcome {
    let oldCount = masonry.items.count
    switch edit {
    case .insert(_, let at):
      try masonry.apply(edit)
      frames.append(.zero)
      lanes.append(0)
      return try place(from: at, settledFrom: nil, oldCount: oldCount)
    case .remove(let at):
      try masonry.apply(edit)
      frames.removeLast()
      lanes.removeLast()
      return try place(from: at, settledFrom: nil, oldCount: oldCount)
    case .move(let from, let to):
      try masonry.apply(edit)
      return try place(from: min(from, to), settledFrom: max(from, to) + 1, oldCount: oldCount)
    case .resize(_, let at):
      try masonry.apply(edit)
      return try place(from: at, settledFrom: at + 1, oldCount: oldCount)
    case .container, .lanes:
      return try performOnAll(edit)
    }
  }

  private mutating func performOnAll(_ edit: MasonryEdit) throws(LayoutFailure) -> Outcome {
    var edited = masonry
    try edited.apply(edit)
    if edited.crossLength == masonry.crossLength, edited.lanes == masonry.lanes {
      masonry = edited
      return Outcome(items: 0..<0, work: WorkCounters())
    }
    let fresh = try MasonryState(edited)
    let before = work
    self = fresh
    work = before
    return Outcome(items: 0..<frames.count, work: fresh.work)
  }

  /// Places items again from `first` on, until the lanes stand as at a checkpoint.
  ///
  /// - Parameters:
  ///   - first: the first item that can lie elsewhere.
  ///   - settled: the first item from which the items at all indices are the old ones; `nil` if
  ///     there is none.
  ///   - oldCount: how many items there were.
  mutating func place(
    from first: Int,
    settledFrom settled: Int?,
    oldCount: Int
  ) throws(LayoutFailure) -> Outcome {
    var run = LaneRun(geometry)
    let spacing = checkpoints.spacing
    let resumed = checkpoints.number(before: first)
    checkpoints.restore(&run, from: resumed)
    for item in resumed * spacing..<first {
      run.record(
        lane: lanes[item],
        span: min(masonry.items[item].span, geometry.lanes),
        far: frames[item].end(along: geometry.axis)
      )
    }
    let count = masonry.items.count
    var item = first
    while item < count {
      let block = item / spacing
      if item == block * spacing {
        if let settled, item >= settled, checkpoints.matches(run, at: block) { break }
        checkpoints.record(run, at: block)
        run.farthest = geometry.initialFarthest
      }
      let next = min(count, (block + 1) * spacing)
      try place(item..<next, run: &run)
      checkpoints.record(reach: run.farthest, of: block)
      item = next
    }
    if first == count, first % spacing != 0 {
      checkpoints.record(reach: run.farthest, of: first / spacing)
    }
    checkpoints.truncate(to: count)
    farthest = checkpoints.farthest(
      changed: resumed..<max(resumed, (item + spacing - 1) / spacing),
      start: geometry.initialFarthest
    )
    index.refile(first..<item, oldEnd: item == count ? oldCount : item, lanes: lanes)
    return Outcome(items: first..<item, work: run.work)
  }

  private mutating func place(_ range: Range<Int>, run: inout LaneRun) throws(LayoutFailure) {
    var failure: LayoutFailure?
    unsafe masonry.items.withUnsafeBufferPointer { items in
      unsafe frames.withUnsafeMutableBufferPointer { frames in
        unsafe lanes.withUnsafeMutableBufferPointer { lanes in
          guard let frame = frames.baseAddress, let lane = lanes.baseAddress else { return }
          do throws(LayoutFailure) {
            unsafe try run.place(items, range, frames: frame, lanes: lane)
          } catch {
            failure = error
          }
        }
      }
    }
    if let failure { throw failure }
  }
}
