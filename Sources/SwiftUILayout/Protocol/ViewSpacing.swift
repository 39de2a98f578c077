/// The distances a view prefers to its neighbours, an edge at a time (S9, S12).
public struct ViewSpacing: Sendable, Equatable {
  /// Points at the four edges, in the order of ``Edge``; not-a-number where none is declared.
  private var edges: (Double, Double, Double, Double)

  /// Makes preferences that declare nothing.
  public init() { edges = (.nan, .nan, .nan, .nan) }

  private init(all length: Double) { edges = (length, length, length, length) }

  /// Preferences of nothing at every edge.
  public static let zero = ViewSpacing(all: 0)

  /// The distance where neither neighbour declares one (S9).
  static func defaultDistance(_ context: LayoutContext?) -> Double {
    context?.bends(.defaultGapTen) == true ? 10 : 8
  }

  subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: edges.0
      case .leading: edges.1
      case .bottom: edges.2
      case .trailing: edges.3
      }
    }
    set {
      switch edge {
      case .top: edges.0 = newValue
      case .leading: edges.1 = newValue
      case .bottom: edges.2 = newValue
      case .trailing: edges.3 = newValue
      }
    }
  }

  /// Takes in the preferences of `other` at `edges`, the larger of two winning.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = Self.larger(self[edge], other[edge])
    }
  }

  /// These preferences with those of `other` at `edges`, the larger of two winning.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to keep to the `next` view along `axis`, in points (S9).
  ///
  /// The larger of the two facing preferences; 8 where neither view declares one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(distance(to: next, along: axis, in: nil))
  }

  func distance(to next: ViewSpacing, along axis: Axis, in context: LayoutContext?) -> Double {
    let facing =
      axis == .horizontal
      ? Self.larger(self[.trailing], next[.leading]) : Self.larger(self[.bottom], next[.top])
    return facing.or(Self.defaultDistance(context))
  }

  /// These preferences without any at `edges`, so that the default holds there.
  func dropping(_ dropped: Edge.Set) -> ViewSpacing {
    var rest = self
    for edge in Edge.allCases where dropped.contains(Edge.Set(edge)) { rest[edge] = .nan }
    return rest
  }

  private static func larger(_ left: Double, _ right: Double) -> Double {
    left.isNaN ? right : right.isNaN ? left : max(left, right)
  }

  /// Whether the two declare the same at every edge.
  public static func == (left: ViewSpacing, right: ViewSpacing) -> Bool {
    Edge.allCases.allSatisfy {
      left[$0] == right[$0] || (left[$0].isNaN && right[$0].isNaN)
    }
  }
}
