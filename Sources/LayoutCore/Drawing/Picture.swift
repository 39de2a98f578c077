/// A drawing as a value; reports turn it into SVG or text.
///
/// Coordinates are points of the layout, y growing down. Boxes are drawn in order, later ones on
/// top.
public struct Picture: Sendable, Hashable, Codable {
  /// What the layout was given room for, drawn as an outline.
  public var container: Box
  /// The frames, in the order in which they are drawn.
  public var boxes: [Box]
  /// Areas that show the fault itself: an overlap, a gap of the wrong length.
  public var marks: [Box]

  /// Makes a picture.
  public init(container: Box, boxes: [Box], marks: [Box] = []) {
    self.container = container
    self.boxes = boxes
    self.marks = marks
  }

  /// A rectangle with a label.
  public struct Box: Sendable, Hashable, Codable {
    /// The left edge in points.
    public var x: Double
    /// The top edge in points.
    public var y: Double
    /// Points across.
    public var width: Double
    /// Points down.
    public var height: Double
    /// A short label, such as the item's index.
    public var label: String
    /// Whether the violation concerns it.
    public var isConcerned: Bool

    /// Makes a box from a frame; what is not finite is drawn as zero.
    public init(_ frame: Rect, label: String = "", isConcerned: Bool = false) {
      func drawable(_ value: Double) -> Double { value.isFinite ? value : 0 }
      x = drawable(frame.x)
      y = drawable(frame.y)
      width = drawable(frame.width)
      height = drawable(frame.height)
      self.label = label
      self.isConcerned = isConcerned
    }

    /// The box without its label.
    public var frame: Rect { Rect(x: x, y: y, width: width, height: height) }
  }
}
