package import LayoutCore

/// Turns dimensions into points (S1, S3, S7, S8).
package struct SizeResolver: Sendable {
  package let grid: PixelGrid

  package init(grid: PixelGrid) { self.grid = grid }

  /// The length of one dimension in a box; the estimate where it is estimated.
  package func length(_ dimension: LayoutDimension, in box: Size) -> Double {
    switch dimension {
    case .fractionalWidth(let fraction): grid.resolvedSize(fraction * box.width)
    case .fractionalHeight(let fraction): grid.resolvedSize(fraction * box.height)
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
      points
    }
  }

  /// Both lengths in a box.
  package func size(_ dimensions: LayoutDimensions, in box: Size) -> Size {
    Size(width: length(dimensions.width, in: box), height: length(dimensions.height, in: box))
  }
}

extension Insets {
  /// A frame less these insets; what is larger than the frame is mirrored (S12).
  func applied(to frame: Rect, _ rules: SolverRules) -> Rect {
    let width = frame.width - leading - trailing
    let height = frame.height - top - bottom
    let mirrored = !rules.breaks(.insetsMirrored)
    return Rect(
      x: frame.x + leading,
      y: frame.y + top,
      width: mirrored ? abs(width) : max(0, width),
      height: mirrored ? abs(height) : max(0, height)
    )
  }

  /// Insets around these, edge by edge.
  static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}

extension Size {
  /// The size less insets on all sides.
  func less(_ insets: Insets) -> Size {
    Size(
      width: width - insets.total(along: .horizontal),
      height: height - insets.total(along: .vertical)
    )
  }
}
