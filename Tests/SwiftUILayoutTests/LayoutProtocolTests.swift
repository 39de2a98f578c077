import Foundation
import SwiftUILayout
import Testing

@Suite("Layout protocol")
struct LayoutProtocolTests {
  @Test("a cache is made once, and updated when the children change")
  func cacheLife() throws {
    let log = Log()
    let driver = try LayoutDriver(Recorder(log: log), children: [.fixed(10, 10), .fixed(20, 20)])
    _ = driver.sizeThatFits(.zero)
    _ = driver.sizeThatFits(.infinity)
    _ = driver.place(in: CGRect(x: 0, y: 0, width: 50, height: 50), proposal: .unspecified)
    #expect(log.lines == ["make 2"])
    try driver.replaceChildren([.fixed(10, 10)])
    _ = driver.sizeThatFits(.zero)
    #expect(log.lines == ["make 2", "update 1"])
    driver.forgetCache()
    _ = driver.sizeThatFits(.zero)
    #expect(log.lines == ["make 2", "update 1", "make 1"])
  }

  @Test("what a layout offers its children can be read back")
  func offers() throws {
    let driver = try LayoutDriver(Recorder(log: Log()), children: [.color, .color])
    _ = driver.sizeThatFits(ProposedViewSize(width: 7, height: nil))
    let offered = [ProposedViewSize(width: 7, height: nil)]
    #expect(driver.takeOffers() == [offered, offered])
    #expect(driver.takeOffers() == [[], []])
  }

  @Test("slices count from zero and place the original views")
  func slices() throws {
    let driver = try LayoutDriver(
      PlacesASlice(),
      children: [.fixed(1, 1), .fixed(2, 2), .fixed(3, 3)]
    )
    let frames = driver.place(
      in: CGRect(x: 0, y: 0, width: 9, height: 9),
      proposal: .unspecified
    ).map(\.frame)
    #expect(frames[1] == CGRect(x: 100, y: 0, width: 2, height: 2))
    #expect(frames[2] == CGRect(x: 200, y: 0, width: 3, height: 3))
    #expect(frames[0] == CGRect(x: 300, y: 0, width: 1, height: 1))
  }

  @Test("AnyLayout updates the cache of the same type and makes one for another")
  func anyLayout() throws {
    let log = Log()
    let driver = try LayoutDriver(AnyLayout(Recorder(log: log)), children: [.color])
    _ = driver.sizeThatFits(.zero)
    try driver.replaceChildren([.color, .color])
    _ = driver.sizeThatFits(.zero)
    #expect(log.lines == ["make 1", "update 2"])
    driver.replaceLayout(AnyLayout(TopToBottom()))
    #expect(driver.sizeThatFits(.zero) == CGSize(width: 10, height: 20))
    driver.replaceLayout(AnyLayout(Recorder(log: log)))
    _ = driver.sizeThatFits(.zero)
    #expect(log.lines == ["make 1", "update 2", "make 2"])
  }

  @Test("another value of the same layout updates the cache")
  func changedValue() throws {
    let log = Log()
    let driver = try LayoutDriver(Recorder(log: log), children: [.color])
    _ = driver.sizeThatFits(.zero)
    driver.replaceLayout(Recorder(log: log))
    _ = driver.sizeThatFits(.zero)
    #expect(log.lines == ["make 1", "update 1"])
  }

  @Test("stack layouts lay out as the stacks do", arguments: [nil, 0, 40, 200, CGFloat.infinity])
  func stackLayouts(side: CGFloat?) throws {
    let children: [ViewDescription] = [
      .color, .spacer(), ViewDescription.color.with(.flexFrame(.init(maxWidth: 30, maxHeight: 20))),
      ViewDescription.fixed(10, 15).with(.layoutPriority(1)),
    ]
    let pairs: [(@Sendable () -> any Layout, ViewDescription.Kind)] = [
      ({ HStackLayout(alignment: .top, spacing: 3) }, .hStack(alignment: .top, spacing: 3)),
      ({ VStackLayout(alignment: .trailing) }, .vStack(alignment: .trailing, spacing: nil)),
      ({ AnyLayout(ZStackLayout(alignment: .bottom)) }, .zStack(alignment: .bottom)),
      ({ HStack(spacing: 5) }, .hStack(spacing: 5)),
      ({ VStack(alignment: .leading) }, .vStack(alignment: .leading, spacing: nil)),
      ({ ZStack() }, .zStack()),
    ]
    for (layout, kind) in pairs {
      let named = LayoutCatalogue { _ in layout() }
      let view = ViewDescription(.customLayout(.init(name: "it")), children)
      let proposal = ProposedViewSize(width: side, height: side)
      let asLayout = try DescribedTree(view, layouts: named).result(proposal)
      let asStack = try DescribedTree(ViewDescription(kind, children)).result(proposal)
      #expect(asLayout.size == asStack.size)
      #expect(asLayout.frames == asStack.frames)
    }
  }

  @Test("distances: the larger of two preferences, 8 without any, 0 beside zero")
  func spacing() {
    let plain = ViewSpacing()
    #expect(plain.distance(to: plain, along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: plain, along: .vertical) == 0)
    #expect(plain.union(.zero, edges: .top).distance(to: plain, along: .vertical) == 8)
    #expect(plain.distance(to: plain.union(.zero, edges: .top), along: .vertical) == 0)
  }

  @Test("explicit guides of the children merge: custom ones average, the first baseline is least")
  func guides() throws {
    let driver = try LayoutDriver(
      TopToBottom(),
      children: [
        ViewDescription.fixed(10, 10).with(.alignmentGuide(.firstTextBaseline, 4)),
        ViewDescription.fixed(10, 10).with(.alignmentGuide(.firstTextBaseline, 2)),
        ViewDescription.fixed(10, 10).with(.alignmentGuide(.top, 2)),
      ]
    )
    #expect(driver.explicitAlignment(of: .firstTextBaseline, proposal: .unspecified) == 4)
    #expect(driver.explicitAlignment(of: .lastTextBaseline, proposal: .unspecified) == nil)
    #expect(driver.explicitAlignment(of: .top, proposal: .unspecified) == nil)
  }

  private final class Log {
    var lines: [String] = []
  }

  private struct Recorder: Layout {
    let log: Log
    func makeCache(subviews: Subviews) -> Int {
      log.lines.append("make \(subviews.count)")
      return subviews.count
    }
    func updateCache(_ cache: inout Int, subviews: Subviews) {
      log.lines.append("update \(subviews.count)")
      cache = subviews.count
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(proposal) }
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: CGFloat(cache))
    }
    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) {}
  }

  private struct PlacesASlice: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      .zero
    }
    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      let rest = subviews[1...]
      rest[0].place(at: CGPoint(x: 100, y: 0), proposal: .unspecified)
      rest[[1]][0].place(at: CGPoint(x: 200, y: 0), proposal: .unspecified)
      subviews[0].place(at: CGPoint(x: 300, y: 0), proposal: .unspecified)
    }
  }

  private struct TopToBottom: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 10, height: 10 * subviews.count)
    }
    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX, y: bounds.minY + 10 * CGFloat(index)),
          proposal: .unspecified
        )
      }
    }
  }
}
