import Foundation
import LayoutCore
import LayoutReports
import Testing

@Suite("Picture as SVG")
struct PictureSVGTests {
  private func parse(_ picture: Picture) -> XMLCheck {
    XMLCheck(PictureSVG.document([("one", picture)]))
  }

  @Test("draws container, boxes with their sizes, and the fault hatched")
  func overlap() throws {
    let picture = try #require(Fixture.overlap.minimised.picture)
    let svg = parse(picture)
    #expect(svg.complaint == nil)
    let classes = svg.all("rect").compactMap { $0.attributes["class"] }
    #expect(classes == ["room", "hot", "hot", "mark"])
    #expect(svg.all("tspan").contains { $0.text == "120 × 50" })
    #expect(svg.all("text").contains { $0.text == "10 × 50" })
    #expect(svg.all("rect").last?.attributes["fill"] == "url(#p0-hatch)")
    #expect(svg.all("pattern").map { $0.attributes["id"] } == ["p0-hatch"])
  }

  @Test(
    "works at any scale, with every number finite",
    arguments: [
      (0.0, 0.0, 1e300, 1e300), (-1e308, -1e308, 1.7e308, 1e308),
      (Double.leastNonzeroMagnitude, 0, Double.leastNonzeroMagnitude, 3e-308),
      (0, 0, 1e-12, 1e9), (1e15, 1e15, 0.25, 0.25), (-50, -80, 20, 30), (0, 0, 0, 0),
      (3, 4, 0, 50), (3, 4, 50, 0), (10, 10, -20, -5), (0, 0, 1e308, 1e-308),
    ]
  )
  func scales(x: Double, y: Double, width: Double, height: Double) {
    let frame = Rect(x: x, y: y, width: width, height: height)
    let picture = Picture(
      container: Picture.Box(Rect(x: 0, y: 0, width: width, height: height)),
      boxes: [Picture.Box(frame, label: "0"), Picture.Box(.zero, label: "1")],
      marks: [Picture.Box(frame, label: "all")]
    )
    let text = PictureSVG.document([("one", picture)])
    let svg = XMLCheck(text)
    #expect(svg.complaint == nil)
    for element in svg.elements {
      for name in ["x", "y", "width", "height", "cx", "cy", "x1", "y1", "x2", "y2"] {
        guard let value = element.attributes[name], value != "100%" else { continue }
        let number = Double(value)
        #expect(number.map { $0.isFinite && abs($0) < 2_000 } == true, "\(name)=\(value)")
        if name == "width" || name == "height" { #expect((number ?? -1) >= 0) }
      }
    }
    #expect(PictureText.lines(picture).count <= 16)
    #expect(PictureText.lines(picture).allSatisfy { $0.count <= 68 })
  }

  @Test(
    "draws an outline around a container without room, and tells its size",
    arguments: [(0.0, 10.0), (10, 0), (0, 0)]
  )
  func container(width: Double, height: Double) {
    let room = Rect(x: 0, y: 0, width: width, height: height)
    let svg = parse(Picture(container: Picture.Box(room), boxes: [Picture.Box(room, label: "0")]))
    let outline = svg.all("rect").first { $0.attributes["class"] == "room" }
    for side in ["width", "height"] {
      #expect(Double(outline?.attributes[side] ?? "0").map { $0 >= 8 } == true, "\(side)")
    }
    let size = "container \(NumberText.length(width)) × \(NumberText.length(height))"
    #expect(svg.all("text").contains { $0.text.contains(size) })
  }

  @Test("shows a box without room as a line, and without any as a dot")
  func degenerate() {
    let svg = parse(
      Picture(
        container: Picture.Box(Rect(x: 0, y: 0, width: 100, height: 100)),
        boxes: [
          Picture.Box(Rect(x: 10, y: 10, width: 0, height: 50)),
          Picture.Box(Rect(x: 30, y: 10, width: 0, height: 0), label: "7"),
        ]
      )
    )
    #expect(svg.all("line").contains { $0.attributes["class"] == "box" })
    #expect(svg.all("circle").count == 1)
    #expect(svg.all("text").contains { $0.text == "7" })
  }

  @Test("the picture is wide enough for the label beside a line")
  func labelBesideALine() throws {
    let line = Rect(x: 0, y: 0, width: 0, height: 50)
    func width(_ label: String) throws -> Double {
      let picture = Picture(
        container: Picture.Box(line),
        boxes: [Picture.Box(line, label: label)]
      )
      let text = PictureSVG.document([("one", picture)])
      let box = try #require(text.firstMatch(of: #/viewBox="0 0 ([0-9.]+) /#))
      return try #require(Double(box.1))
    }
    #expect(try width("the whole of the top part") > width("0") + 50)
  }

  @Test("draws at most 400 boxes, those concerned among them, and counts the rest")
  func limit() {
    let boxes = (0..<10_000).map { index -> Picture.Box in
      let x = Double(index % 100) * 10
      let y = Double(index / 100) * 10
      return Fixture.box(x, y, 8, 8, "", index == 9_999)
    }
    let svg = parse(
      Picture(
        container: Picture.Box(Rect(x: 0, y: 0, width: 1_000, height: 1_000)),
        boxes: boxes
      )
    )
    let classes = svg.all("rect").compactMap { $0.attributes["class"] }
    #expect(classes.count { $0 == "box" } == 399)
    #expect(classes.count { $0 == "hot" } == 1)
    #expect(svg.all("text").contains { $0.text == "and 9,600 more boxes" })
  }

  @Test("keeps an overlap of a thousandth visible")
  func thin() throws {
    let svg = parse(
      Picture(
        container: Picture.Box(Rect(x: 0, y: 0, width: 1_000, height: 400)),
        boxes: [],
        marks: [Picture.Box(Rect(x: 500, y: 0, width: 0.01, height: 400))]
      )
    )
    let mark = try #require(svg.all("rect").first { $0.attributes["class"] == "mark" })
    #expect(Double(mark.attributes["width"] ?? "") == 3)
  }

  @Test("escapes labels and titles")
  func hostile() throws {
    let picture = try #require(Fixture.hostileFinding.minimised.picture)
    let text = PictureSVG.document([(Fixture.hostile, picture)])
    #expect(XMLCheck(text).complaint == nil)
    #expect(!text.contains("<img"))
    #expect(!text.contains("\u{202E}"))
  }
}
