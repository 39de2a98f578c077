import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryDraw {
  /// Draws a sequence of edits that fits the case.
  mutating func drawEdits(_ problem: inout MasonryCase) {
    let count = choices.chance(0.8) ? choices.integer(in: 1...4) : choices.integer(in: 5...16)
    var masonry = problem.masonry
    for _ in 0..<count {
      let edit = edit(of: masonry, first: problem.masonry.container)
      // Nothing that is drawn here names what is not there.
      guard (try? masonry.apply(edit)) != nil else { continue }
      problem.edits.append(edit)
    }
  }

  private mutating func edit(of masonry: Masonry, first: ProposedSize) -> MasonryEdit {
    let count = masonry.items.count
    switch choices.index(below: 8) {
    case 0: return .insert(item(masonry), at: count)
    case 1: return .insert(item(masonry), at: position(upTo: count))
    case 2 where count > 0: return .remove(at: position(upTo: count - 1))
    case 3 where count > 0:
      return .move(from: position(upTo: count - 1), to: position(upTo: count - 1))
    case 4 where count > 0: return .resize(item(masonry), at: position(upTo: count - 1))
    case 5:
      var size = masonry.container
      // Rotate and rotate back is a class of bugs of its own, so the first size comes back often.
      size[masonry.crossAxis] = containerCross(masonry)
      return .container(choices.chance(0.3) ? first : size)
    case 6: return .lanes(laneCount())
    default: return .insert(item(masonry), at: position(upTo: count))
    }
  }

  /// An index: the ends, where faults gather, as often as all between them.
  private mutating func position(upTo last: Int) -> Int {
    switch choices.index(below: 4) {
    case 0: 0
    case 1: last
    default: choices.integer(in: 0...last)
    }
  }

  /// Draws rectangles: in the content, empty, touching, huge, outside.
  mutating func drawQueries(_ problem: inout MasonryCase) {
    let width = problem.masonry.container.width ?? 400
    let height = Double(problem.masonry.items.count * 60) + 100
    for _ in 0..<choices.integer(in: 1...3) {
      problem.queries.append(query(width: min(width, 1e9), height: height))
    }
  }

  private mutating func query(width: Double, height: Double) -> Rect {
    let x = (choices.unit() * width).rounded()
    let y = (choices.unit() * height).rounded()
    switch choices.index(below: 8) {
    case 0: return Rect(x: x, y: y, width: 0, height: 10)
    case 1: return Rect(x: -1e6, y: -1e6, width: 3e6, height: 3e6)
    case 2: return Rect(x: -500, y: -500, width: 400, height: 400)
    case 3: return Rect(x: 0, y: y, width: width, height: 1)
    case 4: return Rect(x: 0, y: y, width: max(width, 1), height: 480)
    default:
      return Rect(
        x: x,
        y: y,
        width: (choices.unit() * width).rounded(.up),
        height: (choices.unit() * 600).rounded(.up)
      )
    }
  }
}
