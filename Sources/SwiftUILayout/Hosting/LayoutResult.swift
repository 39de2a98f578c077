public import LayoutCore

/// Where every box of a view tree came out.
public struct LayoutResult: Sendable {
  /// The size of the root, in points.
  public var size: CGSize
  /// The boxes of views and modifiers, in the order of the views.
  public var frames: [LayoutFrame]
  /// What the layout complained of, in the order it did.
  public var complaints: [LayoutComplaint]
  /// What the layout did, counted.
  public var work: WorkCounters

  /// The frame of the box at `path`, if there is one.
  ///
  /// - Complexity: O(n × depth) for n boxes.
  public subscript(path: String) -> CGRect? { frames.first { $0.path == path }?.frame }
}

/// One box of a layout.
public struct LayoutFrame: Sendable, Hashable, CustomStringConvertible {
  private let paths: LayoutPaths
  private let id: Int32
  /// The box, in points from the top left corner of the host.
  public let frame: CGRect

  init(paths: LayoutPaths, id: Int32, frame: CGRect) {
    self.paths = paths
    self.id = id
    self.frame = frame
  }

  /// Which box it is: `/i/j` child indices, `@k` after the k-th modifier, `@k!` its content.
  ///
  /// - Complexity: O(depth), for it is written out when asked for.
  public var path: String { paths.text(id) }

  /// Path, origin and size on one line.
  public var description: String {
    "\(path) \(frame.origin.x) \(frame.origin.y) \(frame.size.width) \(frame.size.height)"
  }

  /// Whether the two are the same box in the same place.
  public static func == (left: LayoutFrame, right: LayoutFrame) -> Bool {
    left.frame == right.frame && left.path == right.path
  }

  /// Hashes the box's place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(frame.size.width)
    hasher.combine(frame.size.height)
  }
}
