import LayoutCore
import SwiftUILayout

/// Guides (F13, F14), priorities (S13, S15, P16) and preferred distances (S9 to S12).
extension PlainBox {
  /// Where a guide lies in a view of `size` that sets none.
  static func natural(_ guide: ViewDescription.GuideName, of size: Size) -> Double {
    switch guide {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }

  /// Where a guide lies, set or not, in points from the leading top corner.
  func guide(_ guide: ViewDescription.GuideName, _ offer: ProposedSize) -> Double {
    explicit(guide, offer) ?? Self.natural(guide, of: size(offer))
  }

  /// Where a guide is set by a view, or `nil`.
  func explicit(_ guide: ViewDescription.GuideName, _ offer: ProposedSize) -> Double? {
    guard hasGuides else { return nil }
    switch part {
    case .modifier(.alignmentGuide(guide, let length)): return points(length)
    case .modifier(.offset): return inside[0].explicit(guide, offer)  // it changes no layout
    case .modifier:
      // F14: a modifier hands on what the view inside sets, moved along with it.
      guard let place = places(offer).first else { return nil }
      return place.explicit(guide)
    case .view:
      if isIdentity { return inside[0].explicit(guide, offer) }
      let values = places(offer).compactMap { $0.explicit(guide) }
      switch (kind, guide) {
      case (.viewThatFits, _): return values.first
      case (.geometryReader, _), (.scrollView, _), (.grid, _), (.lazyVStack, _), (.lazyHStack, _),
        (.lazyVGrid, _), (.lazyHGrid, _):
        return nil
      case (_, .firstTextBaseline):
        return bend == .largestBaseline ? values.max() : values.min()
      case (_, .lastTextBaseline): return values.max()
      default: return nil
      }
    }
  }

  /// The priority with which a stack serves the box.
  var priority: Double {
    switch part {
    case .modifier(.layoutPriority(let priority)): return priority
    case .modifier(.fixedSize), .modifier(.alignmentGuide), .modifier(.overlay),
      .modifier(.background), .modifier(.layoutDirection):
      return inside[0].priority
    case .modifier: return 0
    case .view(let view):
      switch view.kind {
      case .spacer: return -.infinity
      case .vStack, .hStack, .zStack, .gridRow, .customLayout:
        if inside.isEmpty { return bend == .emptyPriorityZero ? 0 : -.infinity }
        return isIdentity ? inside[0].priority : 0
      default: return 0
      }
    }
  }

  /// Whether what a stack would read here can be told.
  ///
  /// S15 leaves open whether a frame or padding hands on a priority. A direction set inside is no
  /// modifier of the layout.
  var hasSettledPriority: Bool {
    switch part {
    case .modifier(.layoutPriority): return true
    case .modifier(.fixedSize), .modifier(.alignmentGuide), .modifier(.overlay),
      .modifier(.background), .modifier(.layoutDirection):
      return inside[0].hasSettledPriority
    case .modifier: return inside[0].hasSettledPriority && inside[0].priority == 0
    case .view(let view):
      switch view.kind {
      // P16 speaks of containers; which of these it means is not told.
      case .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .viewThatFits, .grid, .scrollView:
        return view.children.contains { !Self.flattened($0).isEmpty }
      default: return !isIdentity || inside[0].hasSettledPriority
      }
    }
  }

  /// S9: the distance two neighbours prefer: the greater one declared, 8 where none is.
  func distance(to next: PlainBox, _ axis: PlainAxis) -> Double {
    let facing =
      axis == .horizontal
      ? [preferred(.trailing), next.preferred(.leading)]
      : [preferred(.bottom), next.preferred(.top)]
    return facing.compactMap { $0 }.max() ?? 8
  }

  /// An edge of a box.
  enum Edge { case top, bottom, leading, trailing }

  /// The distance the box declares at an edge, or `nil` where it declares none.
  func preferred(_ edge: Edge) -> Double? {
    let isHorizontal = edge == .leading || edge == .trailing
    switch part {
    case .modifier(let modifier):
      return isReset(modifier, edge) ? nil : inside[0].preferred(edge)  // S11
    case .view(let view):
      switch view.kind {
      case .color, .emptyView, .group, .divider, .geometryReader, .scrollView, .viewThatFits,
        .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .grid:
        return nil
      case .spacer:  // S10
        switch orientation {
        case .horizontal: return isHorizontal ? 0 : nil
        case .vertical: return isHorizontal ? nil : 0
        case nil: return 0
        }
      case .hStack, .gridRow:
        if inside.isEmpty { return 0 }  // P15
        if edge == .leading { return inside[0].preferred(edge) }
        if edge == .trailing { return inside[inside.count - 1].preferred(edge) }
        return union(edge)
      case .vStack:
        if inside.isEmpty { return 0 }
        if edge == .top { return inside[0].preferred(edge) }
        if edge == .bottom { return inside[inside.count - 1].preferred(edge) }
        return union(edge)
      case .zStack, .customLayout:
        if bend == .distancesDropped { return nil }
        return inside.isEmpty ? 0 : union(edge)  // P15
      }
    }
  }

  private func union(_ edge: Edge) -> Double? {
    let declared = inside.map { $0.preferred(edge) }
    if bend == .unionOfAll, declared.contains(nil) { return nil }
    return declared.compactMap { $0 }.max()
  }

  /// S11: a frame or padding covers what the view inside declares, but not for a spacer.
  private func isReset(_ modifier: ViewDescription.Modifier, _ edge: Edge) -> Bool {
    let isHorizontal = edge == .leading || edge == .trailing
    switch modifier {
    case .frame(let width, let height, _):
      return !inside[0].isSpacer && fixed(isHorizontal ? width : height) != nil
    case .flexFrame(let frame):
      let bounds =
        isHorizontal
        ? [frame.minWidth, frame.idealWidth, frame.maxWidth]
        : [frame.minHeight, frame.idealHeight, frame.maxHeight]
      return !inside[0].isSpacer && bounds.contains { $0 != nil }
    case .padding(let top, let leading, let bottom, let trailing):
      let inset =
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
      return points(inset) != 0
    default: return false
    }
  }

  private var isSpacer: Bool {
    if case .spacer = kind { true } else { false }
  }
}

extension PlainBox.Place {
  /// Where the box sets a guide, from the corner of the box around it.
  func explicit(_ guide: ViewDescription.GuideName) -> Double? {
    let isHorizontal = [.leading, .horizontalCenter, .trailing].contains(guide)
    return box.explicit(guide, offer).map { $0 + (isHorizontal ? x : y) }
  }
}

extension ViewDescription.AlignmentName {
  var horizontal: ViewDescription.GuideName {
    switch self {
    case .topLeading, .leading, .bottomLeading: .leading
    case .top, .center, .bottom: .horizontalCenter
    case .topTrailing, .trailing, .bottomTrailing: .trailing
    }
  }

  var vertical: ViewDescription.GuideName {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .leading, .center, .trailing: .verticalCenter
    case .bottomLeading, .bottom, .bottomTrailing: .bottom
    }
  }
}
