import LayoutCases
import SwiftUILayout

extension StackDraw {
  /// Draws the modifiers of a view, from the inside out.
  mutating func draw(modifiersOf view: inout ViewDescription, _ place: Place) {
    if case .emptyView = view.kind, choices.chance(0.7) { return }
    var count = choices.chance(0.35) ? 0 : choices.integer(in: 1...3)
    if choices.chance(0.05) { count += 2 }
    for _ in 0..<count {
      guard let modifier = modifier(place) else { continue }
      // S15 leaves open what becomes of a priority behind a frame or padding.
      if place.isAligned, view.carriesPriority, !modifier.showsPriority { continue }
      view.modifiers.append(modifier)
    }
  }

  private mutating func modifier(_ place: Place) -> ViewDescription.Modifier? {
    let kinds: [(StackFeatures, Int)] = [
      (.frames, 6), (.flexibleFrames, 5), (.padding, 4), (.fixedSize, 2), (.aspectRatios, 2),
      (.overlays, 2), (.priorities, place.isAligned ? 4 : 1), (.guides, 2), (.positions, 1),
      (.offsets, 1), (.directions, 1),
    ]
    let allowed = kinds.filter { features.contains($0.0) }
    var drawn = choices.index(below: max(1, allowed.map(\.1).reduce(0, +)))
    for (feature, weight) in allowed {
      if drawn < weight { return modifier(feature, place) }
      drawn -= weight
    }
    return nil
  }

  private mutating func modifier(
    _ feature: StackFeatures,
    _ place: Place
  ) -> ViewDescription.Modifier? {
    switch feature {
    case .frames:
      if place.isInReader, uses(.readerLengths, 0.5) {
        return .frame(
          width: pick([nil, Length(text: "W/2"), Length(text: "min(W,H)")]),
          height: pick([nil, Length(text: "H-W/4"), Length(text: "max(20,H/3)")]),
          alignment: alignment()
        )
      }
      let axes = choices.index(below: 4)
      return .frame(
        width: axes == 1 ? nil : Length(anyLength()),
        height: axes == 2 ? nil : Length(anyLength()),
        alignment: alignment()
      )
    case .flexibleFrames: return flexibleFrame()
    case .padding: return padding()
    case .fixedSize:
      let axes = choices.index(below: 5)
      return .fixedSize(horizontal: axes != 1, vertical: axes != 2)
    case .aspectRatios:
      let ratio: Double? = choices.chance(0.25) ? nil : pick([1, 2, 0.5, 1.5, 0.75, 16.0 / 9])
      return .aspectRatio(ratio.map { Length($0) }, fills: choices.chance(0.4))
    case .overlays:
      guard budget > 0 else { return nil }
      let content = view(place.inside())
      return choices.chance(0.5)
        ? .overlay(content, alignment: alignment()) : .background(content, alignment: alignment())
    case .priorities: return .layoutPriority(pick([1, 1, -1, 2, 0, 0.5]))
    case .guides:
      return .alignmentGuide(pick(ViewDescription.GuideName.allCases), signed())
    case .positions: return .position(x: signed(), y: signed())
    case .offsets: return .offset(x: signed(), y: signed())
    default: return .layoutDirection(rightToLeft: choices.chance(0.6))
    }
  }

  private mutating func flexibleFrame() -> ViewDescription.Modifier {
    var frame = ViewDescription.FlexFrame(alignment: alignment())
    let axes = choices.index(below: 4)
    if axes != 1 { (frame.minWidth, frame.idealWidth, frame.maxWidth) = bounds() }
    if axes != 2 { (frame.minHeight, frame.idealHeight, frame.maxHeight) = bounds() }
    return .flexFrame(frame)
  }

  /// Bounds in their order, unless bad numbers are wanted.
  private mutating func bounds() -> (Length?, Length?, Length?) {
    var lengths = [length(), length(), length()]
    if uses(.badNumbers, 0.4) {
      lengths = [anyLength(), anyLength(), anyLength()]
      if !features.contains(.nonFinite) { lengths = lengths.map { $0.isFinite ? $0 : 7 } }
    } else {
      lengths.sort()
    }
    if uses(.infiniteBounds, 0.4) { lengths[2] = .infinity }
    let given = choices.integer(in: 1...7)
    return (
      given & 1 == 0 ? nil : Length(lengths[0]),
      given & 2 == 0 ? nil : Length(lengths[1]),
      given & 4 == 0 ? nil : Length(lengths[2])
    )
  }

  private mutating func padding() -> ViewDescription.Modifier {
    var inset = uses(.negativePadding, 0.3) ? -length() / 4 : length() / 2
    if uses(.nonFinite, 0.2) { inset = pick([.infinity, .nan, -.infinity]) }
    switch choices.index(below: 6) {
    case 0: return .padding(top: 16, leading: 16, bottom: 16, trailing: 16)
    case 1: return .padding(top: Length(inset), leading: 0, bottom: 0, trailing: 0)
    case 2: return .padding(top: 0, leading: Length(inset), bottom: 0, trailing: 0)
    case 3:
      return .padding(top: 0, leading: Length(inset), bottom: Length(length()), trailing: 0)
    default:
      return .padding(
        top: Length(inset),
        leading: Length(inset),
        bottom: Length(inset),
        trailing: Length(inset)
      )
    }
  }
}

extension ViewDescription {
  /// Whether a stack would read a priority other than 0.
  var carriesPriority: Bool {
    for modifier in modifiers.reversed() {
      if case .layoutPriority(let priority) = modifier { return priority != 0 }
      if !modifier.showsPriority { return false }
    }
    switch kind {
    case .spacer: return true
    case .vStack, .hStack, .zStack, .customLayout, .gridRow:
      let views = children.flatMap { PlainBox.flattened($0) }
      if views.isEmpty { return true }
      if case .customLayout = kind { return false }
      return views.count == 1 && views[0].carriesPriority
    case .group: return children.contains { $0.carriesPriority }
    case .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .viewThatFits, .grid, .scrollView:
      return children.allSatisfy { PlainBox.flattened($0).isEmpty }
    default: return false
    }
  }
}

extension ViewDescription.Modifier {
  /// Whether the priority of the view inside is that of the view with the modifier (S15).
  var showsPriority: Bool {
    switch self {
    case .fixedSize, .alignmentGuide, .overlay, .background, .layoutPriority: true
    case .frame, .flexFrame, .padding, .aspectRatio, .position, .offset, .layoutDirection: false
    }
  }
}
