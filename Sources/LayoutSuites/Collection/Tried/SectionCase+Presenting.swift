import CollectionLayout
import LayoutCore
import LayoutOracles

extension SectionCase {
  /// The case in a few lines for a person; of a tour, where each section comes to rest.
  func lines(_ answer: SectionAnswer?) -> [String] {
    if let answer, isTour { return tourLines(answer) }
    var first =
      "container \(NumberText.text(container.width)) × \(NumberText.text(container.height))"
    if scale != 2 { first += "   scale \(NumberText.text(scale))" }
    if safeArea != Insets() { first += "   safe area \(text(safeArea))" }
    if margins != Insets() { first += "   margins \(text(margins))" }
    if let behavior { first += "   scrolled as \(behavior.rawValue)" }
    guard let answer else {
      return [first] + counts.enumerated().map { "section \($0)   \($1) items" }
    }
    // The description's own lines say the container again.
    return [first] + answer.problem.lines(answer.answer).dropFirst()
  }

  private func tourLines(_ answer: SectionAnswer) -> [String] {
    let name = behavior?.rawValue ?? "as written"
    guard !answer.tours.isEmpty else { return ["\(name)   does not scroll across"] }
    return answer.tours.map { tour in
      let place = counts.count > 1 ? ", section \(tour.section)" : ""
      return "\(name)\(place)   \(tour.words)"
    }
  }

  private func text(_ insets: Insets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(NumberText.text)
      .joined(separator: " ")
  }
}

extension SectionAnswer.Tour {
  /// Where it comes to rest, in words.
  fileprivate var words: String {
    let all = rests.map(NumberText.text)
    if behavior == .continuous {
      return all.count > 1 ? "rests anywhere from \(all[0]) to \(all[2])" : "rests at \(all[0])"
    }
    guard all.count > 8 else { return "rests at \(all.joined(separator: ", "))" }
    return "rests at \(all.prefix(6).joined(separator: ", ")), … \(all[all.count - 1])"
      + "   (\(all.count) places)"
  }
}

extension SectionAnswer {
  /// Every stop as a strip: the view's part, and the cells in it, one strip after the other.
  var tourPicture: Picture? {
    guard !tours.isEmpty else { return nil }
    let axis = problem.description.scrollDirection
    let gap = 16.0
    var end = 0.0
    var boxes: [Picture.Box] = []
    for tour in tours {
      for stop in tour.stops where stop.window.isFinite {
        let shift = end - stop.window.origin(along: axis)
        func moved(_ rect: Rect) -> Rect {
          var rect = rect
          if axis == .vertical { rect.y += shift } else { rect.x += shift }
          return rect
        }
        boxes.append(
          Picture.Box(moved(stop.window), label: "at \(NumberText.text(stop.rest))")
        )
        boxes += stop.cells.map { Picture.Box(moved($0.frame), label: $0.id.text) }
        end += stop.window.length(along: axis) + gap
      }
    }
    var room = problem.description.container
    room[axis] = max(0, end - gap)
    let whole = Rect(x: 0, y: 0, width: room.width, height: room.height)
    return Picture(container: Picture.Box(whole), boxes: boxes)
  }
}
