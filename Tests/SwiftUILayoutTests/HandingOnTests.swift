import Foundation
import SwiftUILayout
import Testing

@Suite("What modifiers and containers hand on")
struct HandingOnTests {
  @Test("a ratio's box is its child's, whatever guides the child sets (F11)")
  func ratioCentres() throws {
    let result = try ViewDescription.color
      .with(.alignmentGuide(.horizontalCenter, 0)).with(.alignmentGuide(.verticalCenter, 70))
      .with(.aspectRatio(1, fills: false)).laidOut(100, 50)
    #expect(result.numbers("/@2") == [0, 0, 50, 50])
    #expect(result.numbers("/@3") == [0, 0, 50, 50])
  }

  @Test("a direction set inside leaves the priority of its view as it is (S15)")
  func directionKeepsPriority() throws {
    let eager = ViewDescription.color.with(.layoutPriority(1))
      .with(.layoutDirection(rightToLeft: true))
    let least = ViewDescription.color.with(.flexFrame(.init(minWidth: 30)))
    let result = try ViewDescription.row(eager, least, spacing: 0).laidOut(100, 10)
    #expect(result.numbers("/0") == [0, 0, 70, 10])
    #expect(result.numbers("/1") == [70, 0, 30, 10])
  }

  static let rigid: [ViewDescription] = [
    ViewDescription.fixed(9, 9).padded(3),
    ViewDescription.fixed(9, 9).with(.fixedSize()).with(.aspectRatio(2, fills: true)),
    ViewDescription.fixed(9, 9).padded(1).frame(20, nil),
    .row(.fixed(9, 9), ViewDescription.fixed(5, 5).padded(1)),
    ViewDescription(.zStack(), [.fixed(9, 9), .fixed(5, 5)]),
  ]

  @Test(
    "a cell of one size behind modifiers and in stacks is no flexible one (C6)",
    arguments: rigid
  )
  func rigidCell(cell: ViewDescription) throws {
    let size = try cell.laidOut(nil, nil).size
    let grid = ViewDescription(
      .grid(horizontal: 0, vertical: 0),
      [ViewDescription(.gridRow, [cell, .fixed(4, 2)])]
    )
    let result = try grid.laidOut(300, 100)
    #expect(result.complaints.isEmpty)
    #expect(result.size == CGSize(width: size.width + 4, height: size.height))
  }

  static let empty: [ViewDescription.Kind] = [
    .lazyVStack(spacing: nil), .lazyHGrid(rows: [.init(.flexible, 10)], spacing: nil),
    .lazyVGrid(columns: [.init(.flexible, 10)], spacing: nil), .vStack(spacing: nil),
  ]

  @Test("an empty container of any kind is served after all others (P16)", arguments: empty)
  func emptyContainer(kind: ViewDescription.Kind) throws {
    let view = ViewDescription.row(ViewDescription(kind), .color, spacing: 0)
    let least = try ViewDescription(kind).laidOut(0, 0).size.width
    let result = try view.laidOut(100, 100)
    #expect(result.numbers("/1")?[2] == 100 - Double(least))
  }
}
