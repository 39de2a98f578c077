import LayoutCore
import LayoutOracles
import Testing

@Suite("A box that sticks out")
struct ViolationOverhangTests {
  private let room = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test(
    "is named by the edge it passes, and by none where it stays in or is out by the slack",
    arguments: [
      (Rect(x: 10, y: 20, width: 100, height: 51), Violation.Edge.bottom),
      (Rect(x: 11, y: 20, width: 100, height: 50), .trailing),
      (Rect(x: 10, y: 19, width: 100, height: 50), .top),
      (Rect(x: 9, y: 20, width: 100, height: 50), .leading),
      (Rect(x: 10.25, y: 20.25, width: 100, height: 50), nil),
    ] as [(Rect, Violation.Edge?)]
  )
  func edges(_ box: Rect, _ edge: Violation.Edge?) {
    #expect(box.firstEdge(outside: room, slack: 0.5) == edge)
  }

  @Test("is told by the one coordinate that shows it, and by where it might lie")
  func words() {
    let box = Rect(x: 9, y: 20, width: 10, height: 51.5)
    func told(_ edge: Violation.Edge) -> Violation {
      Violation(
        "in",
        "child 3",
        at: box[edge],
        past: edge,
        of: "the room",
        at: room[edge],
        items: [3]
      )
    }
    let below = told(.bottom)
    #expect(below.message == "child 3 ends at y 71.5, 1.5 points past the bottom edge of the room")
    #expect(below.expected == "child 3 to end at y 70 or before")
    #expect(below.actual == "y 71.5")
    #expect(below.edge == .bottom)
    let before = told(.leading)
    #expect(before.message == "child 3 begins at x 9, 1 point past the leading edge of the room")
    #expect(before.expected == "child 3 to begin at x 10 or after")
  }

  @Test("by less than six decimals show is told with all of them")
  func near() {
    let box = Rect(x: 10, y: 20, width: 100, height: 50.000_000_1)
    let told = Violation(
      "in",
      "it",
      at: box[.bottom],
      past: .bottom,
      of: "the room",
      at: room[.bottom],
      items: []
    )
    #expect(told.actual == "y 70.0000001")
    #expect(told.expected == "it to end at y 70 or before")
  }
}
