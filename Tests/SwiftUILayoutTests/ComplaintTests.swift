import Foundation
import LayoutCore
import SwiftUILayout
import Testing

@Suite("Complaints")
struct ComplaintTests {
  private func kinds(_ view: ViewDescription) throws -> [String] {
    try view.laidOut(100, 100).complaints.map { "\($0.kind.rawValue) \($0.path)" }
  }

  @Test("an invalid frame is named with its view")
  func invalidFrame() throws {
    let view = ViewDescription.column(
      .color,
      ViewDescription.color.padded(1).frame(-5, .init(.infinity))
    )
    #expect(try kinds(view) == ["invalidFrameDimension /1@2", "invalidFrameDimension /1@2"])
  }

  @Test("contradictory bounds are named, and the frame takes its child's size without an ideal")
  func contradictory() throws {
    let view = ViewDescription.fixed(20, 20).with(.flexFrame(.init(minWidth: 50, maxWidth: 30)))
    #expect(try kinds(view) == ["contradictoryFrameConstraints /@2"])
    #expect(try view.laidOut(100, 100).numbers("/@2") == [0, 0, 20, 20])
    let repaired = ViewDescription.fixed(20, 20)
      .with(.flexFrame(.init(minWidth: 50, idealWidth: 10, maxWidth: 30)))
    #expect(try kinds(repaired) == ["contradictoryFrameConstraints /@2"])
    #expect(try repaired.laidOut(100, 100).numbers("/@2") == [0, 0, 50, 20])
  }

  @Test("a bound that is no number counts as not given and is named")
  func boundWithoutNumber() throws {
    let view = ViewDescription.color
      .with(.flexFrame(.init(minWidth: .init(.nan), idealHeight: .init(.nan))))
    #expect(try kinds(view) == ["invalidFrameDimension /@1", "invalidFrameDimension /@1"])
    #expect(try view.laidOut(100, nil).extent == [100, 10])
  }

  @Test("a negative minimum is repaired and named")
  func negativeMinimum() throws {
    let view = ViewDescription.color.with(.flexFrame(.init(minHeight: -4)))
    #expect(try kinds(view) == ["invalidFrameDimension /@1"])
  }

  @Test("a subview placed at no point is named and lies in the middle")
  func invalidOrigin() throws {
    let driver = try LayoutDriver(PlacesNowhere(), children: [.fixed(10, 10)])
    let placed = driver.place(
      in: CGRect(x: 5, y: 5, width: 100, height: 100),
      proposal: .unspecified
    )
    #expect(driver.complaints.map(\.kind) == [.invalidOrigin])
    #expect(placed.map(\.frame) == [CGRect(x: 50, y: 50, width: 10, height: 10)])
    #expect(placed.map(\.times) == [0])
  }

  @Test("placing while measuring is named and does nothing")
  func placeOutside() throws {
    let driver = try LayoutDriver(PlacesWhileMeasuring(), children: [.fixed(10, 10)])
    _ = driver.sizeThatFits(.unspecified)
    #expect(driver.complaints.map(\.kind) == [.placeOutsidePlacement])
    #expect(driver.complaints.map(\.path) == ["/0@1"])
  }

  @Test("a size that is no size is named and counts as nothing")
  func invalidSize() throws {
    let catalogue = LayoutCatalogue { _ in AnswersNonsense() }
    let view = ViewDescription(.customLayout(.init(name: "nonsense")), [.color])
    let result = try DescribedTree(view, layouts: catalogue).result(.unspecified)
    #expect(result.complaints.map(\.kind) == [.invalidSize])
    #expect(result.extent == [0, 0])
  }

  @Test("a flexible cell of a grid is named, a rigid one is not")
  func gridCell() throws {
    let rigid = ViewDescription(
      .grid(horizontal: nil, vertical: nil),
      [ViewDescription(.gridRow, [.fixed(1, 1)])]
    )
    let flexible = ViewDescription(
      .grid(horizontal: nil, vertical: nil),
      [ViewDescription(.gridRow, [.fixed(1, 1), .color])]
    )
    #expect(try kinds(rigid).isEmpty)
    #expect(try kinds(flexible) == ["flexibleGridCell /0/1"])
  }

  @Test("what cannot be built is refused")
  func refused() {
    #expect(throws: LayoutFailure.self) {
      try ViewDescription(.customLayout(.init(name: "no such layout"))).laidOut(1, 1)
    }
    #expect(throws: LayoutFailure.self) {
      try ViewDescription.color.frame(Length(text: "W/2"), nil).laidOut(1, 1)
    }
  }
}

private struct PlacesNowhere: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    .zero
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
  }
}

private struct PlacesWhileMeasuring: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.place(at: .zero, proposal: .unspecified)
    return .zero
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

private struct AnswersNonsense: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: CGFloat.nan, height: -3)
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}
