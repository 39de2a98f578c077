/// A line of a grid: the cells of a row, or one view across all columns.
struct GridLine {
  var cells: [LayoutNode]
  var isRow: Bool
  /// The row's own alignment, if it has one.
  var guide: GuideKey?
}

/// A grid of rows (C6).
///
/// Rigid cells come out exactly: a column is as wide as its widest cell, a row as high as its
/// highest. How SwiftUI shares room among flexible cells is not public; here columns share the
/// width, and rows the height, as the children of a stack would, with a complaint that says so.
final class GridNode: MeasuringNode {
  private let lines: [GridLine]
  private let alignment: GuidePair
  private let horizontalSpacing: Double
  private let verticalSpacing: Double
  private let columnCount: Int

  init(
    _ seat: Seat,
    _ lines: [GridLine],
    alignment: GuidePair,
    horizontalSpacing: Double?,
    verticalSpacing: Double?
  ) {
    self.lines = lines
    self.alignment = alignment
    let plain = ViewSpacing.defaultDistance(seat.context)
    self.horizontalSpacing = seat.finite(horizontalSpacing ?? plain, or: plain, "spacing")
    self.verticalSpacing = seat.finite(verticalSpacing ?? plain, or: plain, "spacing")
    columnCount = lines.lazy.filter(\.isRow).map(\.cells.count).max() ?? 0
    super.init(seat)
    priority = lines.allSatisfy(\.cells.isEmpty) ? -.infinity : 0  // P16
    for line in lines where line.isRow {
      for cell in line.cells where !cell.isRigid {
        context.complain(
          .flexibleGridCell,
          at: cell.path,
          "this cell is flexible; how a grid sizes it is not public"
        )
      }
    }
  }

  override var isBranching: Bool { true }
  override var below: [LayoutNode] { lines.flatMap(\.cells) }

  private struct Tracks {
    var columns: [Double]
    var rows: [Double]
    var size: Extent
  }

  private func tracks(_ offer: Offer) -> Tracks {
    let columns = widths(offer.width)
    let across = total(columns, horizontalSpacing)
    let spanning =
      lines.lazy.filter { !$0.isRow }.flatMap(\.cells)
      .map { $0.size(Offer(width: across, height: Offer.open)).width }.max() ?? 0
    let width = max(across, columnCount == 0 || spanning.isFinite ? spanning : across)
    let rows = heights(offer.height, columns, width)
    return Tracks(
      columns: columns,
      rows: rows,
      size: Extent(width: width, height: total(rows, verticalSpacing))
    )
  }

  private func total(_ lengths: [Double], _ spacing: Double) -> Double {
    max(lengths.reduce(0, +) + spacing * Double(max(lengths.count - 1, 0)), 0)
  }

  private func widths(_ offered: Double) -> [Double] {
    TrackSharing(count: columnCount, spacing: horizontalSpacing) { column, length in
      self.lines.lazy.filter { $0.isRow && column < $0.cells.count }
        .map { $0.cells[column].size(Offer(width: length, height: Offer.open)).width }.max() ?? 0
    }.lengths(offered)
  }

  private func heights(_ offered: Double, _ columns: [Double], _ width: Double) -> [Double] {
    TrackSharing(count: lines.count, spacing: verticalSpacing) { row, length in
      let line = self.lines[row]
      return line.cells.indices.map { column in
        let breadth = line.isRow ? columns[column] : width
        return line.cells[column].size(Offer(width: breadth, height: length)).height
      }.max() ?? 0
    }.lengths(offered)
  }

  override func measure(_ offer: Offer) -> Extent { tracks(offer).size }

  override func arrange(_ offer: Offer) {
    let tracks = tracks(offer)
    var y = 0.0
    for (line, height) in zip(lines, tracks.rows) {
      var x = 0.0
      for (column, cell) in line.cells.enumerated() {
        let width = line.isRow ? tracks.columns[column] : tracks.size.width
        let cellOffer = Offer(width: width, height: height)
        let pair = GuidePair(
          horizontal: alignment.horizontal,
          vertical: line.guide ?? alignment.vertical
        )
        let offset = pair.offset(of: cell, cellOffer, in: Extent(width: width, height: height))
        put(cell, x: x + offset.width, y: y + offset.height, offer: cellOffer)
        x += width + horizontalSpacing
      }
      y += height + verticalSpacing
    }
  }
}

/// Shares a length among tracks as a stack does among its children (S1, S4).
struct TrackSharing {
  var count: Int
  var spacing: Double
  /// The length of a track for a proposal along it.
  var length: (_ track: Int, _ proposal: Double) -> Double

  func lengths(_ offered: Double) -> [Double] {
    if offered.isNaN { return (0..<count).map { length($0, Offer.open) } }
    let traits = (0..<count).map { LengthTrait(from: length($0, 0), to: length($0, .infinity)) }
    var order = (0..<count).sorted { left, right in
      let (first, second) = (traits[left].flexibility, traits[right].flexibility)
      return first == second ? left < right : first < second
    }
    order.restoreOrder { traits[$0].flexibility.isFinite && traits[$0].ties(with: traits[$1]) }
    var lengths = Array(repeating: 0.0, count: count)
    var left = offered.less(spacing * Double(max(count - 1, 0)))
    for (served, track) in order.enumerated() {
      lengths[track] = length(track, max(left / Double(count - served), 0))
      left = left.less(lengths[track])
    }
    return lengths
  }
}
