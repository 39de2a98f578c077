import LayoutCore
import SwiftUILayout

extension StackCase {
  /// How many settings are not the ordinary ones: nothing offered, read left to right, colors in
  /// vertical stacks, centred, without a spacing of their own.
  var settings: Int {
    var count = direction == .leftToRight ? 0 : 1
    for offer in [proposal] + earlier {
      for length in [offer.width, offer.height] where length != nil { count += 1 }
    }
    view.forEachView { view in
      count += view.kind.settings
      for modifier in view.modifiers { count += modifier.settings }
    }
    return count
  }

  package var simplerSettings: [StackCase] {
    var simpler: [StackCase] = []
    func with(_ change: (inout StackCase) -> Void) {
      var copy = self
      change(&copy)
      simpler.append(copy)
    }
    if direction != .leftToRight { with { $0.direction = .leftToRight } }
    if proposal.width != nil { with { $0.proposal.width = nil } }
    if proposal.height != nil { with { $0.proposal.height = nil } }
    for index in earlier.indices {
      if earlier[index].width != nil { with { $0.earlier[index].width = nil } }
      if earlier[index].height != nil { with { $0.earlier[index].height = nil } }
    }
    let transposed = transposed
    simpler.append(transposed)
    for view in view.simplerViews { with { $0.view = view } }
    return simpler.filter { $0 != self }
  }
}

extension ViewDescription {
  /// The tree with one setting of one of its views or modifiers put back to the ordinary.
  fileprivate var simplerViews: [ViewDescription] {
    var simpler: [ViewDescription] = []
    for kind in kind.simpler(children.count) {
      var copy = self
      copy.kind = kind
      simpler.append(copy)
    }
    for (index, modifier) in modifiers.enumerated() {
      for other in modifier.simpler {
        var copy = self
        copy.modifiers[index] = other
        simpler.append(copy)
      }
      for view in modifier.secondary?.simplerViews ?? [] {
        var copy = self
        copy.modifiers[index] = modifier.replacingSecondary(view)
        simpler.append(copy)
      }
    }
    for (index, child) in children.enumerated() {
      for view in child.simplerViews {
        var copy = self
        copy.children[index] = view
        simpler.append(copy)
      }
    }
    return simpler
  }
}

extension ViewDescription.Kind {
  /// How far the kind is from a color or a plain vertical stack.
  fileprivate var settings: Int {
    switch self {
    case .color: 0
    case .spacer(let length): 2 + (length == nil ? 0 : 1)
    case .divider, .emptyView: 3
    case .vStack(let guide, let spacing): (guide == .center ? 0 : 1) + (spacing == nil ? 0 : 1)
    case .hStack(let guide, let spacing):
      1 + (guide == .center ? 0 : 1) + (spacing == nil ? 0 : 1)
    case .zStack(let alignment): 2 + (alignment == .center ? 0 : 1)
    case .group, .gridRow: 1
    case .lazyVStack(let guide, let spacing):
      4 + (guide == .center ? 0 : 1) + (spacing == nil ? 0 : 1)
    case .lazyHStack(let guide, let spacing):
      4 + (guide == .center ? 0 : 1) + (spacing == nil ? 0 : 1)
    case .geometryReader: 3
    case .scrollView(let axes): 4 + (axes == .vertical ? 0 : 1)
    case .viewThatFits(let axes): 4 + (axes == .both ? 0 : 1)
    case .grid(let alignment, let horizontal, let vertical):
      5 + (alignment == .center ? 0 : 1) + (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1)
    case .lazyVGrid(let tracks, let spacing), .lazyHGrid(let tracks, let spacing):
      5 + tracks.map(\.settings).reduce(0, +) + (spacing == nil ? 0 : 1)
    case .customLayout(let layout):
      6 + (layout.axis == nil ? 0 : 1) + (layout.rowsOrColumns == nil ? 0 : 1)
        + (layout.spacing == nil ? 0 : 1) + (layout.factor == nil ? 0 : 1)
    }
  }

