import LayoutCore

extension ViewDescription {
  /// The deepest nesting of views and modifiers, after a look at every view.
  ///
  /// - Throws: `unsupported` for what cannot be built.
  func checked(
    _ layouts: LayoutCatalogue,
    _ limits: LayoutLimits
  ) throws(LayoutFailure) -> Int {
    var deepest = 0
    var pending: [(view: ViewDescription, depth: Int, inReader: Bool)] = [(self, 1, false)]
    while let (view, above, inReader) = pending.popLast() {
      let depth = above + view.modifiers.count
      deepest = max(deepest, depth)
      if depth > limits.depth {
        throw LayoutFailure(.unsupported, "views nested deeper than \(limits.depth) levels")
      }
      if case .customLayout(let layout) = view.kind, layouts.layout(layout) == nil {
        throw LayoutFailure(.unsupported, "no custom layout is called \(layout.name)")
      }
      if !inReader, view.hasExpressions {
        throw LayoutFailure(.unsupported, "W and H mean something inside a GeometryReader only")
      }
      let isReader = view.kind == .geometryReader
      for child in view.children { pending.append((child, depth + 1, inReader || isReader)) }
      for (index, modifier) in view.modifiers.enumerated() {
        guard let secondary = modifier.secondary else { continue }
        pending.append((secondary, above + view.modifiers.count - index, inReader))
      }
    }
    return deepest
  }

  private var hasExpressions: Bool {
    lengths.contains { $0.points == nil }
      || modifiers.contains { $0.lengths.contains { $0.points == nil } }
  }

  private var lengths: [Length] {
    switch kind {
    case .spacer(let length): [length].compactMap { $0 }
    case .vStack(_, let spacing), .lazyVStack(_, let spacing): [spacing].compactMap { $0 }
    case .hStack(_, let spacing), .lazyHStack(_, let spacing): [spacing].compactMap { $0 }
    case .grid(_, let horizontal, let vertical): [horizontal, vertical].compactMap { $0 }
    case .lazyVGrid(let tracks, let spacing), .lazyHGrid(let tracks, let spacing):
      [spacing].compactMap { $0 }
        + tracks.flatMap { [$0.minimum, $0.maximum, $0.spacing] }
        .compactMap { $0 }
    default: []
    }
  }
}

extension ViewDescription.Modifier {
  /// The view given to an overlay or background.
  package var secondary: ViewDescription? {
    switch self {
    case .overlay(let view, _), .background(let view, _): view
    default: nil
    }
  }

  fileprivate var lengths: [Length] {
    switch self {
    case .frame(let width, let height, _): [width, height].compactMap { $0 }
    case .flexFrame(let frame):
      [
        frame.minWidth, frame.idealWidth, frame.maxWidth, frame.minHeight, frame.idealHeight,
        frame.maxHeight,
      ].compactMap { $0 }
    case .padding(let top, let leading, let bottom, let trailing):
      [top, leading, bottom, trailing]
    case .aspectRatio(let ratio, _): [ratio].compactMap { $0 }
    case .alignmentGuide(_, let length): [length]
    case .position(let x, let y), .offset(let x, let y): [x, y]
    default: []
    }
  }
}
