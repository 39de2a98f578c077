import LayoutCases
package import LayoutCore
import LayoutOracles
package import MasonryLayout

/// Masonry cases with the frames a browser gave them, as they are kept in one compact file.
package struct BrowserRecording: Sendable, Hashable {
  /// The browser's name.
  package var engine: String
  /// The browser's version.
  package var version: String
  /// The cases, each with its answer.
  package var entries: [Entry]

  /// A case and what the browser made of it.
  package struct Entry: Sendable, Hashable {
    /// The case, one that a browser can be asked; see ``BrowserFit``.
    package var masonry: Masonry
    /// The frames in item order, in points.
    package var frames: [Rect]
    /// The content size in points.
    package var size: Size

    /// Puts an answer to a case.
    package init(masonry: Masonry, frames: [Rect], size: Size) {
      self.masonry = masonry
      self.frames = frames
      self.size = size
    }

    /// The first difference of another answer to the case, or `nil` when there is none.
    package func difference(from answer: MasonryAnswer, forgiving points: Double) -> Violation? {
      Reference.check(
        oracle: LaneAnswer(frames: frames, size: size),
        answer: LaneAnswer(frames: answer.frames, size: answer.size),
        oracleName: "the browser",
        tolerance: Tolerance(relative: 0, absolute: points)
      )
    }
  }

  /// Puts a recording together.
  package init(engine: String, version: String, entries: [Entry]) {
    self.engine = engine
    self.version = version
    self.entries = entries
  }

  /// The case of a number, as recordings have them: what is drawn for a browser, kept short.
  package static func drawn(seed: UInt64, index: Int) -> Masonry {
    var choices = Choices(seed: seed, stream: "browser", index: index)
    var masonry = MasonryDomain.draw(&choices, within: .browser).masonry
    // The first items of a case are a case; the lengths left out are those nobody reads.
    masonry.items.removeLast(max(0, masonry.items.count - index % (longest + 1)))
    masonry.container[masonry.axis] = nil
    masonry.container[masonry.crossAxis] = masonry.crossLength
    for place in masonry.items.indices where masonry.items[place].sizing == .stretch {
      if masonry.axis == .vertical {
        masonry.items[place].width = 0
      } else {
        masonry.items[place].height = 0
      }
    }
    return masonry
  }

  /// The most items of a recorded case.
  private static let longest = 18
}
