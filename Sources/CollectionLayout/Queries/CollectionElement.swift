package import LayoutCore

/// One element of a solved collection as it is answered: rounded, and moved where it is pinned.
package struct CollectionElement: Sendable, Hashable {
  package var id: ElementID
  /// The frame in content coordinates, in points.
  package var frame: Rect
  package var zIndex: Int

  package init(id: ElementID, frame: Rect, zIndex: Int) {
    self.id = id
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Names an element; no two elements of a solution share one.
package struct ElementID: Sendable, Hashable, Comparable {
  package var category: Category
  /// The kind of a supplementary or decoration; empty for a cell.
  package var kind: String
  package var section: Int
  /// The item, or the number among those of its kind (B17); `Int.max` for the layout's own (B11).
  package var item: Int

  package init(_ category: Category, kind: String = "", section: Int, item: Int) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// The three categories, in the order in which they are answered.
  package enum Category: Int, Sendable, Hashable, CaseIterable {
    case cell, supplementary, decoration
  }

  package static func < (left: ElementID, right: ElementID) -> Bool {
    (left.category.rawValue, left.section, left.kind, left.item)
      < (right.category.rawValue, right.section, right.kind, right.item)
  }
}

/// Where a collection is looked at: what moves without anything being solved.
package struct Viewing: Sendable, Hashable {
  /// The content offset, in points.
  package var offsetX: Double
  package var offsetY: Double
  /// What bars and the like cover of the bounds (B12).
  package var adjustedInsets: Insets
  /// How far orthogonal sections are scrolled, by section.
  package var orthogonalOffsets: [Int: Double]

  package init(
    offsetX: Double = 0,
    offsetY: Double = 0,
    adjustedInsets: Insets = Insets(),
    orthogonalOffsets: [Int: Double] = [:]
  ) {
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.adjustedInsets = adjustedInsets
    self.orthogonalOffsets = orthogonalOffsets
  }

  /// The bounds in content coordinates.
  package func bounds(_ container: Size) -> Rect {
    Rect(x: offsetX, y: offsetY, width: container.width, height: container.height)
  }

  /// The bounds less what is covered.
  package func visible(_ container: Size) -> Rect {
    let bounds = bounds(container)
    return Rect(
      x: bounds.x + adjustedInsets.leading,
      y: bounds.y + adjustedInsets.top,
      width: bounds.width - adjustedInsets.total(along: .horizontal),
      height: bounds.height - adjustedInsets.total(along: .vertical)
    )
  }
}
