package import LayoutCases
import LayoutCore

/// The parts are the children, then the steps, then the measurements in between.
extension LayoutCase: Reducible {
  package var partCount: Int { children.count + steps.count + between.count }

  package var complexity: Complexity {
    var copy = self
    var numbers = 0.0
    copy.visitNumbers { numbers += Complexity.cost(of: $0) }
    var settings = container.settings + (isRightToLeft ? 1 : 0) + (x == 0 && y == 0 ? 0 : 1)
    for child in children { settings += child.settings }
    for step in steps { settings += step.settings }
    for proposal in between { settings += proposal.settings }
    return Complexity(parts: partCount, settings: settings, numbers: numbers)
  }

  /// Keeps the marked parts; an edit keeps the child it means, and goes where that has gone.
  package func keeping(_ keep: [Bool]) -> LayoutCase? {
    var kept = self
    kept.children = children.indices.filter { keep[$0] }.map { children[$0] }
    kept.between = between.indices
      .filter { keep[children.count + steps.count + $0] }.map { between[$0] }
    kept.steps = []
    // The children by number as they stand after each step: all, and those kept.
    var whole = Array(children.indices)
    var reduced = whole.filter { keep[$0] }
    func place(before index: Int) -> Int {
      for number in whole[min(index, whole.count)...] {
        if let place = reduced.firstIndex(of: number) { return place }
      }
      return reduced.count
    }
    for (offset, step) in steps.enumerated() {
      let isKept = keep[children.count + offset]
      switch step {
      case .measure, .place: if isKept { kept.steps.append(step) }
      case .insert(let child, let at):
        guard at <= whole.count else { return nil }
        if isKept {
          let place = place(before: at)
          kept.steps.append(.insert(child, at: place))
          reduced.insert(children.count + offset, at: place)
        }
        whole.insert(children.count + offset, at: at)
      case .remove(let at):
        guard whole.indices.contains(at) else { return nil }
        let number = whole.remove(at: at)
        if isKept, let place = reduced.firstIndex(of: number) {
          kept.steps.append(.remove(at: place))
          reduced.remove(at: place)
        }
      case .resize(let child, let at):
        guard whole.indices.contains(at) else { return nil }
        if isKept, let place = reduced.firstIndex(of: whole[at]) {
          kept.steps.append(.resize(child, at: place))
        }
      }
    }
    return kept
  }

  package var simplerSettings: [LayoutCase] {
    var simpler: [LayoutCase] = []
    func with(_ change: (inout LayoutCase) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { simpler.append(copy) }
    }
    with { $0.isRightToLeft = false }
    with { ($0.x, $0.y) = (0, 0) }
    if container.width == nil { with { $0.container.width = 100 } }
    if container.height == nil { with { $0.container.height = 100 } }
    for change in LayoutChild.simplifications {
      with { copy in
        for index in copy.children.indices { change(&copy.children[index]) }
        copy.steps = copy.steps.map { $0.changingChild(change) }
      }
    }
    for change in LayoutChild.simplifications {
      for index in children.indices { with { change(&$0.children[index]) } }
      for index in steps.indices {
        with { $0.steps[index] = $0.steps[index].changingChild(change) }
      }
    }
    for index in steps.indices {
      if case .place(let proposal) = steps[index] { with { $0.steps[index] = .measure(proposal) } }
      if case .measure(let proposal) = steps[index], proposal.settings > 0 {
        let closed = ProposedSize(width: proposal.width ?? 100, height: proposal.height ?? 100)
        with { $0.steps[index] = .measure(closed) }
      }
    }
    for index in between.indices where between[index].settings > 0 {
      let open = between[index]
      with {
        $0.between[index] = ProposedSize(width: open.width ?? 100, height: open.height ?? 100)
      }
    }
    return simpler
  }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    container.visitNumbers(visit)
    visit(&x)
    visit(&y)
    for index in children.indices { children[index].visitNumbers(visit) }
    for index in steps.indices { steps[index].visitNumbers(visit) }
    for index in between.indices { between[index].visitNumbers(visit) }
  }
}
