public import LayoutCore

/// How the elements of one snapshot become those of another: where each starts and ends.
public struct Transition<ID: Hashable>: Hashable {
  /// Elements that vanish, in the order before, then all others in the order after.
  public var elements: [Element]

  /// Makes a transition from two snapshots and the frames of their items.
  ///
  /// - Parameters:
  ///   - before: identifiers before, each with its frame.
  ///   - after: identifiers after, each with its frame.
  ///   - appearing: where a new element starts; in its end frame unless given, fading in.
  ///   - vanishing: where a lost element ends; in its start frame unless given, fading out.
  /// - Complexity: O(n).
  public init(
    from before: [(ID, Rect)],
    to after: [(ID, Rect)],
    appearing: (ID, Rect) -> Rect = { $1 },
    vanishing: (ID, Rect) -> Rect = { $1 }
  ) {
    let changes = Matcher.match(before.map(\.0), after.map(\.0))
    elements = changes.unmatched(before: before.count).map { position in
      let (identifier, frame) = before[position]
      return Element(
        identifier: identifier,
        kind: .vanishing,
        start: frame,
        end: vanishing(identifier, frame)
      )
    }
    for (position, (identifier, frame)) in after.enumerated() {
      let source = Int(changes[position])
      let start = source >= 0 ? before[source].1 : appearing(identifier, frame)
      let kind: Kind = source < 0 ? .appearing : start == frame ? .staying : .moving
      elements.append(Element(identifier: identifier, kind: kind, start: start, end: frame))
    }
  }

  /// Makes a transition from two snapshots and a layout that answers frames across sections.
  ///
  /// Items for which the layout answers no frame have none, and take no part.
  public init<Section>(
    from before: NSDiffableDataSourceSnapshot<Section, ID>,
    to after: NSDiffableDataSourceSnapshot<Section, ID>,
    layout: ([Int]) -> [Rect]
  ) {
    self.init(
      from: Array(zip(before.itemIdentifiers, layout(before.contents.itemCounts))),
      to: Array(zip(after.itemIdentifiers, layout(after.contents.itemCounts)))
    )
  }

  /// One element on its way.
  public struct Element: Hashable {
    /// Its identifier.
    public var identifier: ID
    /// What becomes of it.
    public var kind: Kind
    /// The frame at which it starts.
    public var start: Rect
    /// The frame at which it ends.
    public var end: Rect

    /// The frame after a part of the way, 0 being the start and 1 the end.
    public func frame(at progress: Double) -> Rect {
      func between(_ path: KeyPath<Rect, Double>) -> Double {
        start[keyPath: path] + (end[keyPath: path] - start[keyPath: path]) * progress
      }
      return Rect(
        x: between(\.x),
        y: between(\.y),
        width: between(\.width),
        height: between(\.height)
      )
    }

    /// How opaque it is after a part of the way.
    public func opacity(at progress: Double) -> Double {
      switch kind {
      case .appearing: progress
      case .vanishing: 1 - progress
      case .moving, .staying: 1
      }
    }
  }

  /// What becomes of an element.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It is only in the later snapshot.
    case appearing
    /// It is only in the earlier snapshot.
    case vanishing
    /// It changes its frame.
    case moving
    /// It keeps its frame.
    case staying
  }
}

extension Transition: Sendable where ID: Sendable {}
extension Transition.Element: Sendable where ID: Sendable {}
