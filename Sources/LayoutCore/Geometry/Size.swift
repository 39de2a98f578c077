/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// Makes a size of `width` by `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No room at all.
  public static let zero = Size(width: 0, height: 0)

  /// The length along `axis`, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

/// A size in which either dimension can be left open, as a container or a proposal gives it.
public struct ProposedSize: Sendable, Hashable {
  /// Points across, or `nil` where the asker leaves it open.
  public var width: Double?
  /// Points down, or `nil` where the asker leaves it open.
  public var height: Double?

  /// Makes a proposal; `nil` leaves a dimension open.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The length along `axis`, in points, or `nil` where it is open.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
