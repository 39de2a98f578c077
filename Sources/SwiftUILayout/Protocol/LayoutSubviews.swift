/// A collection of the views that a layout arranges, counted from zero (P9).
///
/// A slice is again such a collection; placing through it reaches the original view.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  let group: SubviewGroup
  /// Which of the group's children these are; nil for all of them.
  private let chosen: [Int]?

  init(_ group: SubviewGroup, chosen: [Int]? = nil) {
    self.group = group
    self.chosen = chosen
  }

  /// One view of the collection.
  public typealias Element = LayoutSubview
  /// A position in the collection.
  public typealias Index = Int
  /// A part of the collection.
  public typealias SubSequence = LayoutSubviews

  /// The direction in which the container is read.
  public var layoutDirection: LayoutDirection { group.direction }
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { chosen?.count ?? group.nodes.count }

  /// The view at `index`.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(group: group, index: chosen?[index] ?? index)
  }

  /// The views in `bounds`, counted from zero.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(bounds.lowerBound >= 0 && bounds.upperBound <= endIndex, "range out of bounds")
    return self[Array(bounds)]
  }

  /// The views from `bounds` on, counted from zero; such a range is also an endless sequence.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.lowerBound..<endIndex]
  }

  /// The views at `indices`, in that order, counted from zero.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(group, chosen: indices.map { chosen?[$0] ?? $0 })
  }

  var nodes: [LayoutNode] { chosen?.map { group.nodes[$0] } ?? group.nodes }

  /// Whether the two are the same views of the same container.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.group === right.group && left.count == right.count
      && zip(left, right).allSatisfy { $0 == $1 }
  }
}

/// A view as its container's layout sees it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let group: SubviewGroup
  let index: Int

  var node: LayoutNode { group.nodes[index] }

  /// The layout priority of the view (S1).
  public var priority: Double { node.priority }
  /// The distances the view prefers to its neighbours.
  public var spacing: ViewSpacing { node.spacing }
  /// The value the view carries for a key, or the key's default (P11).
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    (node.trait(ObjectIdentifier(key)) as? K.Value) ?? K.defaultValue
  }

  /// The size the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = group.size(index, proposal)
    return CGSize(width: size.width, height: size.height)
  }

  /// The size and guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      extent: group.size(index, proposal),
      node: node,
      offer: proposal.offer.floored
    )
  }

  /// Places the view with its anchor at `position`, measured with `proposal` (P7).
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    group.place(index, at: position, anchor: anchor, proposal: proposal)
  }

  /// Whether the two are the same view of the same container.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.group === right.group && left.index == right.index
  }
}
