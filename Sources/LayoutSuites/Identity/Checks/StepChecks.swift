import LayoutCore
import SnapshotDiffing

/// Judges what was seen of a data source, step by step, by what the case says must be seen.
struct StepChecks {
  private let problem: IdentityCase
  private let after: [IdentityCase.Section]
  private let reloaded: Set<IdentityItem>
  private let reconfigured: Set<IdentityItem>
  private let numbers: NumberedSections

  init(_ problem: IdentityCase, _ context: IdentityContext, _ numbers: NumberedSections) {
    self.numbers = numbers
    self.problem = problem
    after = context.script.after
    reloaded = context.reloaded
    reconfigured = context.reconfigured
  }

  func violations(of steps: [IdentityStep]) -> [IdentityViolation] {
    var result: [IdentityViolation] = []
    var reader = Reader(problem)
    let plan = Self.plan(problem)
    guard steps.map(\.kind) == plan.map(\.kind) else {
      return [IdentityViolation(.requests, "the data source was not led through all steps")]
    }
    var earlier: (state: StageState, cells: [Int?])?
    let (before, later) = (Shown(problem.before), Shown(after))
    for (step, planned) in zip(steps, plan) {
      if let viewport = planned.viewport { reader.see(viewport) }
      let shown = planned.isBefore ? before : later
      let state = reader.corrected(step.state, shown.names)
      let known = planned.isBefore ? numbers.items.before : numbers.items.after
      let cells = cells(state, known)
      result += judge(step, planned, shown, known, earlier?.cells, cells)
      result += IdentityChecks.cells(state) + IdentityChecks.prefetch(state)
      if let earlier, mustDoNothing(step.kind) {
        if !step.requests.isEmpty || state != earlier.state {
          result.append(IdentityViolation(.unchanged, "an equal snapshot changed something"))
        }
      }
      earlier = (state, cells)
    }
    return result
  }

  private func judge(
    _ step: IdentityStep,
    _ planned: Planned,
    _ shown: Shown,
    _ known: [Int],
    _ cellsBefore: [Int?]?,
    _ cellsAfter: [Int?]
  ) -> [IdentityViolation] {
    var record = ApplyRecord(
      counts: planned.isBefore ? numbers.before : numbers.after,
      isLoad: step.kind == .load
    ) { shown.names[$0] }
    for (position, number) in known.enumerated() {
      record.cellsBefore[position] = cellsBefore?[number]
      record.cellsAfter[position] = cellsAfter[number]
    }
    if step.kind == .apply, !(reloaded.isEmpty && reconfigured.isEmpty) {
      record.isReloaded = shown.items.map(reloaded.contains)
      record.isReconfigured = shown.items.map(reconfigured.contains)
    }
    for request in step.requests {
      record.note(request.place, request.item.description) { shown.items[$0] == request.item }
    }
    return IdentityChecks.requests(record) + IdentityChecks.replacement(record)
  }

  private func mustDoNothing(_ kind: IdentityStep.Kind) -> Bool {
    switch kind {
    case .again: true
    case .apply: reloaded.isEmpty && reconfigured.isEmpty && problem.before == after
    case .load, .scrollBefore, .scrollAfter: false
    }
  }

  /// The cells shown, by the numbers of items.
  private func cells(_ state: StageState, _ known: [Int]) -> [Int?] {
    var cells = [Int?](repeating: nil, count: numbers.items.kinds)
    for shown in state.shown where known.indices.contains(shown.position) {
      cells[known[shown.position]] = shown.cell
    }
    return cells
  }

  /// The items of a state, with their texts, which are found once.
  private struct Shown {
    let items: [IdentityItem]
    let names: [String]

    init(_ sections: [IdentityCase.Section]) {
      items = sections.flatMap(\.items)
      names = items.map(\.description)
    }
  }

  private struct Planned {
    var kind: IdentityStep.Kind
    var viewport: IdentityCase.Scrolling.Viewport?
    var isBefore: Bool
  }

  /// The steps there must be, and where the reader goes in each.
  private static func plan(_ problem: IdentityCase) -> [Planned] {
    let viewports = problem.scrolling?.viewports ?? []
    return [Planned(kind: .load, viewport: viewports.first, isBefore: true)]
      + viewports.dropFirst().map { Planned(kind: .scrollBefore, viewport: $0, isBefore: true) }
      + [Planned(kind: .apply, viewport: nil, isBefore: false)]
      + viewports.map { Planned(kind: .scrollAfter, viewport: $0, isBefore: false) }
      + [Planned(kind: .again, viewport: nil, isBefore: false)]
  }
}

/// Where the reader is, by the case; an engine's word for it is not taken.
private struct Reader {
  private let scrolling: IdentityCase.Scrolling?
  private var viewport = Rect.zero
  private var isGoingForward = true

  init(_ problem: IdentityCase) { scrolling = problem.scrolling }

  mutating func see(_ next: IdentityCase.Scrolling.Viewport) {
    let rect = IdentityRows.viewport(next)
    if rect.y != viewport.y { isGoingForward = rect.y > viewport.y }
    viewport = rect
  }

  func corrected(_ state: StageState, _ names: [String]) -> StageState {
    var state = state
    state.identifiers = names
    guard let scrolling else {
      state.frames = []
      return state
    }
    state.frames = IdentityRows.frames(names.count)
    state.viewport = viewport
    state.axis = .vertical
    state.isGoingForward = isGoingForward
    state.prefetchDistance = scrolling.prefetch
    return state
  }
}
