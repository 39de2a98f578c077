/// Cells of a terminal on which boxes are drawn; lines that meet are joined.
struct TextCanvas {
  /// The arms of a line in a cell.
  private struct Arms: OptionSet {
    var rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  /// Indexed by the arms.
  private static let glyphs: [Character] = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")

  private struct Cell {
    var arms: Arms = []
    var text: Character?
    var style: Terminal.Style = .plain
  }

  private let width: Int
  private let height: Int
  private var cells: [Cell]

  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    cells = Array(repeating: Cell(), count: self.width * self.height)
  }

  /// Draws the outline of a box between two lines each way; a box without room becomes a line or
  /// a dot.
  mutating func outline(x: ClosedRange<Int>, y: ClosedRange<Int>, style: Terminal.Style) {
    if x.count == 1, y.count == 1 {
      write("•", x: x.lowerBound, y: y.lowerBound, style: style)
      return
    }
    for column in x.lowerBound..<x.upperBound {
      for row in Set([y.lowerBound, y.upperBound]) {
        join(.right, x: column, y: row, style: style)
        join(.left, x: column + 1, y: row, style: style)
      }
    }
    for row in y.lowerBound..<y.upperBound {
      for column in Set([x.lowerBound, x.upperBound]) {
        join(.down, x: column, y: row, style: style)
        join(.up, x: column, y: row + 1, style: style)
      }
    }
  }

  /// Draws a faint outline where nothing else is.
  mutating func faintOutline(x: ClosedRange<Int>, y: ClosedRange<Int>) {
    for row in y {
      for column in x {
        let onRow = row == y.lowerBound || row == y.upperBound
        let onColumn = column == x.lowerBound || column == x.upperBound
        guard onRow || onColumn, isFree(x: column, y: row) else { continue }
        let corner = onRow && onColumn
        write(corner ? "·" : onRow ? "┈" : "┊", x: column, y: row, style: .dim)
      }
    }
  }

  /// Fills the inside of an area; where there is no inside, the area itself.
  mutating func hatch(x: ClosedRange<Int>, y: ClosedRange<Int>, style: Terminal.Style) {
    for row in inside(y) {
      for column in inside(x) { write("╳", x: column, y: row, style: style) }
    }
  }

  /// Writes a label where its cells carry no other text and no line crosses; `false` where they
  /// do.
  mutating func label(_ text: String, x: Int, y: Int, style: Terminal.Style) -> Bool {
    let characters = Array(text)
    for offset in characters.indices {
      guard contains(x: x + offset, y: y) else { return false }
      let cell = cells[index(x + offset, y)]
      guard cell.text == nil, cell.arms.isDisjoint(with: [.up, .down]) else { return false }
    }
    for (offset, character) in characters.enumerated() {
      write(character, x: x + offset, y: y, style: style)
    }
    return true
  }

  /// The rows as text, without trailing spaces.
  func lines(_ terminal: Terminal) -> [String] {
    (0..<height).map { row in
      var line = ""
      var run = ""
      var style = Terminal.Style.plain
      var used = width
      while used > 0, isFree(x: used - 1, y: row) { used -= 1 }
      for column in 0..<used {
        let cell = cells[index(column, row)]
        if cell.style != style {
          line += terminal.styled(run, style)
          run = ""
          style = cell.style
        }
        run.append(cell.text ?? Self.glyphs[Int(cell.arms.rawValue)])
      }
      return line + terminal.styled(run, style)
    }
  }

  private func inside(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
    range.count > 2 ? (range.lowerBound + 1)...(range.upperBound - 1) : range
  }

  private func isFree(x: Int, y: Int) -> Bool {
    let cell = cells[index(x, y)]
    return cell.text == nil && cell.arms.isEmpty
  }

  private func contains(x: Int, y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height
  }

  private func index(_ x: Int, _ y: Int) -> Int { y * width + x }

  private mutating func join(_ arms: Arms, x: Int, y: Int, style: Terminal.Style) {
    guard contains(x: x, y: y) else { return }
    cells[index(x, y)].arms.formUnion(arms)
    if style != .plain { cells[index(x, y)].style = style }
  }

  private mutating func write(_ character: Character, x: Int, y: Int, style: Terminal.Style) {
    guard contains(x: x, y: y) else { return }
    cells[index(x, y)].text = character
    if style != .plain { cells[index(x, y)].style = style }
  }
}
