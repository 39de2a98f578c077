import LayoutCore
import LayoutReports
import Testing

@Suite("Excerpt of a large picture")
struct PictureExcerptTests {
  /// A column of a hundred boxes, the ninetieth hanging out of its container.
  private let column = Picture(
    container: Picture.Box(Rect(x: 0, y: 0, width: 50, height: 1_000), label: "50 × –"),
    boxes: (0..<100).map { index -> Picture.Box in
      Fixture.box(0, Double(index) * 10, index == 90 ? 80 : 50, 8, "\(index)", index == 90)
    },
    marks: [Fixture.box(50, 900, 30, 8, "", true), Fixture.box(50, 0, 1, 1, "", true)]
  )

  @Test("takes a picture within the limit whole")
  func whole() {
    let excerpt = PictureExcerpt(column, limit: 100)
    #expect(excerpt.picture == column)
    #expect(excerpt.omitted == 0)
  }

  @Test("takes what lies around the fault, in drawing order, and cuts the container to it")
  func around() {
    let excerpt = PictureExcerpt(column, limit: 5)
    #expect(excerpt.picture.boxes.map(\.label) == ["88", "89", "90", "91", "92"])
    #expect(excerpt.omitted == 95)
    #expect(excerpt.picture.container.frame == Rect(x: 0, y: 880, width: 50, height: 48))
    #expect(excerpt.picture.container.label == "50 × –")
    #expect(excerpt.picture.marks == [column.marks[0]])
  }

  @Test("takes every concerned box, however far away, and the first boxes where none is concerned")
  func concerned() {
    var far = column
    far.boxes[3].isConcerned = true
    let labels = PictureExcerpt(far, limit: 4).picture.boxes.map(\.label)
    #expect(labels == ["3", "89", "90", "91"])
    var calm = column
    calm.marks = []
    for index in calm.boxes.indices { calm.boxes[index].isConcerned = false }
    #expect(PictureExcerpt(calm, limit: 3).picture.boxes.map(\.label) == ["0", "1", "2"])
  }

  @Test("draws as zero what a file claims and no number is")
  func notANumber() {
    var picture = column
    picture.boxes[0].x = .nan
    picture.boxes[1].height = .infinity
    picture.container.width = -.infinity
    let boxes = PictureExcerpt(picture, limit: 200).picture.boxes
    #expect(boxes[0].x == 0)
    #expect(boxes[1].height == 0)
    #expect(!PictureSVG.document([("one", picture)]).contains("nan"))
    #expect(PictureText.lines(picture).count <= 17)
  }
}
