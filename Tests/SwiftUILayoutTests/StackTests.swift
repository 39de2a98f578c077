import Foundation
import LayoutSuites
import SwiftUILayout
import Testing

@Suite("Stacks")
struct StackTests {
  @Test("a stack overflows rather than shrink a child, and the rest get nothing")
  func overflow() throws {
    let result = try ViewDescription.row(.fixed(75, 1), .fixed(100, 1), .color, spacing: 0)
      .laidOut(150, 10)
    #expect(result.extent == [175, 10])
    #expect(result.numbers("/2") == [175, 0, 0, 10])
  }

  @Test("priorities are served first, less the minimums of the rest")
  func priorities() throws {
    let low = ViewDescription.color.with(.flexFrame(.init(minWidth: 30)))
    let view = ViewDescription.row(
      low,
      ViewDescription.color.with(.layoutPriority(1)),
      ViewDescription.fixed(20, 5).with(.layoutPriority(2)),
      spacing: 0
    )
    let result = try view.laidOut(100, 5)
    #expect(result.numbers("/0") == [0, 0, 30, 5])
    #expect(result.numbers("/1") == [30, 0, 50, 5])
    #expect(result.numbers("/2") == [80, 0, 20, 5])
  }

  @Test("a spacer has no gap beside it, also through a stack that ends with one")
  func spacerGaps() throws {
    let view = ViewDescription.row(
      .fixed(10, 1),
      .row(.fixed(10, 1), .spacer(0)),
      .fixed(10, 1)
    )
    #expect(try view.laidOut(nil, nil).extent == [38, 1])
    let inverse = ViewDescription.row(.fixed(10, 1), .spacer(0), .fixed(10, 1), spacing: 6)
    #expect(try inverse.laidOut(nil, nil).extent == [32, 1])
  }

  @Test("what a stack placed with an open breadth holds gets the settled one")
  func settled() throws {
    let result = try ViewDescription.column(.color, .fixed(50, 10), spacing: 0).laidOut(nil, nil)
    #expect(result.extent == [50, 20])
    #expect(result.numbers("/0") == [0, 0, 50, 10])
  }

  @Test("an infinite length is offered whole to every child")
  func infinite() throws {
    let view = ViewDescription.row(
      ViewDescription.color.with(.flexFrame(.init(maxWidth: 70))),
      .spacer(),
      .fixed(10, 10)
    )
    let result = try view.laidOut(.infinity, 10)
    #expect(result.size.width == .infinity)
    #expect(result.numbers("/0")?[2] == 70)
  }

  @Test("leading and trailing change sides from right to left, and a mirror changes nothing else")
  func mirrored() throws {
    let view = ViewDescription.column(
      .row(.fixed(10, 10), .spacer(), .fixed(20, 20), alignment: .top),
      ViewDescription.fixed(5, 5).with(
        .padding(top: 0, leading: 3, bottom: 0, trailing: 0)
      ),
      alignment: .leading
    )
    let left = try view.laidOut(100, 100)
    let right = try view.laidOut(100, 100, .rightToLeft)
    #expect(left.size == right.size)
    for (one, other) in zip(left.frames, right.frames) {
      #expect(one.path == other.path)
      #expect(other.frame.minX == left.size.width - one.frame.maxX)
      #expect(one.frame.minY == other.frame.minY && one.frame.size == other.frame.size)
    }
  }

  @Test("layout is the same however often, and after any other proposal")
  func repeatable() throws {
    let view = ViewDescription.row(
      .column(.color, .spacer(), .fixed(10, 10)),
      ViewDescription.color.with(.flexFrame(.init(minWidth: 5, idealWidth: 20, maxWidth: 50))),
      ViewDescription.color.with(.aspectRatio(1.5, fills: true))
    )
    let fresh = try view.laidOut(200, 80)
    let tree = try DescribedTree(view)
    for width in [nil, 0, .infinity, 30, 200, 1000] as [CGFloat?] {
      for height in [nil, 0, .infinity, 80] as [CGFloat?] {
        _ = tree.layout(ProposedViewSize(width: width, height: height))
      }
    }
    #expect(tree.result(ProposedViewSize(width: 200, height: 80)).frames == fresh.frames)
  }

  @Test(
    "a description written as JSON reads back the same",
    arguments: TruthTests.cases.map(\.view)
  )
  func coded(view: ViewDescription) throws {
    let data = try JSONEncoder().encode(view)
    #expect(try JSONDecoder().decode(ViewDescription.self, from: data) == view)
  }
}
