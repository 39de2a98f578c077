package import LayoutCore

/// How many subitems a row or column takes and how large each is, before any is placed.
package struct SubitemRun: Sendable {
  package let axis: Axis
  /// How many slots a full group has; nil where nothing ever fills it.
  package let capacity: Int?
  /// The box subitems resolve in, reduced by spacing along the axis (S2).
  package let box: Size
  /// The size of each subitem, in the order in which they repeat.
  package let sizes: [Size]
  /// Points each flexible spacing gets on top of its minimum (G6).
  package let share: Double
  /// What a full group leaves after its last item (G12).
  package let rest: Double
}

/// Decides what a group holds (S2, G1 to G8, G15).
package struct RunPlanner {
  private let context: SolveContext
  private let content: GroupContent
  private let axis: Axis
  private let inner: Size
  private let spacing: Double
  private let edges: [Double]
  private let estimatedAlong: Bool

  package init(
    context: SolveContext,
    content: GroupContent,
    axis: Axis,
    inner: Size,
    estimatedAlong: Bool
  ) {
    self.context = context
    self.content = content
    self.axis = axis
    self.inner = inner
    self.estimatedAlong = estimatedAlong
    spacing = content.interItemSpacing?.amount ?? 0
    edges = content.subitems.map { $0.edgeSpacing.total(along: axis) }
  }

  private var count: Int { content.subitems.count }

  /// How many slots the run has and what their sizes are.
  package func plan() -> SubitemRun {
    switch content.arrangement {
    case .counted(_, let number):
      var sizes = resolved(reducedBy: number)
      // G4: equal shares, whatever the subitem says of itself.
      let gaps = context.rules.breaks(.equalShares) ? 0 : Double(number - 1) * spacing
      let share = context.resolver.grid.resolvedSize((inner[axis] - gaps) / Double(number))
      for index in sizes.indices { sizes[index][axis] = share }
      return run(capacity: number, boxFor: number, sizes)
    case .repeating(_, let number):
      return run(capacity: number, boxFor: number, resolved(reducedBy: number))
    case .fitting where estimatedAlong && !context.rules.breaks(.estimatedRun):
      // G15: one run of the subitems, however long it gets.
      return run(capacity: count, boxFor: count, resolved(reducedBy: count))
    case .fitting, .custom:
      return fitting()
    }
  }

  private func fitting() -> SubitemRun {
    let crossesOwnAxis = content.subitems.contains {
      $0.size[axis.crossed].isFraction(of: axis)
    }
    if crossesOwnAxis, !context.rules.breaks(.squareRows) {
      // G3: count without spacing, resolve for that count, then take what fits with spacing.
      let sizes = resolved(reducedBy: 1)
      let wished = firstFailure { fits($0, sizes, spacing: 0) }.map { $0 - 1 } ?? Int.max
      guard wished > 0 else { return run(capacity: 0, boxFor: 1, sizes) }
      let reduced = resolved(reducedBy: wished)
      let capacity = firstFailure { fits($0, reduced, spacing: spacing) }.map { $0 - 1 }
      return run(capacity: capacity, boxFor: wished, reduced)
    }
    // G2: the largest n whose n subitems, sized for n, fit with their spacing.
    let between = context.rules.breaks(.spacingInFit) ? 0 : spacing
    let failure = firstFailure { fits($0, resolved(reducedBy: $0), spacing: between) }
    guard let failure else { return run(capacity: nil, boxFor: 1, resolved(reducedBy: 1)) }
    let capacity = max(0, failure - 1)
    return run(capacity: capacity, boxFor: max(1, capacity), resolved(reducedBy: max(1, capacity)))
  }

  /// The sizes of all subitems when `number` slots share the axis (S2).
  private func resolved(reducedBy number: Int) -> [Size] {
    let box = box(for: number)
    return content.subitems.map { context.resolver.size($0.size, in: box) }
  }

  private func box(for number: Int) -> Size {
    guard !context.rules.breaks(.spacingBeforeFractions), number < Int.max else { return inner }
    var box = inner
    box[axis] -= Double(number - 1) * spacing
    if context.rules.breaks(.edgesKeepFractions) { box[axis] -= edgeTotal(number) }
    return box
  }

  private func edgeTotal(_ number: Int) -> Double { repeated(edges, number) }

  /// The sum of the first `number` values when the list repeats.
  private func repeated(_ values: [Double], _ number: Int) -> Double {
    let (cycles, rest) = number.quotientAndRemainder(dividingBy: values.count)
    let whole = cycles > 0 ? Double(cycles) * values.reduce(0, +) : 0
    return values.prefix(rest).reduce(whole, +)
  }

  private func length(_ number: Int, _ sizes: [Size], spacing: Double) -> Double {
    repeated(sizes.map { $0[axis] }, number) + edgeTotal(number) + Double(number - 1) * spacing
  }

  private func fits(_ number: Int, _ sizes: [Size], spacing: Double) -> Bool {
    // A millionth of a point is not an overflow.
    length(number, sizes, spacing: spacing) <= inner[axis] + 1e-6
  }

  /// The first number of subitems that does not fit (G1); nil when no number is too many.
  ///
  /// - Complexity: O(64 + log n) trials, so that a thousand million hairs cost no more than a row.
  private func firstFailure(_ fits: (Int) -> Bool) -> Int? {
    for number in 1...64 where !fits(number) { return number }
    var (low, high) = (64, 128)
    while fits(high) {
      guard high < 1 << 40 else { return nil }
      (low, high) = (high, high * 2)
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return high
  }

  private func run(capacity: Int?, boxFor number: Int, _ sizes: [Size]) -> SubitemRun {
    var share = 0.0
    var rest = 0.0
    if let capacity, capacity > 0, !estimatedAlong || isCounted {
      let slack = inner[axis] - length(capacity, sizes, spacing: spacing)
      let last = content.subitems[(capacity - 1) % count].edgeSpacing.end(along: axis)
      let flexible = flexibleCount(capacity)
      if flexible > 0, !context.rules.breaks(.slackShared) { share = slack / Double(flexible) }
      rest = (last?.amount ?? 0) + (flexible > 0 ? 0 : slack)
      if last?.isFlexible == true { rest += share }
    }
    return SubitemRun(
      axis: axis,
      capacity: capacity,
      box: box(for: number),
      sizes: sizes,
      share: share,
      rest: rest
    )
  }

  private var isCounted: Bool {
    if case .counted = content.arrangement { true } else { false }
  }

  /// How many flexible spacings a run of `number` slots has (G6).
  package func flexibleCount(_ number: Int) -> Int {
    let between = content.interItemSpacing?.isFlexible == true ? number - 1 : 0
    let each = content.subitems.map { $0.edgeSpacing.flexibleCount(along: axis) }
    let (cycles, rest) = number.quotientAndRemainder(dividingBy: count)
    return between + cycles * each.reduce(0, +) + each.prefix(rest).reduce(0, +)
  }
}
