import Foundation
import SwiftUILayout
import Testing

@MainActor
@Suite("API coverage")
struct CoverageTests {
  @Test("a demo screen with every kind of layout comes out without a complaint")
  func demo() {
    for direction in SwiftUILayout.LayoutDirection.allCases {
      let result = LayoutHost(DemoScreen()).layout(
        in: CGSize(width: 320, height: 640),
        layoutDirection: direction
      )
      #expect(result.complaints.isEmpty)
      #expect(result.frames.count > 40)
      #expect(result.frames.allSatisfy { $0.frame.origin.x.isFinite && $0.frame.origin.y.isFinite })
    }
  }

  @Test("wrapping rows wrap, ranks reverse, rings turn, choices choose")
  func layouts() throws {
    let wrapping = LayoutHost {
      WrappingRows(alignment: .leading, spacing: 2) {
        ForEach(0..<3) { _ in Color.red.frame(width: 40, height: 10) }
      }
    }.layout(proposal: ProposedViewSize(width: 100, height: nil))
    #expect(wrapping.extent == [82, 22])
    #expect(wrapping.numbers("/2") == [0, 12, 40, 10])

    let ranked = LayoutHost {
      RankedColumn {
        Color.red.frame(height: 4).rank(2)
        Color.blue.frame(height: 8).rank(1)
      }
    }.layout(proposal: .unspecified)
    #expect(ranked.extent == [40, 12])
    #expect(ranked.numbers("/0") == [0, 8, 40, 4])

    let ring = LayoutHost {
      Ring(turn: .degrees(90)) { Color.red.frame(width: 2, height: 2) }
    }.layout(proposal: .unspecified)
    let box = try #require(ring["/0"])
    #expect(abs(box.midX - 100) < 1e-9 && abs(box.midY - 50) < 1e-9)

    let column = LayoutHost {
      Chosen(index: 1) {
        Color.red.frame(width: 2, height: 2)
        Color.red.frame(width: 2, height: 2)
      }
    }.layout(proposal: .unspecified)
    #expect(column.extent == [2, 6])
  }

  @Test("a shape of one's own takes the room it is offered, 10 points where that is open")
  func shape() {
    #expect(LayoutHost(Triangle()).layout(proposal: .unspecified).extent == [10, 10])
    #expect(Triangle().path(in: CGRect(x: 0, y: 0, width: 4, height: 6)).boundingRect.height == 6)
  }

  @Test("a transform and its inverse leave a point where it is")
  func transform() {
    let transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).translatedBy(
      x: 4,
      y: 5
    )
    let there = CGPoint(x: 7, y: -2).applying(transform)
    let back = there.applying(transform.inverted())
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y + 2) < 1e-9)
    #expect(transform.concatenating(.identity) == transform)
    let square = CGRect(x: 0, y: 0, width: 2, height: 2).applying(.init(rotationAngle: .pi / 2))
    #expect(abs(square.minX + 2) < 1e-9 && abs(square.width - 2) < 1e-9)
  }
}
