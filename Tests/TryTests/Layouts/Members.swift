import CoreGraphics
import SwiftUI

/// The members of the layout API that no other file here uses, each used once.
@available(iOS 16, macOS 13, *)
struct MemberLayout: Layout {
  var axis: Axis = .vertical

  private struct Weight: LayoutValueKey {
    static var defaultValue: CGFloat = 1
  }

  static func weigh(_ view: some View, _ weight: CGFloat) -> some View {
    view.layoutValue(key: Weight.self, value: weight)
  }

  private func dimensions(_ subview: LayoutSubview) -> ViewDimensions {
    subview.dimensions(in: .unspecified)
  }

  /// Those of higher priority come first, and of equal priority those in front.
  private func order(_ subviews: Subviews) -> [Int] {
    subviews.indices.sorted { one, other in
      subviews[one].priority == subviews[other].priority
        ? one < other : subviews[one].priority > subviews[other].priority
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: .all) }
    return spacing
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let all = subviews.map { dimensions($0) }
    let (widths, heights) = (all.map(\.width), all.map(\.height))
    return axis == .vertical
      ? CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +))
      : CGSize(width: widths.reduce(0, +), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews[order(subviews)] {
      let size = dimensions(subview)
      subview.place(at: point, anchor: UnitPoint(x: 0, y: 0), proposal: .unspecified)
      switch axis {
      case .vertical: point.y += size.height
      case .horizontal: point.x += size.width
      }
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    let values = subviews.compactMap { dimensions($0)[explicit: guide] }
    return values.first.map { $0 * subviews[0][Weight.self] }
  }
}

struct MemberView: View {
  var body: some View {
    MemberLayout(axis: .horizontal).callAsFunction {
      MemberLayout.weigh(Color.red.frame(width: 10, height: 10), 2)
      GeometryReader { proxy in
        Color.blue.frame(width: min(proxy.size.width, 5))
      }
      ZStackLayout(alignment: .bottom) { Color.green }
        .rotationEffect(Angle(degrees: 45))
        .transformEffect(CGAffineTransform(translationX: 1, y: 2))
    }
  }
}
