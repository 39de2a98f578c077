import LayoutCore
import LayoutReports
import Testing

@Suite("Picture as text")
struct PictureTextTests {
  private func draw(_ frames: [Rect], marks: [Rect] = [], width: Int = 24) -> [String] {
    let boxes = frames.enumerated().map { Picture.Box($1, label: "\($0)") }
    return PictureText.lines(
      Picture(
        container: Picture.Box(Rect(x: 0, y: 0, width: 100, height: 50)),
        boxes: boxes,
        marks: marks.map { Picture.Box($0) }
      ),
      width: width
    )
  }

  @Test("joins lines that meet and dots the container")
  func joins() {
    #expect(
      draw([
        Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: 50, y: 0, width: 25, height: 25),
      ]) == [
        "┌0─────────┬1────┐┈┈┈┈┈·",
        "│          │     │     ┊",
        "│          │     │     ┊",
        "│          ├─────┘     ┊",
        "│          │           ┊",
        "│          │           ┊",
        "└──────────┘┈┈┈┈┈┈┈┈┈┈┈·",
      ]
    )
  }

  @Test("says how large a container without room is, and labels what lies in it")
  func withoutRoom() {
    let picture = Picture(
      container: Picture.Box(Rect(x: 0, y: 0, width: 0, height: 10)),
      boxes: [Picture.Box(Rect(x: 0, y: 0, width: 0, height: 12), label: "0")]
    )
    let lines = PictureText.lines(picture, height: 4)
    #expect(lines.first?.contains("0") == true, "\(lines)")
    #expect(lines.last == "container 0 × 10")
  }

  @Test("keeps an overlap of a thousandth apart and marks it")
  func thin() {
    let lines = draw(
      [Rect(x: 0, y: 0, width: 50.1, height: 50), Rect(x: 50, y: 0, width: 50, height: 50)],
      marks: [Rect(x: 50, y: 0, width: 0.1, height: 50)]
    )
    #expect(lines[0] == "┌0─────────┬─┬1────────┐")
    #expect(lines[1].contains("│╳│"))
  }

  @Test("draws a box without room as a line or a dot, with its label beside it")
  func degenerate() {
    let lines = draw([
      Rect(x: 50, y: 0, width: 0, height: 50), Rect(x: 75, y: 25, width: 0, height: 0),
    ])
    #expect(lines.contains { $0.contains("•1") })
    #expect(lines.filter { $0.contains("│") }.count >= 3)
  }

  @Test("stays within its width and height with many boxes, and counts those it leaves out")
  func many() {
    let picture = Picture(
      container: Picture.Box(Rect(x: 0, y: 0, width: 300, height: 100_000)),
      boxes: (0..<500).map { index -> Picture.Box in
        let x = Double(index % 3) * 100
        let y = Double(index / 3) * 90
        return Fixture.box(x, y, 95, 80, "\(index)", false)
      }
    )
    let lines = PictureText.lines(picture, width: 68, height: 16)
    #expect(lines.count <= 17)
    #expect(lines.allSatisfy { $0.count <= 68 })
    #expect(lines.last == "and 440 more boxes")
  }
}
