/// One edge of a rectangle.
public enum Edge: Int8, Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge at which reading starts.
  case leading
  /// The lower edge.
  case bottom
  /// The edge at which reading ends.
  case trailing

  /// Any choice of the four edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an edge, in the order of the cases.
    public let rawValue: Int8
    /// Makes a choice from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a choice of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge.
public enum HorizontalEdge: Int8, Sendable, Hashable, CaseIterable {
  /// The edge at which reading starts.
  case leading
  /// The edge at which reading ends.
  case trailing
}

/// The upper or lower edge.
public enum VerticalEdge: Int8, Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// Points under the upper edge.
  public var top: CGFloat
  /// Points inside the leading edge.
  public var leading: CGFloat
  /// Points over the lower edge.
  public var bottom: CGFloat
  /// Points inside the trailing edge.
  public var trailing: CGFloat

  /// Makes insets from four distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets of `length` points at `edges`, nothing elsewhere.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}
