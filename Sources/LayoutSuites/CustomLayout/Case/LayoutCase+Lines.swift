import LayoutCore
import LayoutHarness

extension LayoutCase {
  /// The case in a few lines for a person.
  func lines(_ answer: LayoutTranscript?) -> [String] {
    var lines = ["proposed \(container.words)"]
    if x != 0 || y != 0 {
      lines[0] += ", placed at (\(NumberText.text(x)), \(NumberText.text(y)))"
    }
    if isRightToLeft { lines[0] += ", right to left" }
    for (index, child) in children.enumerated() { lines.append("child \(index): \(child.words)") }
    if children.isEmpty { lines.append("no children") }
    for step in steps { lines.append("first \(step.words)") }
    for proposal in between { lines.append("before placing measure, proposed \(proposal.words)") }
    guard let answer else { return lines }
    lines.append("answers \(answer.fresh.size.words)")
    for (index, placed) in answer.used.placements.enumerated() {
      lines.append("places child \(index) at \(placed.frame.words)")
    }
    return lines
  }

  /// The placement drawn, in the coordinates of the bounds.
  func picture(_ answer: LayoutTranscript, _ violation: Violation?) -> Picture? {
    guard !answer.used.placements.isEmpty || !answer.fresh.placements.isEmpty else { return nil }
    // A history that changed nothing shows the same either way; one that did shows what it did.
    let pass = answer.used
    let concerned = Set(violation?.items ?? [])
    let boxes = pass.placements.enumerated().map { index, placed in
      Picture.Box(
        placed.frame,
        label: "\(index)",
        isConcerned: concerned.contains(index)
      )
    }
    return Picture(container: Picture.Box(pass.bounds), boxes: boxes)
  }

  /// A text equal for cases that differ in numbers only.
  var shape: String {
    var words = [container.kind]
    if x != 0 || y != 0 { words.append("origin") }
    if isRightToLeft { words.append("right to left") }
    words += children.map { child in
      child.kind.rawValue + (child.priority == 0 ? "" : " priority")
        + (child.guide == nil ? "" : " guide")
    }
    words += steps.map(\.kind)
    words += between.map { "between \($0.kind)" }
    return words.joined(separator: ", ")
  }
}

extension ProposedSize {
  /// Which dimensions are open or without end.
  var kind: String {
    func word(_ length: Double?) -> String {
      guard let length else { return "open" }
      return length.isInfinite ? "endless" : "given"
    }
    return "\(word(width)) × \(word(height))"
  }
}

extension Size {
  var words: String { "\(NumberText.text(width)) × \(NumberText.text(height))" }
}

extension Rect {
  var words: String { NumberText.text(self) }
}
