import LayoutCore
import SwiftUILayout

extension PlainBox {
  /// The size the box takes when it is offered `offer`.
  func size(_ offer: ProposedSize) -> Size {
    switch part {
    case .view(let view): size(of: view.kind, offer)
    case .modifier(let modifier): size(of: modifier, offer)
    }
  }

  private func size(of kind: ViewDescription.Kind, _ offer: ProposedSize) -> Size {
    switch kind {
    case .color, .emptyView, .group, .geometryReader:
      return offer.tens  // P2, C3
    case .spacer(let least):
      return spacer(least: points(least) ?? 8, offer)
    case .divider:
      // C7: one pixel thick, greedy along; P13: across its stack.
      let along = offer.tens
      let pixel = bend == .dividerDouble ? 2.0 : 1
      return orientation == .horizontal
        ? Size(width: pixel, height: along.height) : Size(width: along.width, height: pixel)
    case .vStack, .hStack, .gridRow: return stackSize(offer)
    case .zStack: return layeredSize(offer)
    case .lazyVStack, .lazyHStack: return lazyStackSize(offer)
    case .scrollView(let axes):
      let content = inside[0].size(scrolled(offer, axes))
      return Size(
        width: axes.contains(.horizontal) ? offer.width ?? content.width : content.width,
        height: axes.contains(.vertical) ? offer.height ?? content.height : content.height
      )  // C4
    case .viewThatFits(let axes): return fitting(axes, offer)?.size(offer) ?? .zero
    case .grid: return grid().size
    case .lazyVGrid, .lazyHGrid: return lazyGrid(offer).size
    case .customLayout(let layout): return customSize(layout, offer)
    }
  }

  private func size(of modifier: ViewDescription.Modifier, _ offer: ProposedSize) -> Size {
    let child = inside[0]
    switch modifier {
    case .frame(let width, let height, _):
      let answer = child.size(childOffer(offer))
      return Size(
        width: fixed(width) ?? answer.width,
        height: fixed(height) ?? answer.height
      )  // F1
    case .flexFrame(let frame):
      let answer = child.size(childOffer(offer))
      return Size(
        width: horizontal(frame).result(offer.width, answer.width),
        height: vertical(frame).result(offer.height, answer.height)
      )
    case .padding(let top, let leading, let bottom, let trailing):
      let answer = child.size(childOffer(offer))
      return Size(
        width: max(0, answer.width + (points(leading) ?? 0) + (points(trailing) ?? 0)),
        height: max(0, answer.height + (points(top) ?? 0) + (points(bottom) ?? 0))
      )  // F9
    case .position:
      let answer = child.size(offer)
      if bend == .positionHugs { return answer }
      return Size(width: offer.width ?? answer.width, height: offer.height ?? answer.height)  // F15
    case .fixedSize, .aspectRatio, .overlay, .background, .layoutPriority, .alignmentGuide,
      .offset, .layoutDirection:
      return child.size(childOffer(offer))
    }
  }

  /// What a modifier offers the view it is around while it measures.
  func childOffer(_ offer: ProposedSize) -> ProposedSize {
    guard case .modifier(let modifier) = part else { return offer }
    switch modifier {
    case .frame(let width, let height, _):
      return ProposedSize(
        width: fixed(width) ?? offer.width,
        height: fixed(height) ?? offer.height
      )
    case .flexFrame(let frame):
      return ProposedSize(
        width: horizontal(frame).childOffer(offer.width),
        height: vertical(frame).childOffer(offer.height)
      )
    case .padding(let top, let leading, let bottom, let trailing):
      let across = (points(leading) ?? 0) + (points(trailing) ?? 0)
      let down = (points(top) ?? 0) + (points(bottom) ?? 0)
      return ProposedSize(
        width: offer.width.map { max(0, $0 - across) },
        height: offer.height.map { max(0, $0 - down) }
      )
    case .fixedSize(let horizontal, let vertical):
      return ProposedSize(
        width: horizontal ? nil : offer.width,
        height: vertical ? nil : offer.height
      )  // F10
    case .aspectRatio(let ratio, let fills):
      return scaled(points(ratio), fills: fills, offer)
    case .overlay, .background, .layoutPriority, .alignmentGuide, .position, .offset,
      .layoutDirection:
      return offer
    }
  }

  /// A fixed length, unless it is negative on paper or not finite: it then counts as not given
  /// (F2).
  func fixed(_ length: Length?) -> Double? {
    points(length).flatMap { $0.isFinite && !0.isSurelyMore(than: $0) ? max(0, $0) : nil }
  }

  /// S13: as long as it is offered but at least its least length, and no breadth; without a stack
  /// around it, it grows both ways (P13).
  private func spacer(least: Double, _ offer: ProposedSize) -> Size {
    func length(_ offered: Double?) -> Double { max(offered ?? least, least) }
    let isBoundDown = bend == .looseSpacerVertical && orientation == nil
    return Size(
      width: orientation == .vertical || isBoundDown ? 0 : length(offer.width),
      height: orientation == .horizontal ? 0 : length(offer.height)
    )
  }

  /// F11: the largest size of the ratio inside the offer, or the smallest around it.
  private func scaled(_ given: Double?, fills: Bool, _ offer: ProposedSize) -> ProposedSize {
    var ratio = given
    if ratio == nil {
      let ideal = inside[0].size(ProposedSize(width: nil, height: nil))
      guard ideal.width.isSurelyMore(than: 0), ideal.height.isSurelyMore(than: 0) else {
        return offer
      }
      ratio = ideal.width / ideal.height
    }
    guard let ratio, ratio.isFinite, ratio > 0 else { return offer }
    switch (offer.width, offer.height) {
    case (nil, nil): return offer
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byHeight = height * ratio
      let isWidthKept = fills ? width >= byHeight : width <= byHeight
      return isWidthKept
        ? ProposedSize(width: width, height: width / ratio)
        : ProposedSize(width: byHeight, height: height)
    }
  }

  /// C4: open along the axes it scrolls.
  func scrolled(_ offer: ProposedSize, _ axes: ViewDescription.AxesName) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : offer.width,
      height: axes.contains(.vertical) ? nil : offer.height
    )
  }

  /// C5: the first whose ideal size is within the offer on the axes asked about, else the last.
  func fitting(_ axes: ViewDescription.AxesName, _ offer: ProposedSize) -> PlainBox? {
    inside.first { child in
      let ideal = child.size(ProposedSize(width: nil, height: nil))
      func fits(_ axis: PlainAxis) -> Bool {
        !axes.contains(axis) || !ideal[axis].isSurelyMore(than: offer[axis] ?? .infinity)
      }
      return fits(.horizontal) && fits(.vertical)
    } ?? inside.last
  }

  func horizontal(_ frame: ViewDescription.FlexFrame) -> PlainBounds {
    PlainBounds(points(frame.minWidth), points(frame.idealWidth), points(frame.maxWidth), bend)
  }

  func vertical(_ frame: ViewDescription.FlexFrame) -> PlainBounds {
    PlainBounds(points(frame.minHeight), points(frame.idealHeight), points(frame.maxHeight), bend)
  }
}

extension ProposedSize {
  /// P2: ten points where nothing is said.
  var tens: Size { Size(width: width ?? 10, height: height ?? 10) }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension ViewDescription.AxesName {
  func contains(_ axis: PlainAxis) -> Bool {
    switch self {
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    case .both: true
    }
  }
}
