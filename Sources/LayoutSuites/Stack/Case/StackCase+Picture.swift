import LayoutCore

extension StackCase {
  /// The answer drawn: what was offered, where that is finite, and every box.
  func picture(_ answer: StackAnswer, _ violation: Violation?) -> Picture {
    func room(_ offered: Double?, _ taken: Double) -> Double {
      offered.flatMap { $0.isFinite ? $0 : nil } ?? taken
    }
    let room = Rect(
      x: 0,
      y: 0,
      width: room(proposal.width, answer.size.width),
      height: room(proposal.height, answer.size.height)
    )
    let concerned = Set(violation?.items ?? [])
    let boxes = answer.frames.enumerated().map { index, box in
      Picture.Box(box.frame, label: box.path, isConcerned: concerned.contains(index))
    }
    return Picture(container: Picture.Box(room), boxes: boxes)
  }
}
