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
  /// - Complexity: O(n) for n boxes.
  public subscript(path: String) -> CGRect? { frames.first { $0.path == path }?.frame }
}

/// One box of a layout.
public struct LayoutFrame: Sendable, Hashable, CustomStringConvertible {
  /// Which box it is: `/i/j` child indices, `@k` after the k-th modifier, `@k!` its content.
  public var path: String
  /// The box, in points from the top left corner of the host.
  public var frame: CGRect

  /// Path, origin and size on one line.
  public var description: String {
    "\(path) \(frame.origin.x) \(frame.origin.y) \(frame.size.width) \(frame.size.height)"
  }
}
