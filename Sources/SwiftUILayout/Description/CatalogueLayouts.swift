/// Tracks of equal breadth; each child goes to the track that is shortest so far.
struct MasonryOfTracks: Layout {
  var axis: Axis
  var tracks: Int
  var spacing: Double

  private func frames(_ subviews: Subviews, _ size: CGSize) -> [CGRect] {
    let cross = axis == .vertical ? size.width : size.height
    let breadth = (cross - spacing * Double(tracks - 1)) / Double(tracks)
    var ends = Array(repeating: CGFloat(0), count: max(tracks, 0))
    return subviews.map { subview in
      guard let shortest = ends.min(),
        let track = ends.firstIndex(where: { Double($0).isNearly(Double(shortest)) })
      else { return .zero }
      let start = CGFloat(track) * (breadth + spacing)
      let proposal =
        axis == .vertical
        ? ProposedViewSize(width: breadth, height: nil)
        : ProposedViewSize(width: nil, height: breadth)
      let size = subview.sizeThatFits(proposal)
      ends[track] += (axis == .vertical ? size.height : size.width) + spacing
      let origin =
        axis == .vertical ? CGPoint(x: start, y: shortest) : CGPoint(x: shortest, y: start)
      return CGRect(origin: origin, size: size)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let frames = frames(subviews, size)
    return axis == .vertical
      ? CGSize(width: size.width, height: frames.map(\.maxY).max() ?? 0)
      : CGSize(width: frames.map(\.maxX).max() ?? 0, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, bounds.size)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size)
      )
    }
  }
}

/// A row whose children all get the size of the largest.
struct EqualWidths: Layout {
  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .horizontal)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let largest = largest(subviews)
    return CGSize(
      width: largest.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +),
      height: largest.height
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let largest = largest(subviews)
    let gaps = gaps(subviews)
    var x = bounds.minX + largest.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(largest)
      )
      x += largest.width + (index < gaps.count ? gaps[index] : 0)
    }
  }
}

/// Children on a circle, clockwise from the top.
struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      let point = CGPoint(
        x: bounds.midX + radius * sin(angle),
        y: bounds.midY - radius * cos(angle)
      )
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Takes what it is offered and leaves its children where they fall.
struct NeverPlaces: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

/// Places its first child twice; the second time counts.
struct PlacesTwice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard let first = subviews.first else { return }
    let corner = CGPoint(x: bounds.minX, y: bounds.minY)
    first.place(at: CGPoint(x: corner.x + 1, y: corner.y + 2), proposal: .unspecified)
    first.place(
      at: CGPoint(x: corner.x + 30, y: corner.y + 40),
      proposal: ProposedViewSize(width: 20, height: nil)
    )
  }
}

/// Up to three children at the start, the middle and the end of the diagonal.
struct AnchorGrid: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let anchors: [UnitPoint] = [.topLeading, .center, .bottomTrailing]
    for (subview, anchor) in zip(subviews, anchors) {
      let point = CGPoint(
        x: bounds.minX + anchor.x * bounds.width,
        y: bounds.minY + anchor.y * bounds.height
      )
      subview.place(at: point, anchor: anchor, proposal: .unspecified)
    }
  }
}

/// One child, offered a share of the width.
struct RelativeWidth: Layout {
  var factor: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let share = ProposedViewSize(width: proposal.width.map { $0 * factor }, height: proposal.height)
    return subviews.first?.sizeThatFits(share) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY),
      proposal: ProposedViewSize(bounds.size)
    )
  }
}
