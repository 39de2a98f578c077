import LayoutSuites
import SwiftUILayout

/// A column of children at their ideal sizes, with a fault planted by a switch.
struct FaultyColumn: Layout {
  /// The faults, each named by the invariant that has to find it.
  enum Fault: String, CaseIterable {
    case answerFinite = "answer-finite"
    case proposalValid = "proposal-valid"
    case placementFinite = "placement-finite"
    case placedWhilePlacing = "placed-while-placing"
    case everyChildPlaced = "every-child-placed"
    case translation
    case updateCache = "update-cache"
    case cacheHistory = "cache-history"
    case insideBounds = "inside-bounds"
    case measureBudget = "measure-budget"
    case orderedSizes = "ordered-sizes"
    case stableSize = "stable-size"
    case proposalOrBounds = "proposal-or-bounds"
    case noTruncation = "no-truncation"
    case independentOffers = "independent-offers"
    case tightSize = "tight-size"
    case placedOnce = "placed-once"
    case directionNeutral = "direction-neutral"
    case overlap
    case spacing
    case balance
  }

  var fault: Fault?
  private let gap: CGFloat = 4

  struct Cache {
    var sizes: [CGSize]
    var asked = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(offer(.unspecified)) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if fault == .updateCache, cache.sizes.count == subviews.count { return }
    cache = makeCache(subviews: subviews)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    fault == .noTruncation ? ProposedViewSize(width: 700, height: nil) : proposal
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    cache.asked += 1
    var size = CGSize(width: 0, height: 0)
    for one in cache.sizes {
      size.width = max(size.width, one.width)
      size.height += one.height
    }
    size.height += gap * CGFloat(max(0, subviews.count - 1))
    switch fault {
    case .answerFinite: size.width /= CGFloat(subviews.count)
    case .proposalValid:
      let width = (proposal.width ?? 10) - 40
      for subview in subviews {
        _ = subview.sizeThatFits(ProposedViewSize(width: width, height: 1))
      }
    case .placedWhilePlacing: subviews.first?.place(at: .zero, proposal: .zero)
    case .cacheHistory: size.height += cache.asked > 3 ? 1 : 0
    case .insideBounds: size.height -= cache.sizes.last?.height ?? 0
    case .measureBudget:
      for subview in subviews {
        for _ in subviews { _ = subview.sizeThatFits(.unspecified) }
      }
    case .orderedSizes: if proposal == .infinity { size = .zero }
    case .stableSize: if proposal.width == size.width { size.width += 1 }
    case .noTruncation: size.width = min(size.width, proposal.width ?? 100)
    case .independentOffers:
      _ = subviews.first?.sizeThatFits(ProposedViewSize(width: 33, height: nil))
    case .tightSize: size.height += gap
    default: break
    }
    return CGSize(width: size.width, height: max(fault == nil ? 0 : -.infinity, size.height))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: bounds.minX, y: y)
      switch fault {
      case .placementFinite where subviews.count == 2: point.x = .nan
      case .everyChildPlaced where index == subviews.count - 1: continue
      case .translation: point.x = 0
      case .proposalOrBounds where proposal.width == nil:
        point.x = max(bounds.minX, bounds.maxX - cache.sizes[index].width)
      case .directionNeutral where subviews.layoutDirection == .rightToLeft:
        point.x = max(bounds.minX, bounds.maxX - cache.sizes[index].width)
      case .placedOnce: subview.place(at: point, proposal: .unspecified)
      case .overlap where index == 1: point.y = bounds.minY
      case .spacing where index == 2: point.y += 1
      case .balance where index > 0: point.x += 0.5
      default: break
      }
      subview.place(at: point, proposal: offer(.unspecified))
      y += cache.sizes[index].height + gap
    }
  }
}
