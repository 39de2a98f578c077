// Layouts in the styles people write, which between them use every member of the layout API.
import SwiftUILayout

/// Rows that wrap, with alignment and the views' own distances.
struct WrappingRows: Layout {
  var alignment: Alignment = .center
  var spacing: CGFloat?

  struct Cache: Sendable {
    var sizes: [CGSize]
    var distances: [CGFloat]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let distances = zip(subviews, subviews.dropFirst()).map { first, second in
      spacing ?? first.spacing.distance(to: second.spacing, along: .horizontal)
    }
    return Cache(sizes: sizes, distances: distances)
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for index in subviews.indices {
      let edges: Edge.Set = index == subviews.startIndex ? [.leading, .top] : [.top, .bottom]
      spacing.formUnion(subviews[index].spacing, edges: edges)
    }
    return spacing
  }

  private func frames(in width: CGFloat, _ cache: Cache) -> [CGRect] {
    var frames: [CGRect] = []
    var corner = CGPoint.zero
    var height = CGFloat.zero
    for (index, size) in cache.sizes.enumerated() {
      if let last = frames.last {
        corner.x = last.maxX + cache.distances[index - 1]
        if corner.x + size.width > width {
          corner = CGPoint(x: 0, y: corner.y + height + (spacing ?? 8))
          height = 0
        }
      }
      frames.append(CGRect(origin: corner, size: size))
      height = max(height, size.height)
    }
    return frames
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? .infinity
    return frames(in: width, cache).reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    for (subview, frame) in zip(subviews, frames(in: bounds.width, cache)) {
      let moved = frame.offsetBy(dx: bounds.minX, dy: bounds.minY).insetBy(dx: 0, dy: 0)
      let anchor: UnitPoint =
        switch alignment.horizontal {
        case .leading: .topLeading
        case .trailing: .topTrailing
        case .listRowSeparatorLeading, .listRowSeparatorTrailing: .top
        default: .top
        }
      let x = anchor.x == 0 ? moved.minX : anchor.x == 1 ? moved.maxX : moved.midX
      subview.place(
        at: CGPoint(x: x, y: moved.minY),
        anchor: anchor,
        proposal: ProposedViewSize(moved.size)
      )
    }
  }
}

struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

extension View {
  /// The view's rank in a ``RankedColumn``.
  func rank(_ rank: Int) -> some View { layoutValue(key: Rank.self, value: rank) }
}

/// A column in the order of rank, then of priority, with explicit guides.
struct RankedColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 0))
    let proposed = ProposedViewSize(width: size.width, height: proposal.height.map { _ in 0 })
    let heights = subviews.map { $0.dimensions(in: proposed).height }
    return CGSize(width: size.width, height: heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    guard let first = subviews.first, let last = subviews.last else { return }
    let isReversed = first[Rank.self] > last[Rank.self] || first.priority > last.priority
    let order = isReversed ? Array(subviews.indices.reversed()) : Array(subviews.indices)
    var y = bounds.minY
    for subview in subviews[order] {
      let dimensions = subview.dimensions(in: ProposedViewSize(width: bounds.width, height: nil))
      let lead = dimensions[explicit: .leading] ?? dimensions[HorizontalAlignment.leading]
      subview.place(
        at: CGPoint(x: bounds.minX - lead, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: nil)
      )
      y += dimensions.height
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .trailing ? bounds.width : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? subviews.first.map { $0.sizeThatFits(proposal).height } : nil
  }
}

/// A ring of views, turned by an angle; also a modifier.
struct Ring: Layout, ViewModifier {
  var turn = Angle.degrees(0)

  var animatableData: Double {
    get { turn.degrees }
    set { turn = .degrees(newValue) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    switch proposal {
    case .zero: .zero
    case .unspecified, .infinity: CGSize(width: 100, height: 100)
    default: proposal.replacingUnspecifiedDimensions()
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 2
    for (index, subview) in subviews.enumerated() {
      let step = Angle.radians(2 * .pi / Double(subviews.count)) * Double(index)
      let turned = CGPoint(x: 0, y: -radius).applying(
        CGAffineTransform(rotationAngle: CGFloat((step + turn).radians))
      )
      let middle = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
      subview.place(at: turned.applying(middle), anchor: .center, proposal: .unspecified)
    }
  }

  func body(content: Content) -> some View {
    self { content }
  }
}

/// Hands all its work to one of several layouts.
struct Chosen: Layout {
  var layouts: [AnyLayout] = ([HStackLayout(), VStackLayout(spacing: 2)] as [any Layout])
    .map { AnyLayout($0) }
  var index: Int

  func makeCache(subviews: Subviews) -> AnyLayout.Cache {
    layouts[index].makeCache(subviews: subviews)
  }
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGSize {
    layouts[index].sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    layouts[index].placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
