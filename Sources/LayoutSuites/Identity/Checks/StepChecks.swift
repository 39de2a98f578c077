import LayoutCore
import SnapshotDiffing

/// Judges what was seen of a data source, step by step, by what the case says must be seen.
struct StepChecks {
  private let problem: IdentityCase
  private let after: [IdentityCase.Section]
  private let reloaded: Set<IdentityItem>
  private let reconfigured: Set<IdentityItem>

  init(_ problem: IdentityCase, _ context: IdentityContext) {
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
    var earlier: (state: StageState, cells: [IdentityItem: Int])?
    for (step, planned) in zip(steps, plan) {
      if let viewport = planned.viewport { reader.see(viewport) }
      let sections = planned.isBefore ? problem.before : after
      let items = sections.flatMap(\.items)
      let state = reader.corrected(step.state, items)
      let cells = Self.cells(state, items)
      result += judge(step, sections, items, earlier?.cells ?? [:], cells)
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
    _ sections: [IdentityCase.Section],
    _ items: [IdentityItem],
    _ cellsBefore: [IdentityItem: Int],
    _ cellsAfter: [IdentityItem: Int]
  ) -> [IdentityViolation] {
    let record = ApplyRecord(
      items: items,
      counts: SectionCounts(sections.map(\.items.count)),
      reloaded: step.kind == .apply ? reloaded : [],
      reconfigured: step.kind == .apply ? reconfigured : [],
      requests: step.requests,
      cellsBefore: cellsBefore,
      cellsAfter: cellsAfter,
      isLoad: step.kind == .load
    )
    return IdentityChecks.requests(record) + IdentityChecks.replacement(record)
  }

  private func mustDoNothing(_ kind: IdentityStep.Kind) -> Bool {
    switch kind {
    case .again: true
    case .apply: reloaded.isEmpty && reconfigured.isEmpty && problem.before == after
    case .load, .scrollBefore, .scrollAfter: false
    }
  }

  private static func cells(
    _ state: StageState,
    _ items: [IdentityItem]
  ) -> [IdentityItem: Int] {
    state.shown.reduce(into: [:]) { cells, shown in
      if items.indices.contains(shown.position) { cells[items[shown.position]] = shown.cell }
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

  func corrected(_ state: StageState, _ items: [IdentityItem]) -> StageState {
    var state = state
    state.identifiers = items.map(\.description)
    guard let scrolling else {
      state.frames = []
      return state
    }
    state.frames = IdentityRows.frames(items.count)
    state.viewport = viewport
    state.axis = .vertical
    state.isGoingForward = isGoingForward
    state.prefetchDistance = scrolling.prefetch
    return state
  }
}
