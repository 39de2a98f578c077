import LayoutCore
import SwiftUILayout

/// Grids of rigid cells (C6) and lazy grids (C8).
extension PlainBox {
  /// A size and where the boxes inside go.
  struct Arrangement {
    var size: Size
    var places: [Place]
  }

  private static let open = ProposedSize(width: nil, height: nil)

  /// C6, for cells whose size does not depend on what they are offered.
  func grid() -> Arrangement {
    guard case .grid(let alignment, let horizontal, let vertical) = kind, !lines.isEmpty else {
      return Arrangement(size: .zero, places: [])
    }
    let across = points(horizontal) ?? 8
    let down = points(vertical) ?? 8
    func sizes(_ line: PlainGridLine) -> [Size] { line.cells.map { $0.size(Self.open) } }
    let rows = lines.filter(\.isRow).map { sizes($0) }
    let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      let widths = rows.compactMap { column < $0.count ? $0[column].width : nil }
      return bend == .firstCellCounts ? widths.first ?? 0 : widths.max() ?? 0
    }
    let width = columns.reduce(0, +) + across * Double(max(0, columns.count - 1))
    var places: [Place] = []
    var y = 0.0
    for line in lines {
      let height = sizes(line).map(\.height).max() ?? 0
      var x = 0.0
      for (column, cell) in line.cells.enumerated() {
        let room = Size(width: line.isRow ? columns[column] : width, height: height)
        places.append(cell.within(room, alignment, Self.open, x: x, y: y))
        x += room.width + across
      }
      y += height + down
    }
    return Arrangement(size: Size(width: width, height: y - down), places: places)
  }

  /// The box in a room whose corner is at (`x`, `y`), guide on guide.
  private func within(
    _ room: Size,
    _ alignment: ViewDescription.AlignmentName,
    _ offer: ProposedSize,
    x: Double,
    y: Double
  ) -> Place {
    let across = Self.natural(alignment.horizontal, of: room)
    let down = Self.natural(alignment.vertical, of: room)
    return Place(
      box: self,
      x: x + across - guide(alignment.horizontal, offer),
      y: y + down - guide(alignment.vertical, offer),
      offer: offer
    )
  }

  /// The breadths of the tracks of a lazy grid `breadth` wide, and the gap after each.
  private func tracks(
    _ items: [ViewDescription.TrackDescription],
    _ breadth: Double?
  ) -> [(breadth: Double, gap: Double)] {
    let gaps = items.map { points($0.spacing) ?? 8 }
    var remaining = (breadth ?? 0) - gaps.dropLast().reduce(0, +)
    var waiting = 0
    for item in items {
      if item.kind == .fixed { remaining -= points(item.minimum) ?? 0 } else { waiting += 1 }
    }
    var tracks: [(breadth: Double, gap: Double)] = []
    for (item, gap) in zip(items, gaps) {
      let least = points(item.minimum) ?? 0
      let most = points(item.maximum) ?? .infinity
      if item.kind == .fixed {
        tracks.append((least, gap))
        continue
      }
      let share = breadth == nil ? least : remaining / Double(waiting)
      waiting -= 1
      // As many as fit on paper share an adaptive track, but at least one, and no more than any
      // real grid.
      var count = 1
      if item.kind == .adaptive, bend != .adaptiveSingle, share < .infinity, least + gap > 0 {
        let room = max(share, 0) + (breadth ?? 0).doubt + gap
        let fitting = (room / (least + gap)).rounded(.down)
        count = Int(max(1, min(fitting, 10_000)))
      }
      let room = (share - Double(count - 1) * gap) / Double(count)
      let each = max(least, min(room, most))
      for _ in 0..<count { tracks.append((each, gap)) }
      if remaining < .infinity { remaining -= item.kind == .adaptive ? max(share, 0) : each }
    }
    return tracks
  }

  /// C8: lines of as many views as there are tracks, each as long as the longest of its line.
  func lazyGrid(_ offer: ProposedSize) -> Arrangement {
    let main: PlainAxis
    let items: [ViewDescription.TrackDescription]
    let spacing: Length?
    switch kind {
    case .lazyVGrid(let columns, let given): (main, items, spacing) = (.vertical, columns, given)
    case .lazyHGrid(let rows, let given): (main, items, spacing) = (.horizontal, rows, given)
    default: return Arrangement(size: .zero, places: [])
    }
    let cross = main.crossed
    let tracks = tracks(items, offer[cross])
    var size = Size.zero
    size[cross] = tracks.map(\.breadth).reduce(0, +) + tracks.dropLast().map(\.gap).reduce(0, +)
    var places: [Place] = []
    var position = 0.0
    let count = max(1, tracks.count)
    for start in stride(from: 0, to: tracks.isEmpty ? 0 : inside.count, by: count) {
      let line = inside[start..<min(start + count, inside.count)]
      func asked(_ track: Int) -> ProposedSize {
        var asked = Self.open
        asked[cross] = tracks[track].breadth
        return asked
      }
      let length = line.enumerated().map { $1.size(asked($0))[main] }.max() ?? 0
      var across = 0.0
      for (track, child) in line.enumerated() {
        var room = Size.zero
        room[main] = length
        room[cross] = tracks[track].breadth
        let (x, y) = main == .vertical ? (across, position) : (position, across)
        places.append(child.within(room, .center, asked(track), x: x, y: y))
        across += tracks[track].breadth + tracks[track].gap
      }
      position += length + (points(spacing) ?? 8)
    }
    size[main] = max(0, position - (places.isEmpty ? 0 : points(spacing) ?? 8))
    return Arrangement(size: size, places: places)
  }
}
