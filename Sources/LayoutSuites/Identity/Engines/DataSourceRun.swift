package import LayoutCore
import SnapshotDiffing

/// Applies the two states of a case to a data source while the reader moves, and notes each step.
final class DataSourceRun {
  private final class Cell {}

  private let stage = CellStage<Cell>()
  private(set) var steps: [IdentityStep] = []
  private let viewports: [IdentityCase.Scrolling.Viewport]
  private let source: DiffableMachine<String, IdentityItem, Cell>
  private var asked = 0

  /// What the machine says of itself in the end.
  struct Report {
    var faults: [ApplyFault]
    var findings: [ModelIdentifierLint.Finding]
  }

  var machine: Report { Report(faults: source.faults, findings: source.findings) }

  init(_ problem: IdentityCase) {
    viewports = problem.scrolling?.viewports ?? []
    if let scrolling = problem.scrolling {
      stage.prefetchDistance = scrolling.prefetch
      stage.layout = { counts in IdentityRows.frames(counts.reduce(0, +)) }
    }
    source = DiffableMachine(stage: stage)
    source.cellProvider = { [stage] _, _ in stage.dequeue("cell", make: Cell.init) }
  }

  func run(
    from before: IdentitySnapshot<String, IdentityItem>,
    to after: IdentitySnapshot<String, IdentityItem>
  ) {
    if let first = viewports.first { stage.scroll(to: IdentityRows.viewport(first)) }
    apply(before, .load)
    for viewport in viewports.dropFirst() { scroll(to: viewport, .scrollBefore) }
    apply(after, .apply)
    for viewport in viewports { scroll(to: viewport, .scrollAfter) }
    apply(after.withoutMarks, .again)
  }

  private func apply(
    _ snapshot: IdentitySnapshot<String, IdentityItem>,
    _ kind: IdentityStep.Kind
  ) {
    source.apply(NSDiffableDataSourceSnapshot(snapshot), animating: true)
    note(kind)
  }

  private func scroll(to viewport: IdentityCase.Scrolling.Viewport, _ kind: IdentityStep.Kind) {
    stage.scroll(to: IdentityRows.viewport(viewport))
    note(kind)
  }

  private func note(_ kind: IdentityStep.Kind) {
    guard let state = source.state else { return }
    let requests = Array(source.requests[asked...])
    asked = source.requests.count
    steps.append(IdentityStep(kind, requests: requests, state: state))
  }
}

/// The layout under the data source of a case: rows ten points high, a hundred wide.
package enum IdentityRows {
  package static let height = 10.0
  private static let width = 100.0

  package static func frames(_ count: Int) -> [Rect] {
    (0..<count).map { Rect(x: 0, y: Double($0) * height, width: width, height: height) }
  }

  package static func viewport(_ viewport: IdentityCase.Scrolling.Viewport) -> Rect {
    Rect(x: 0, y: viewport.offset, width: width, height: viewport.length)
  }
}
