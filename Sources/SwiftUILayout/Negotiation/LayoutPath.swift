/// The paths of boxes, each kept as one step from another, so that a path costs nothing to make.
///
/// `/` is the root's base view, `/i/j` are child indices, `@k` is the box after the k-th
/// modifier, `@k!` the content given to the k-th modifier.
struct LayoutPaths: Sendable {
  private enum Step: Sendable { case root, child, modifier, content, same }
  private var steps: [(parent: Int32, step: Step, index: Int32)] = [(-1, .root, 0)]

  static let root: Int32 = 0

  mutating func child(_ index: Int, of parent: Int32) -> Int32 { add(parent, .child, index) }
  mutating func modifier(_ index: Int, of base: Int32) -> Int32 { add(base, .modifier, index) }
  mutating func content(of modifier: Int32) -> Int32 { add(modifier, .content, 0) }

  /// Makes `child` another name of the path it was made from: an only view is its container's.
  mutating func collapse(_ child: Int32) { steps[Int(child)].step = .same }

  private mutating func add(_ parent: Int32, _ step: Step, _ index: Int) -> Int32 {
    steps.append((parent, step, Int32(clamping: index)))
    return Int32(clamping: steps.count - 1)
  }

  /// The path as text.
  ///
  /// - Complexity: O(depth of the path).
  func text(_ path: Int32) -> String {
    var parts: [String] = []
    var current = Int(path)
    var above: String?
    while current > 0 {
      let step = steps[current]
      switch step.step {
      case .root, .same: break
      case .child: parts.append("/\(step.index)")
      case .modifier: parts.append("@\(step.index)")
      case .content: parts.append("!")
      }
      above = parts.last
      current = Int(step.parent)
    }
    let text = parts.reversed().joined()
    return above?.hasPrefix("/") == true ? text : "/" + text
  }
}
