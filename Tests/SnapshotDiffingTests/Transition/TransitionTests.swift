import LayoutCore
import SnapshotDiffing
import Testing

@Suite("Transitions")
struct TransitionTests {
  private func row(_ y: Double) -> Rect { Rect(x: 0, y: y, width: 100, height: 10) }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("give each element its start and its end")
  func ends() {
    let transition = Transition(
      from: snapshot(["a", "b", "c"]),
      to: snapshot(["a", "c", "d"])
    ) { counts in
      (0..<counts[0]).map { row(Double($0) * 10) }
    }
    typealias Element = Transition<String>.Element
    #expect(transition.elements.map(\.identifier) == ["b", "a", "c", "d"])
    #expect(transition.elements.map(\.kind) == [.vanishing, .staying, .moving, .appearing])
    #expect(transition.elements.map(\.start) == [row(10), row(0), row(20), row(20)])
    #expect(transition.elements.map(\.end) == [row(10), row(0), row(10), row(20)])
    #expect(transition.elements[2].frame(at: 0.5) == row(15))
    #expect(transition.elements.map { $0.opacity(at: 0.25) } == [0.75, 1, 1, 0.25])
  }

  @Test("let elements come from and go to places of the caller's")
  func outside() {
    let transition = Transition(
      from: [("a", row(0))],
      to: [("b", row(0))],
      appearing: { _, frame in Rect(x: 100, y: frame.y, width: 100, height: 10) },
      vanishing: { _, frame in Rect(x: -100, y: frame.y, width: 100, height: 10) }
    )
    #expect(transition.elements.map(\.end.x) == [-100, 0])
    #expect(transition.elements.map(\.start.x) == [0, 100])
  }
}
