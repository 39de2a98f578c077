import LayoutCore

extension IdentityChecks {
  /// Every visible item has exactly one cell, and no cell serves two items.
  package static func cells(_ state: StageState) -> [IdentityViolation] {
    var result: [IdentityViolation] = []
    func report(_ message: String, _ positions: [Int]) {
      let names = positions.filter(state.identifiers.indices.contains).map {
        state.identifiers[$0]
      }
      result.append(
        IdentityViolation(.cells, message, identifiers: names, indices: positions)
      )
    }
    var byPosition: [Int: Int] = [:]
    var byCell: [Int: Int] = [:]
    let waiting = Set(state.waiting)
    for shown in state.shown {
      let position = shown.position
      guard state.identifiers.indices.contains(position) else {
        report("cell \(shown.cell) is at \(position), where no item is", [position])
        continue
      }
      if let other = byPosition.updateValue(shown.cell, forKey: position) {
        report("item \(position) has cells \(other) and \(shown.cell)", [position])
      }
      if let other = byCell.updateValue(position, forKey: shown.cell) {
        report("cell \(shown.cell) serves items \(other) and \(position)", [other, position])
      }
      if waiting.contains(shown.cell) {
        report("cell \(shown.cell) is shown and waits for reuse", [position])
      }
      if shown.identifier != state.identifiers[position] {
        report("cell \(shown.cell) was made for \(shown.identifier)", [position])
      }
      if !state.isInSight(position) {
        report("cell \(shown.cell) is shown out of sight", [position])
      }
    }
    for position in state.identifiers.indices
    where state.isInSight(position) && byPosition[position] == nil {
      report("item \(position) is in sight without a cell", [position])
    }
    if waiting.count != state.waiting.count {
      report("a cell waits for reuse twice", [])
    }
    return result
  }

  /// Prefetching is never behind the reader, and misses nothing ahead of him.
  package static func prefetch(_ state: StageState) -> [IdentityViolation] {
    let prefetched = Set(state.prefetched)
    return state.identifiers.indices.compactMap { position in
      let lead = state.lead(of: position)
      let isDue = lead.map { $0 < state.prefetchDistance } ?? false
      guard isDue != prefetched.contains(position) else { return nil }
      let place = isDue ? "ahead and not prefetched" : "prefetched and not ahead"
      return IdentityViolation(
        .prefetch,
        "item \(position) is \(place)",
        identifiers: [state.identifiers[position]],
        indices: [position]
      )
    }
  }
}

extension StageState {
  /// Whether the frame of a position meets the viewport; without frames everything is in sight.
  func isInSight(_ position: Int) -> Bool {
    frames.isEmpty || (frames.indices.contains(position) && frames[position].meets(viewport))
  }

  /// How far the reader has to go for an item to come into sight; `nil` when it does not lie ahead.
  func lead(of position: Int) -> Double? {
    guard frames.indices.contains(position), !isInSight(position) else { return nil }
    let frame = frames[position]
    let ahead =
      isGoingForward
      ? frame.origin(along: axis) - viewport.end(along: axis)
      : viewport.origin(along: axis) - frame.end(along: axis)
    // Put at the reader's edge, it must be seen: it has area and is not beside the viewport.
    var arrived = frame
    switch axis {
    case .horizontal: arrived.x = viewport.x
    case .vertical: arrived.y = viewport.y
    }
    return ahead >= 0 && arrived.meets(viewport) ? ahead : nil
  }
}