  /// The kind with one setting fewer, and simpler kinds in its place.
  fileprivate func simpler(_ childCount: Int) -> [ViewDescription.Kind] {
    let stacks: [ViewDescription.Kind] = [.vStack(spacing: nil), .hStack(spacing: nil)]
    switch self {
    case .color: return []
    case .spacer(let length): return length == nil ? [.color] : [.color, .spacer(minLength: nil)]
    case .divider, .emptyView: return [.color]
    case .vStack(let guide, let spacing):
      return [.vStack(spacing: spacing), .vStack(alignment: guide, spacing: nil)]
    case .hStack(let guide, let spacing):
      return [
        .vStack(spacing: spacing), .hStack(spacing: spacing),
        .hStack(alignment: guide, spacing: nil),
      ]
    case .zStack: return stacks + [.zStack()]
    case .lazyVStack(let guide, let spacing):
      return [
        .vStack(alignment: guide, spacing: spacing), .lazyVStack(spacing: spacing),
        .lazyVStack(alignment: guide, spacing: nil),
      ]
    case .lazyHStack(let guide, let spacing):
      return [
        .hStack(alignment: guide, spacing: spacing), .lazyHStack(spacing: spacing),
        .lazyHStack(alignment: guide, spacing: nil),
      ]
    case .geometryReader, .group: return childCount == 0 ? [.color] : stacks
    case .scrollView: return stacks + [.scrollView()]
    case .viewThatFits: return stacks + [.viewThatFits()]
    case .grid(_, let horizontal, let vertical):
      return stacks + [.grid(horizontal: horizontal, vertical: vertical)]
    case .gridRow: return stacks
    case .lazyVGrid(let tracks, let spacing):
      return stacks + [.lazyVGrid(columns: Array(tracks.prefix(1)), spacing: spacing)]
        + [.lazyVGrid(columns: tracks, spacing: nil)]
        + tracks.simpler.map { .lazyVGrid(columns: $0, spacing: spacing) }
    case .lazyHGrid(let tracks, let spacing):
      return stacks + [.lazyHGrid(rows: Array(tracks.prefix(1)), spacing: spacing)]
        + [.lazyHGrid(rows: tracks, spacing: nil)]
        + tracks.simpler.map { .lazyHGrid(rows: $0, spacing: spacing) }
    case .customLayout: return stacks
    }
  }
}

extension ViewDescription.TrackDescription {
  fileprivate var settings: Int {
    1 + (kind == .fixed ? 0 : 1) + (maximum == nil ? 0 : 1) + (spacing == nil ? 0 : 1)
  }
}

extension [ViewDescription.TrackDescription] {
  /// The tracks with one setting of one of them fewer.
  fileprivate var simpler: [[ViewDescription.TrackDescription]] {
    indices.flatMap { index in
      [ViewDescription.TrackDescription(.fixed, self[index].minimum)].map { track in
        var copy = self
        copy[index] = track
        return copy
      } + [indices.count > 1 ? Array(self[..<index] + self[(index + 1)...]) : self]
    }
  }
}

extension ViewDescription.Modifier {
  fileprivate var settings: Int {
    switch self {
    case .frame(let width, let height, let alignment):
      (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (alignment == .center ? 0 : 1)
    case .flexFrame(let frame):
      1 + frame.given + (frame.alignment == .center ? 0 : 1)
    case .padding: 1
    case .fixedSize(let horizontal, let vertical): 1 + (horizontal == vertical ? 0 : 1)
    case .aspectRatio(let ratio, let fills): 2 + (ratio == nil ? 0 : 1) + (fills ? 1 : 0)
    case .overlay(_, let alignment): 2 + (alignment == .center ? 0 : 1)
    case .background(_, let alignment): 3 + (alignment == .center ? 0 : 1)
    case .layoutPriority, .alignmentGuide, .layoutDirection: 2
    case .position, .offset: 3
    }
  }

  fileprivate var simpler: [ViewDescription.Modifier] {
    switch self {
    case .frame(let width, let height, let alignment):
      return [
        .frame(width: width, height: height),
        .frame(width: width, height: nil, alignment: alignment),
        .frame(width: nil, height: height, alignment: alignment),
      ]
    case .flexFrame(let frame): return frame.simpler.map { .flexFrame($0) }
    case .padding(let top, let leading, let bottom, let trailing):
      return [.frame(width: leading, height: top)]
        + (top == bottom && top == leading && top == trailing
          ? [] : [.padding(top: top, leading: top, bottom: top, trailing: top)])
    case .fixedSize: return [.fixedSize()]
    case .aspectRatio(let ratio, let fills):
      return [.aspectRatio(nil, fills: fills), .aspectRatio(ratio, fills: false)]
    case .overlay(let view, _): return [.overlay(view)]
    case .background(let view, let alignment):
      return [.overlay(view, alignment: alignment), .background(view)]
    case .position(let x, let y): return [.frame(width: x, height: y)]
    case .offset, .layoutPriority, .alignmentGuide, .layoutDirection: return []
    }
  }
}

extension ViewDescription.FlexFrame {
  private static var bounds: [WritableKeyPath<Self, Length?>] {
    [\.minWidth, \.idealWidth, \.maxWidth, \.minHeight, \.idealHeight, \.maxHeight]
  }

  fileprivate var given: Int { Self.bounds.count { self[keyPath: $0] != nil } }

  fileprivate var simpler: [Self] {
    var simpler = Self.bounds.filter { self[keyPath: $0] != nil }.map { bound in
      var copy = self
      copy[keyPath: bound] = nil
      return copy
    }
    var centred = self
    centred.alignment = .center
    simpler.append(centred)
    return simpler
  }
}
