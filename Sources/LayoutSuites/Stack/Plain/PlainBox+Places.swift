package import LayoutCore
package import SwiftUILayout

/// The plain oracle's layout of a view tree.
package struct PlainLayout: Sendable {
  /// The size of the root, in points.
  package var size: Size
  /// The boxes by path, in the order of the views.
  package var frames: [(path: String, frame: Rect)]

  /// Lays out `view` as the rules say; nothing at all is as large as nothing.
  ///
  /// - Complexity: a power of the depth of the tree.
  package init(
    _ view: ViewDescription,
    _ proposal: ProposedSize,
    isMirrored: Bool = false,
    bend: PlainBend? = nil
  ) {
    size = .zero
    frames = []
    let view = bend == .absentCounts ? view.withAbsentViews : view
    guard let root = PlainBox.tree(view, isMirrored: isMirrored, bend: bend) else { return }
    size = root.size(proposal)
    root.put(0, 0, proposal, &frames)
  }
}

extension PlainBox {
  /// Puts the box and all inside it, in points from the corner of the root.
  func put(
    _ x: Double,
    _ y: Double,
    _ offer: ProposedSize,
    _ frames: inout [(path: String, frame: Rect)]
  ) {
    let size = size(offer)
    func putInside(_ places: [Place]) {
      for place in places {
        // P19: mirrored about the width of the box around it.
        let left =
          isMirrored ? size.width - place.x - place.box.size(place.offer).width : place.x
        place.box.put(x + left, y + place.y, place.offer, &frames)
      }
    }
    if case .modifier = part { putInside(places(offer)) }
    if isShown {
      var frame = Rect(x: x, y: y, width: size.width, height: size.height)
      if bend == .originsRounded { (frame.x, frame.y) = (x.rounded(), y.rounded()) }
      frames.append((path, frame))
    }
    if case .view = part { putInside(places(offer)) }
    putInside(secondaryPlaces(offer, size))
  }

  /// Where the boxes inside go.
  func places(_ offer: ProposedSize) -> [Place] {
    switch part {
    case .modifier(let modifier): return [place(modifier, offer)]
    case .view(let view):
      switch view.kind {
      case .color, .emptyView, .group, .spacer, .divider: return []
      case .vStack, .hStack, .gridRow: return stackPlaces(offer)
      case .lazyVStack, .lazyHStack: return lazyStackPlaces(offer)
      case .zStack: return layeredPlaces(offer)
      case .geometryReader: return readerPlaces(view, offer)
      case .scrollView(let axes):
        return [Place(box: inside[0], x: 0, y: 0, offer: scrolled(offer, axes))]  // C4
      case .viewThatFits(let axes):
        return fitting(axes, offer).map { [Place(box: $0, x: 0, y: 0, offer: offer)] } ?? []
      case .grid: return grid().places
      case .lazyVGrid, .lazyHGrid: return lazyGrid(offer).places
      case .customLayout(let layout): return customPlaces(layout, offer)
      }
    }
  }

  private func place(_ modifier: ViewDescription.Modifier, _ offer: ProposedSize) -> Place {
    let child = inside[0]
    let asked = childOffer(offer)
    switch modifier {
    case .frame(_, _, let alignment): return aligned(child, asked, alignment, offer)
    case .flexFrame(let frame):
      let size = size(offer)
      let asked = ProposedSize(
        width: horizontal(frame).placedOffer(offer.width, size.width),
        height: vertical(frame).placedOffer(offer.height, size.height)
      )
      return aligned(child, asked, frame.alignment, offer)
    case .padding(let top, let leading, _, _):
      return Place(box: child, x: points(leading) ?? 0, y: points(top) ?? 0, offer: asked)
    case .fixedSize, .aspectRatio:
      let (box, size) = (size(offer), child.size(asked))
      return Place(
        box: child,
        x: (box.width - size.width) / 2,
        y: (box.height - size.height) / 2,
        offer: asked
      )
    case .position(let x, let y):
      let size = child.size(asked)
      return Place(
        box: child,
        x: (points(x) ?? 0) - size.width / 2,
        y: (points(y) ?? 0) - size.height / 2,
        offer: asked
      )
    case .offset(let x, let y):
      return Place(box: child, x: points(x) ?? 0, y: points(y) ?? 0, offer: asked)
    case .overlay, .background, .layoutPriority, .alignmentGuide, .layoutDirection:
      return Place(box: child, x: 0, y: 0, offer: asked)
    }
  }

  /// F1: the child's guides on those of the frame.
  private func aligned(
    _ child: PlainBox,
    _ asked: ProposedSize,
    _ alignment: ViewDescription.AlignmentName,
    _ offer: ProposedSize
  ) -> Place {
    let size = size(offer)
    if bend == .guidesOfFrameIgnored {
      let taken = child.size(asked)
      let (x, y) = ((size.width - taken.width) / 2, (size.height - taken.height) / 2)
      return Place(box: child, x: x, y: y, offer: asked)
    }
    let x =
      Self.natural(alignment.horizontal, of: size) - child.guide(alignment.horizontal, asked)
    let y = Self.natural(alignment.vertical, of: size) - child.guide(alignment.vertical, asked)
    return Place(box: child, x: x, y: y, offer: asked)
  }

  /// F12: offered the size of the view it belongs to, guide on guide.
  private func secondaryPlaces(_ offer: ProposedSize, _ size: Size) -> [Place] {
    guard let content = secondary.first, case .modifier(let modifier) = part else { return [] }
    let alignment: ViewDescription.AlignmentName
    switch modifier {
    case .overlay(_, let given), .background(_, let given): alignment = given
    default: return []
    }
    let asked = ProposedSize(size)
    return [
      Place(
        box: content,
        x: guide(alignment.horizontal, offer) - content.guide(alignment.horizontal, asked),
        y: guide(alignment.vertical, offer) - content.guide(alignment.vertical, asked),
        offer: asked
      )
    ]
  }

  /// C3: every view is offered the reader's size, at its leading top corner.
  private func readerPlaces(_ view: ViewDescription, _ offer: ProposedSize) -> [Place] {
    var seat = self
    seat.reader = size(offer)
    return Self.children(view.children, of: seat, orientation: nil).map { child in
      let asked = ProposedSize(seat.reader)
      guard bend == .readerCentres else { return Place(box: child, x: 0, y: 0, offer: asked) }
      return child.unplaced(in: seat.reader, asked)
    }
  }
}

extension ViewDescription {
  /// The tree with a view of no size for each that is absent.
  fileprivate var withAbsentViews: ViewDescription {
    mapped { view in
      guard view.kind == .emptyView else { return }
      view.kind = .color
      view.modifiers.insert(.frame(width: 0, height: 0), at: 0)
    }
  }
}
