/// Which view it is, by the way down to it; the same in every evaluation of the same views.
final class ViewIdentity: Hashable {
  private let parent: ViewIdentity?
  private let step: AnyHashable
  private let hash: Int

  init(parent: ViewIdentity?, step: AnyHashable) {
    self.parent = parent
    self.step = step
    var hasher = Hasher()
    hasher.combine(parent?.hash)
    hasher.combine(step)
    hash = hasher.finalize()
  }

  static func == (left: ViewIdentity, right: ViewIdentity) -> Bool {
    var (one, other): (ViewIdentity?, ViewIdentity?) = (left, right)
    while let first = one, let second = other {
      if first === second { return true }
      if first.hash != second.hash || first.step != second.step { return false }
      (one, other) = (first.parent, second.parent)
    }
    return one == nil && other == nil
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
