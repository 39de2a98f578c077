package import CollectionLayout
package import LayoutCore

/// What came of a user's section or layout.
package struct SectionAnswer: Sendable, Equatable {
  /// What the user's code described, as a case of the domain `collection`.
  package var problem: CollectionCase
  /// What the engine makes of that.
  package var answer: CollectionAnswer
  /// Whether the code described the same when it was called again.
  package var isRepeatable: Bool
  /// Where sections that scroll across come to rest, where that was wanted.
  package var tours: [Tour] = []
  /// Asks custom groups for the frames that the description does not hold.
  package var provider: CustomFrameProvider?

  package static func == (left: Self, right: Self) -> Bool {
    left.problem == right.problem && left.answer == right.answer
      && left.isRepeatable == right.isRepeatable && left.tours == right.tours
  }

  /// One section that scrolls across, at every place where it comes to rest.
  package struct Tour: Sendable, Hashable {
    package var section: Int
    package var behavior: OrthogonalBehavior
    /// Ascending; of a section that rests anywhere the first, a middle and the last.
    package var rests: [Double]
    /// What is in sight at the first rests and at the last, and the view it is in sight of.
    package var stops: [Stop]
  }

  /// A section at rest.
  package struct Stop: Sendable, Hashable {
    package var rest: Double
    /// The part of the view that the section has.
    package var window: Rect
    package var cells: [CollectionElement]
  }
}

extension SectionAnswer.Tour {
  /// Scrolls a solved section from end to end; `nil` where it does not scroll across.
  init?(_ solution: CollectionSolution, section: Int) {
    guard let behavior = solution.description.section(at: section).orthogonal,
      let first = solution.restOffset(section: section, asked: -1e9),
      let last = solution.restOffset(section: section, asked: 1e9)
    else { return nil }
    self.section = section
    self.behavior = behavior
    if behavior == .continuous {
      rests = last > first ? [first, (first + last) / 2, last] : [first]
    } else {
      // Groups closer together than the steps are too many to be told apart anyway.
      let steps = min(8_192, max(1, Int((last - first) / 2)))
      var rests = [first]
      for step in 1...steps {
        let asked = first + (last - first) * Double(step) / Double(steps)
        guard let rest = solution.restOffset(section: section, asked: asked) else { continue }
        if rest > rests[rests.count - 1] { rests.append(rest) }
      }
      self.rests = rests
    }
    let shown = rests.count > 4 ? Array(rests.prefix(3)) + rests.suffix(1) : rests
    stops = shown.map { SectionAnswer.Stop(solution, section: section, rest: $0) }
  }
}

extension SectionAnswer.Stop {
  init(_ solution: CollectionSolution, section: Int, rest: Double) {
    let axis = solution.description.scrollDirection
    let viewing = Viewing(orthogonalOffsets: [section: rest])
    let all = solution.allElements(viewing: viewing).filter {
      $0.id.category == .cell && $0.id.section == section
    }
    self.rest = rest
    let starts = all.map { $0.frame.origin(along: axis) }
    let ends = all.map { $0.frame.end(along: axis) }
    var size = solution.description.container
    let start = starts.min() ?? 0
    size[axis] = (ends.max() ?? 0) - start
    let window =
      axis == .vertical
      ? Rect(x: 0, y: start, width: size.width, height: size.height)
      : Rect(x: start, y: 0, width: size.width, height: size.height)
    self.window = window
    cells = all.compactMap { cell in
      var cell = cell
      cell.frame = cell.frame.common(window)
      return cell.frame.width > 0 && cell.frame.height > 0 ? cell : nil
    }
  }
}
