import LayoutCore
import SwiftUILayout

/// Stacks: S1 to S8, C1 and P17.
extension PlainBox {
  /// The axis along which a stack lays out.
  var axis: PlainAxis {
    switch kind {
    case .hStack, .lazyHStack, .gridRow: .horizontal
    default: .vertical
    }
  }

  /// P17: a stack with one view is that view.
  var isIdentity: Bool {
    switch kind {
    case .vStack, .hStack, .gridRow, .zStack: inside.count == 1
    default: false
    }
  }

  /// The distance after each child but the last: as given, or as the neighbours prefer (S9).
  var gaps: [Double] {
    let given: Length? =
      switch kind {
      case .vStack(_, let spacing), .lazyVStack(_, let spacing): spacing
      case .hStack(_, let spacing), .lazyHStack(_, let spacing): spacing
      default: nil
      }
    return zip(inside, inside.dropFirst()).map { one, next in
      points(given) ?? one.distance(to: next, axis)
    }
  }

  /// The guide by which a stack aligns its children.
  var crossGuide: ViewDescription.GuideName {
    switch kind {
    case .vStack(let guide, _), .lazyVStack(let guide, _):
      switch guide {
      case .leading: .leading
      case .center: .horizontalCenter
      case .trailing: .trailing
      }
    case .hStack(let guide, _), .lazyHStack(let guide, _):
      switch guide {
      case .top: .top
      case .center: .verticalCenter
      case .bottom: .bottom
      case .firstTextBaseline: .firstTextBaseline
      case .lastTextBaseline: .lastTextBaseline
      }
    default: .verticalCenter
    }
  }

  /// What each child is offered in a stack that is offered `offer`.
  func stackOffers(_ offer: ProposedSize) -> [ProposedSize] {
    var offers = inside.map { _ in offer }
    guard let major = offer[axis] else {  // S5
      if bend == .openLengthZero { for index in offers.indices { offers[index][axis] = 0 } }
      return offers
    }
    func length(_ index: Int, at offered: Double?) -> Double {
      var asked = offer
      asked[axis] = offered
      return inside[index].size(asked)[axis]
    }
    let least = inside.indices.map { length($0, at: 0) }
    let most = inside.indices.map { length($0, at: bend == .mostAskedOpen ? nil : .infinity) }
    let flexibility = inside.indices.map { most[$0] == least[$0] ? 0 : most[$0] - least[$0] }
    // Rounding grows with the lengths, not with what is left between them.
    let doubt = inside.indices.map { max(least[$0].doubt, most[$0].doubt) }
    func isTie(_ one: Int, _ other: Int) -> Bool {
      if flexibility[one].isInfinite, flexibility[other].isInfinite {
        return !least[one].isSurelyMore(than: least[other])  // S2: the larger one comes before
      }
      return flexibility[other] - flexibility[one] <= max(doubt[one], doubt[other])
    }
    let room = major - gaps.reduce(0, +)
    var taken = 0.0
    for priority in Set(inside.map(\.priority)).sorted(by: >) {  // S1
      var group = inside.indices.filter { inside[$0].priority == priority }
      // S3: the least lengths of all lower groups are kept back until their turn comes.
      let lower = inside.indices.filter { inside[$0].priority < priority }
      let kept = lower.map { least[$0] }.reduce(0, +)
      group.sort { one, other in
        if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
        if flexibility[one].isInfinite, least[one] != least[other] {
          return least[one] > least[other]  // S2
        }
        return one < other
      }
      // S1: those that tie on paper are served in their own order, whatever the last bits say.
      var turns: [[Int]] = []
      for index in group {
        if let before = turns.last?.last, isTie(before, index) {
          turns[turns.count - 1].append(index)
        } else {
          turns.append([index])
        }
      }
      group = turns.flatMap { $0.sorted() }
      for (served, index) in group.enumerated() {  // S4
        // P1: an infinite offer asks everyone for the most; nothing can use it up.
        let remaining = room == .infinity ? room : room - taken - kept
        let share = max(remaining / Double(group.count - served), 0)
        offers[index][axis] = share
        taken += length(index, at: share)
      }
    }
    return offers
  }

