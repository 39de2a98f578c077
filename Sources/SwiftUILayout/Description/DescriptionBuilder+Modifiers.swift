extension ViewDescription.Modifier {
  /// The node of the modifier around `child`.
  func node(
    _ builder: DescriptionBuilder,
    around child: LayoutNode,
    _ seat: Seat,
    _ reader: DescriptionBuilder.Reader
  ) -> LayoutNode {
    func value(_ length: Length?) -> Double? { builder.value(length, reader) }
    func points(_ length: Length) -> Double { value(length) ?? 0 }
    switch self {
    case .frame(let width, let height, let alignment):
      return FixedFrameNode(
        seat,
        around: child,
        width: value(width),
        height: value(height),
        alignment: alignment.pair
      )
    case .flexFrame(let frame):
      return FlexibleFrameNode(
        seat,
        around: child,
        width: FlexibleLength(
          minimum: value(frame.minWidth),
          ideal: value(frame.idealWidth),
          maximum: value(frame.maxWidth)
        ),
        height: FlexibleLength(
          minimum: value(frame.minHeight),
          ideal: value(frame.idealHeight),
          maximum: value(frame.maxHeight)
        ),
        alignment: frame.alignment.pair
      )
    case .padding(let top, let leading, let bottom, let trailing):
      return PaddingNode(
        seat,
        around: child,
        EdgeInsets(
          top: points(top),
          leading: points(leading),
          bottom: points(bottom),
          trailing: points(trailing)
        )
      )
    case .fixedSize(let horizontal, let vertical):
      return FixedSizeNode(seat, around: child, horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills):
      return AspectRatioNode(seat, around: child, ratio: value(ratio), fills: fills)
    case .overlay(let view, let alignment), .background(let view, let alignment):
      return SecondaryNode(
        seat,
        around: child,
        secondary: builder.secondary(view, alignment.pair, seat, reader),
        alignment: alignment.pair
      )
    case .layoutPriority(let priority):
      return TraitNode(seat, around: child, priority: priority)
    case .alignmentGuide(let guide, let length):
      let points = points(length)
      return GuideNode(seat, around: child, key: guide.key) { _ in CGFloat(points) }
    case .position(let x, let y):
      return PositionNode(seat, around: child, x: points(x), y: points(y))
    case .offset(let x, let y):
      return OffsetNode(seat, around: child, x: points(x), y: points(y))
    case .layoutDirection:
      // A value of the environment is no modifier of the layout: priority and size show through.
      return TraitNode(seat, around: child, priority: child.priority)
    }
  }
}

extension DescriptionBuilder {
  /// The content of an overlay or background: several views lie over one another (P18).
  func secondary(
    _ view: ViewDescription,
    _ alignment: GuidePair,
    _ seat: Seat,
    _ reader: Reader
  ) -> LayoutNode? {
    var inside = seat
    inside.path = context.paths.content(of: seat.path)
    inside.orientation = nil
    return root(view, inside, reader) { seat, nodes in
      LayeredNode(seat, alignment, nodes, isStatic: true)
    }
  }
}
