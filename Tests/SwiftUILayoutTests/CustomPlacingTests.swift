import Foundation
import SwiftUILayout
import Testing

@Suite("What a custom layout is held to")
struct CustomPlacingTests {
  @Test("a place that is only tried to find a guide is not complained of (P7)")
  func trial() throws {
    let catalogue = LayoutCatalogue { _ in PlacesByDifference() }
    let low = ViewDescription.color.with(.alignmentGuide(.firstTextBaseline, 3))
    let custom = ViewDescription(.customLayout(.init(name: "difference")), [low])
    let view = ViewDescription.column(
      .row(custom, .color, alignment: .firstTextBaseline),
      .color
    )
    let result = try DescribedTree(view, layouts: catalogue)
      .result(ProposedViewSize(width: 100, height: 100))
    #expect(result.complaints.isEmpty)
    #expect(result["/0/0/0"]?.origin == result["/0/0"]?.origin)
  }

  @Test("what a view is placed with is told as the layout said it")
  func rawProposal() throws {
    let driver = try LayoutDriver(PlacesByDifference(), children: [.color])
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let placed = driver.place(in: bounds, proposal: ProposedViewSize(width: -5, height: nil))
    #expect(placed.map(\.proposal) == [ProposedViewSize(width: -5, height: nil)])
    #expect(placed.map(\.frame) == [CGRect(x: 0, y: 0, width: 0, height: 10)])
  }

  @Test("values set on views of every kind reach the layout around them (P11)")
  @MainActor
  func values() {
    let host = LayoutHost(
      WidthsByValue {
        Color.red.share(1)
        VStack {
          Color.red; Color.blue
        }.share(2)
        ZStack {
          Color.red; Color.blue
        }.padding(0).share(3)
        Group {
          Color.red; Spacer()
        }.share(4)
        ForEach(0..<2, id: \.self) { _ in Text("a").share(5) }
        GeometryReader { _ in Color.red }.share(6).overlay { Color.blue }
        ScrollView { Color.red }.share(7).frame(height: 5)
        AnyView(Color.red.share(8))
        Grid { GridRow { Color.red } }.share(9)
        ViewThatFits { Color.red }.share(10)
        WidthsByValue { Color.red }.share(11).environment(\.layoutDirection, .rightToLeft)
        if Bool(true) {
          HStack {
            Color.red; Color.red
          }.share(12).layoutPriority(1)
        }
        LazyVGrid(columns: [GridItem(.fixed(5))]) { Color.red }.share(13)
        Image(systemName: "star").resizable().scaledToFit().share(14).fixedSize()
      }
    )
    let size = host.layout(proposal: .unspecified).size
    #expect(
      size.width == CGFloat(1 + 2 + 3 + 4 + 4 + 5 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14)
    )
  }
}

/// Places by a difference that is no number in a room without end.
private struct PlacesByDifference: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let start = bounds.maxY - bounds.height
    subviews.first?.place(at: CGPoint(x: bounds.minX, y: start), proposal: proposal)
  }
}

private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 1000 }

extension View {
  fileprivate func share(_ value: CGFloat) -> some View {
    layoutValue(key: Share.self, value: value)
  }
}

/// As wide as the sum of its views' shares.
private struct WidthsByValue: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: subviews.map { $0[Share.self] }.reduce(0, +), height: 10)
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}