  /// S6: lengths and gaps along, the union of the aligned ranges and the guide itself across.
  func stackSize(_ offer: ProposedSize) -> Size {
    if isIdentity { return inside[0].size(offer) }
    let offers = stackOffers(offer)
    var size = Size.zero
    size[axis] =
      zip(inside, offers).map { $0.size($1)[axis] }.reduce(0, +) + gaps.reduce(0, +)
    if bend == .stackCut { size[axis] = min(size[axis], offer[axis] ?? .infinity) }
    size[axis.crossed] = crossRange(offers).length
    return size
  }

  private func crossRange(_ offers: [ProposedSize]) -> (start: Double, length: Double) {
    var (start, end) = (0.0, 0.0)
    for (child, offer) in zip(inside, offers) {
      let length = child.size(offer)[axis.crossed]
      if length == .infinity { return (0, .infinity) }
      let guide = child.guide(crossGuide, offer)
      start = min(start, -guide)
      end = max(end, length - guide)
    }
    return (start, end - start)
  }

  /// S8: the same again, with the final breadth where the breadth was open.
  func stackPlaces(_ offer: ProposedSize) -> [Place] {
    if isIdentity { return [Place(box: inside[0], x: 0, y: 0, offer: offer)] }
    var asked = offer
    if asked[axis.crossed] == nil { asked[axis.crossed] = stackSize(offer)[axis.crossed] }
    return along(stackOffers(asked))
  }

  /// Children one after the other, aligned by their guide.
  private func along(_ offers: [ProposedSize], start given: Double? = nil) -> [Place] {
    let start = given ?? crossRange(offers).start
    var main = 0.0
    return inside.indices.map { index in
      let child = inside[index]
      let cross = -start - child.guide(crossGuide, offers[index])
      let place =
        axis == .horizontal
        ? Place(box: child, x: main, y: cross, offer: offers[index])
        : Place(box: child, x: cross, y: main, offer: offers[index])
      main += child.size(offers[index])[axis] + (index < gaps.count ? gaps[index] : 0)
      return place
    }
  }

  // MARK: Lazy stacks

  private func lazyOffers(_ offer: ProposedSize) -> [ProposedSize] {
    var asked = offer
    asked[axis] = nil
    return inside.map { _ in asked }
  }

  /// Every child at its ideal length; as broad as it is offered, else as its children.
  func lazyStackSize(_ offer: ProposedSize) -> Size {
    let offers = lazyOffers(offer)
    var size = Size.zero
    size[axis] =
      zip(inside, offers).map { $0.size($1)[axis] }.reduce(0, +) + gaps.reduce(0, +)
    size[axis.crossed] = offer[axis.crossed] ?? crossRange(offers).length
    return size
  }

  func lazyStackPlaces(_ offer: ProposedSize) -> [Place] {
    var asked = offer
    if asked[axis.crossed] == nil { asked[axis.crossed] = lazyStackSize(offer)[axis.crossed] }
    let size = lazyStackSize(offer)
    return along(lazyOffers(asked), start: -Self.natural(crossGuide, of: size))
  }

  // MARK: Layers

  private var topmost: [PlainBox] {
    let highest = inside.map(\.priority).max() ?? 0
    return inside.filter { $0.priority == highest }
  }

  /// C1: as large as the largest of those of the highest priority.
  func layeredSize(_ offer: ProposedSize) -> Size {
    if isIdentity { return inside[0].size(offer) }
    let sizes = topmost.map { $0.size(offer) }
    return Size(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).max() ?? 0
    )
  }

  /// C1: everyone is offered the size of the stack and lies with its guides on the largest ones.
  func layeredPlaces(_ offer: ProposedSize) -> [Place] {
    if isIdentity { return [Place(box: inside[0], x: 0, y: 0, offer: offer)] }
    guard case .zStack(let alignment) = kind else { return [] }
    let asked = ProposedSize(layeredSize(offer))
    let x = topmost.map { $0.guide(alignment.horizontal, asked) }.max() ?? 0
    let y = topmost.map { $0.guide(alignment.vertical, asked) }.max() ?? 0
    return inside.map { child in
      Place(
        box: child,
        x: x - child.guide(alignment.horizontal, asked),
        y: y - child.guide(alignment.vertical, asked),
        offer: asked
      )
    }
  }
}
