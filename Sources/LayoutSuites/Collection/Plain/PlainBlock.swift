import CollectionLayout
import LayoutCore

/// One group or item laid out, everything in it relative to its own corner.
struct PlainBlock {
  /// Its length and width once everything in it is known.
  var size: Size
  /// Items, whether the section has that many or not, in order.
  var cells: [Cell] = []
  /// Its own subitems.
  var slots: [Slot] = []
  /// Supplementaries anchored to it or to something in it, in order.
  var anchored: [Anchored] = []
  /// What in it the rules leave open, if anything.
  var open: CollectionExclusion?
  /// Whether it holds items of no length, of which there is never enough.
  var neverFills = false

  /// One subitem, where it starts along its group's axis, and all that is in it.
  struct Slot {
    var node: LayoutNode
    var start: Double
    var block: PlainBlock
  }

  /// One item's slot and frame.
  struct Cell {
    var item: Int
    /// Before insets.
    var slot: Rect
    var frame: Rect
    var zIndex = 0
    var estimated: (width: Bool, height: Bool) = (false, false)
    var isMeasured = false
  }

  /// One supplementary, there only if the section has `item`.
  struct Anchored {
    var description: AnchoredItem
    var item: Int
    var frame: Rect
  }

  /// Everything moved.
  func moved(_ x: Double, _ y: Double) -> PlainBlock {
    var copy = self
    for index in copy.cells.indices {
      copy.cells[index].slot = copy.cells[index].slot.moved(x, y)
      copy.cells[index].frame = copy.cells[index].frame.moved(x, y)
    }
    for index in copy.anchored.indices {
      copy.anchored[index].frame = copy.anchored[index].frame.moved(x, y)
    }
    return copy
  }
}
