import LayoutCore
import SwiftUILayout

extension StackCase {
  /// Which features the case has, read from the case itself.
  var features: StackFeatures {
    var found: StackFeatures = []
    if direction == .rightToLeft { found.insert(.rightToLeft) }
    if !earlier.isEmpty { found.insert(.earlier) }
    if proposal.width == nil { found.insert(.openWidth) }
    if proposal.height == nil { found.insert(.openHeight) }
    for length in ([proposal] + earlier).flatMap({ [$0.width, $0.height] }) {
      if length == 0 { found.insert(.zeroOffer) }
      if length == .infinity { found.insert(.infiniteOffer) }
      if let length, !(length >= 0) { found.insert(.badNumbers) }
    }
    var copy = view
    var seen: Set<Double> = []
    copy.visitNumbers { number in
      if number != number.rounded() { found.insert(.fractions) }
      if number == 0 { found.insert(.zeroLengths) }
      if number.isFinite, number >= 1e5 || number > 0 && number < 0.1 { found.insert(.extremes) }
      if number.isFinite, number > 0, !seen.insert(number).inserted { found.insert(.palette) }
    }
    var boxes = 0
    view.forEachView { view in
      if view.hasEndlessNumbers { found.formUnion([.nonFinite, .badNumbers]) }
      boxes += 1 + view.modifiers.count
      found.formUnion(view.kind.features)
      for modifier in view.modifiers { found.formUnion(modifier.features) }
    }
    if boxes > 40 { found.insert(.large) }
    return found
  }
}

extension ViewDescription.Kind {
  fileprivate var features: StackFeatures {
    func with(_ feature: StackFeatures, _ spacing: Length?) -> StackFeatures {
      guard let spacing else { return feature }
      return spacing.isUsual ? feature.union(.givenSpacing) : feature.union(.badNumbers)
    }
    return switch self {
    case .color: []
    case .emptyView, .group: .groups
    case .spacer(let least):
      least.map { $0.isUsual ? .spacers : [.spacers, .badNumbers] } ?? .spacers
    case .divider: .dividers
    case .vStack(_, let spacing): with(.verticalStacks, spacing)
    case .hStack(_, let spacing): with(.horizontalStacks, spacing)
    case .zStack: .layers
    case .lazyVStack(_, let spacing), .lazyHStack(_, let spacing): with(.lazyStacks, spacing)
    case .geometryReader: .readers
    case .scrollView: .scrollViews
    case .viewThatFits: .fitting
    case .grid(_, let horizontal, let vertical):
      with(.grids, horizontal).union(with(.grids, vertical))
    case .gridRow: .grids
    case .lazyVGrid(let tracks, let spacing), .lazyHGrid(let tracks, let spacing):
      tracks.reduce(with(.lazyGrids, spacing)) { $0.union($1.features) }
    case .customLayout(let layout):
      (layout.factor ?? 1) > 0 && (layout.spacing ?? 0) >= 0
        ? .customLayouts : [.customLayouts, .badNumbers]
    }
  }
}

extension ViewDescription.TrackDescription {
  fileprivate var features: StackFeatures {
    let isUsual =
      minimum.isUsual && (maximum?.isUsual ?? true || maximum?.points == .infinity)
      && (spacing?.isUsual ?? true)
    return isUsual ? [] : .badNumbers
  }
}

extension ViewDescription.Modifier {
  fileprivate var features: StackFeatures {
    switch self {
    case .frame(let width, let height, _):
      ([width, height].compactMap { $0 }).reduce(.frames) {
        $1.points == nil ? $0.union(.readerLengths) : $1.isUsual ? $0 : $0.union(.badNumbers)
      }
    case .flexFrame(let frame): frame.features
    case .padding(let top, let leading, let bottom, let trailing):
      [top, leading, bottom, trailing].reduce(.padding) { found, inset in
        guard let points = inset.points, !(points >= 0 && points.isFinite) else { return found }
        return found.union(points.isFinite ? .negativePadding : .badNumbers)
      }
    case .fixedSize: .fixedSize
    case .aspectRatio(let ratio, _):
      (ratio?.points ?? 1) > 0 && (ratio?.points ?? 1).isFinite
        ? .aspectRatios : [.aspectRatios, .badNumbers]
    case .overlay, .background: .overlays
    case .layoutPriority(let priority):
      priority.isFinite ? .priorities : [.priorities, .badNumbers]
    case .alignmentGuide(_, let length):
      length.points?.isFinite ?? true ? .guides : [.guides, .badNumbers]
    case .position(let x, let y):
      (x.points ?? 0).isFinite && (y.points ?? 0).isFinite
        ? .positions : [.positions, .badNumbers]
    case .offset(let x, let y):
      (x.points ?? 0).isFinite && (y.points ?? 0).isFinite
        ? .offsets : [.offsets, .badNumbers]
    case .layoutDirection: .directions
    }
  }
}

extension ViewDescription.FlexFrame {
  fileprivate var features: StackFeatures {
    func features(_ least: Length?, _ ideal: Length?, _ most: Length?) -> StackFeatures {
      var found: StackFeatures = .flexibleFrames
      if most?.points == .infinity { found.insert(.infiniteBounds) }
      for length in [least, ideal] {
        if let length, !length.isUsual { found.insert(.badNumbers) }
      }
      if let most, !most.isUsual, most.points != .infinity { found.insert(.badNumbers) }
      let (low, middle, high) = (least?.points ?? 0, ideal?.points, most?.points ?? .infinity)
      if low > high || (middle.map { $0 < low || $0 > high } ?? false) {
        found.insert(.badNumbers)
      }
      return found
    }
    return features(minWidth, idealWidth, maxWidth).union(
      features(minHeight, idealHeight, maxHeight)
    )
  }
}

extension Length {
  /// Whether the length is at least zero and finite, or known only inside a reader.
  var isUsual: Bool { points.map { $0 >= 0 && $0.isFinite } ?? true }
}

extension ViewDescription {
  /// Whether a number of the view or its modifiers is without end or none at all, those apart for
  /// which a rule says what is done: fixed lengths (F2) and greatest ones.
  fileprivate var hasEndlessNumbers: Bool {
    var copy = self
    copy.children = []
    copy.modifiers = modifiers.compactMap { modifier in
      switch modifier {
      case .frame: return nil
      case .flexFrame(var frame):
        for bound in [\ViewDescription.FlexFrame.maxWidth, \.maxHeight]
        where frame[keyPath: bound]?.points == .infinity {
          frame[keyPath: bound] = nil
        }
        return .flexFrame(frame)
      default: return modifier.secondary == nil ? modifier : nil
      }
    }
    switch kind {
    case .lazyVGrid(let tracks, let spacing), .lazyHGrid(let tracks, let spacing):
      copy.kind = .lazyVGrid(
        columns: tracks.map { track in
          var track = track
          if track.maximum?.points == .infinity { track.maximum = nil }
          return track
        },
        spacing: spacing
      )
    default: break
    }
    var found = false
    copy.visitNumbers { if !$0.isFinite { found = true } }
    return found
  }
}
